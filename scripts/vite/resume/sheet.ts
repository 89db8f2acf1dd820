import { buffer } from 'node:stream/consumers';
import { create, type Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import subsetFont from 'subset-font';
import type { ResumeData } from '../../../src/content/resume';
import { assertGlyphs, fillLines, readFont, type Family } from '../typesetting.ts';

// PDF has no variable fonts, so each combination of axes is embedded as a font of its own.
const fonts = {
  headline: { family: 'Display', axes: { wght: 700, wdth: 100, opsz: 40 } },
  display: { family: 'Display', axes: { wght: 700, wdth: 100, opsz: 16 } },
  text: { family: 'Text', axes: { wght: 400, wdth: 100 } },
  strong: { family: 'Text', axes: { wght: 600, wdth: 100 } },
  label: { family: 'Mono', axes: { wght: 500 } },
} satisfies Record<string, { family: Family; axes: Record<string, number> }>;

export interface Style {
  font: keyof typeof fonts;
  size: number;
  leading: number;
  color: string;
  /** Letter-spacing as a fraction of `size`. */
  tracking?: number;
}

/** `x` and `y` are the start of the baseline, in points from the page's top left corner. */
export interface Run {
  text: string;
  style: Style;
  x: number;
  y: number;
}

/** A decoration, which screen readers skip. */
export interface Shape {
  shape: 'rule' | 'frame';
  box: readonly [x: number, y: number, width: number, height: number];
  color: string;
}

/** An element in the PDF's structure tree, such as H1, P, L, LI, or Link. */
export interface Part {
  tag: string;
  children: readonly (Part | Run | Shape)[];
  to?: string;
}

export type Sheet = Awaited<ReturnType<typeof openSheet>>;

const paper = '#ffffff';
const frameWidth = 1;
const cornerSize = 5;

export async function openSheet(data: ResumeData) {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: data.language,
    displayTitle: true,
    info: {
      Title: data.title,
      ...(data.author && { Author: data.author }),
      // Without the time, so that builds on the same day are identical.
      CreationDate: new Date(new Date().toISOString().slice(0, 10)),
    },
  });

  const words = JSON.stringify(data);
  // The fonts need capitals of all words, because labels are set in capitals.
  const alphabet = `${words}${words.toUpperCase()}|\u00a0`;
  const faces = new Map<string, Font>();
  for (const [name, { family, axes }] of Object.entries(fonts)) {
    const file = await subsetFont(readFont(family), alphabet, {
      targetFormat: 'truetype',
      variationAxes: axes,
    });
    doc.registerFont(name, file);
    faces.set(name, create(file) as Font);
  }

  const choose = ({ font, size }: Style) => doc.font(font).fontSize(size);
  const spacing = ({ tracking = 0, size }: Style) => ({ characterSpacing: tracking * size });
  const widthOf = (text: string, style: Style) => choose(style).widthOfString(text, spacing(style));

  const fill = (text: string, style: Style, room: number) =>
    fillLines(text, (line) => widthOf(line, style) <= room);

  /**
   * Breaks text into as few lines as possible. The last line is filled at least to the fraction
   * `lastLine`, if possible. No line ends with “a” or “I”, or begins with a dash.
   */
  function wrap(text: string, style: Style, room: number, lastLine = 0.25): string[] {
    const bound = text.replace(/(?<=^| )([AaI]) | (?=[—–])/g, '$1\u00a0');
    const widest = fill(bound, style, room);
    for (let narrower = room; narrower > room / 2; narrower -= 4) {
      const lines = fill(bound, style, narrower);
      if (lines.length > widest.length) break;
      if (widthOf(lines.at(-1) ?? '', style) >= room * lastLine) return lines.map(plainSpaces);
    }
    return widest.map(plainSpaces);
  }

  function set(part: Part, parent?: PDFKit.PDFStructureElement) {
    const structure = doc.struct(part.tag);
    if (parent) parent.add(structure);
    else doc.addStructure(structure);

    const runs = part.children.filter((child) => 'text' in child);
    if (runs.length > 0) structure.add(() => setRuns(runs));
    if (part.to) setLink(part.to, runs, structure);
    for (const child of part.children) {
      if ('shape' in child) draw(child);
      else if ('tag' in child) set(child, structure);
    }
    structure.end();
  }

  function setRuns(runs: readonly Run[]) {
    runs.forEach(({ text, style, x, y }, index) => {
      assertGlyphs(faces.get(style.font), style.font, text);
      // Without this space, screen readers would join the words of two lines.
      const line = index < runs.length - 1 ? `${text} ` : text;
      choose(style)
        .fillColor(style.color)
        .text(line, x, y, { lineBreak: false, baseline: 'alphabetic', ...spacing(style) });
    });
  }

  function setLink(to: string, runs: readonly Run[], structParent: PDFKit.PDFStructureElement) {
    const x = Math.min(...runs.map((run) => run.x));
    const end = Math.max(...runs.map((run) => run.x + widthOf(run.text, run.style)));
    const top = Math.min(...runs.map((run) => run.y - run.style.size));
    const foot = Math.max(...runs.map((run) => run.y + 0.3 * run.style.size));
    // `Contents` is a String object, because pdfkit would write a primitive string as a PDF name.
    const Contents = Object(runs.map(({ text }) => text).join(' ')) as string;
    const options = { Contents, structParent };
    doc.link(x, top, end - x, foot - top, to, options);
  }

  function draw({ shape, box, color }: Shape) {
    doc.markContent('Artifact', { type: 'Layout' });
    if (shape === 'rule') doc.rect(...box).fill(color);
    else {
      const [x, y, width, height] = box;
      doc
        .lineWidth(frameWidth)
        .rect(...box)
        .stroke(color);
      for (const across of [x, x + width]) {
        for (const down of [y, y + height]) {
          doc.rect(across - cornerSize / 2, down - cornerSize / 2, cornerSize, cornerSize);
        }
      }
      doc.fillAndStroke(paper, color);
    }
    doc.endMarkedContent();
  }

  function finish(): Promise<Buffer> {
    doc.end();
    return buffer(doc);
  }

  return { widthOf, wrap, scale: (factor: number) => doc.scale(factor), set, finish };
}

const plainSpaces = (words: string) => words.replaceAll('\u00a0', ' ');
