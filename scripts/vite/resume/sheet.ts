import PDFDocument from 'pdfkit';
import { fillLines } from '../fill-lines.ts';
import { fontNames, openFonts, type FontName } from './fonts.ts';

export interface Style {
  font: FontName;
  size: number;
  leading: number;
  colour: string;
  /** Letter-spacing in parts of the size. */
  tracking?: number;
}

/** Text on one line; y is its baseline. */
export interface Run {
  text: string;
  style: Style;
  x: number;
  y: number;
}

/** What is drawn and not read. */
export interface Shape {
  shape: 'rule' | 'frame';
  x: number;
  y: number;
  width: number;
  height: number;
  colour: string;
}

/** A part of the document's structure, by the names that PDF gives them: H1, P, L, LI, Link. */
export interface Part {
  tag: string;
  children: readonly (Part | Run | Shape)[];
  /** Where a Link leads. */
  to?: string;
}

export interface SheetHead {
  title: string;
  author: string;
  language: string;
}

export type Sheet = Awaited<ReturnType<typeof openSheet>>;

const paper = '#ffffff';
const frameWidth = 1;
const handle = 5;

const today = () => new Date(new Date().toISOString().slice(0, 10));

/** One page of A4: text is measured on it first and then set, tagged for those who hear it. */
export async function openSheet({ title, author, language }: SheetHead, alphabet: string) {
  const fonts = await openFonts(alphabet);
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    // The day alone, so that two builds of one day are the same.
    info: { Title: title, Author: author, CreationDate: today() },
  });
  for (const name of fontNames) doc.registerFont(name, fonts[name].file);

  const choose = ({ font, size }: Style) => doc.font(font).fontSize(size);
  const spacing = ({ tracking = 0, size }: Style) => ({ characterSpacing: tracking * size });
  const widthOf = (text: string, style: Style) => choose(style).widthOfString(text, spacing(style));

  const fill = (text: string, style: Style, room: number) =>
    fillLines(text, (line) => widthOf(line, style) <= room);

  /**
   * Breaks text into as few lines as the room allows, the last of them at least so full.
   * No line ends with a lone letter, begins with a dash, or breaks at a space that forbids it.
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

  /** Sets a part and all that it holds, in the order in which it is to be read. */
  function set(part: Part, parent?: PDFKit.PDFStructureElement) {
    const structure = doc.struct(part.tag);
    if (parent) parent.add(structure);
    else doc.addStructure(structure);

    const runs = part.children.filter(isRun);
    if (runs.length > 0) structure.add(() => setRuns(runs));
    if (part.to) setLink(part.to, runs, structure);
    for (const child of part.children) {
      if ('shape' in child) draw(child);
      else if (!isRun(child)) set(child, structure);
    }
    structure.end();
  }

  function setRuns(runs: readonly Run[]) {
    runs.forEach(({ text, style, x, y }, index) => {
      assertGlyphs(text, style.font);
      // A line that goes on ends with a space, or its last word would run into the next.
      const words = index < runs.length - 1 ? `${text} ` : text;
      choose(style)
        .fillColor(style.colour)
        .text(words, x, y, { lineBreak: false, baseline: 'alphabetic', ...spacing(style) });
    });
  }

  function assertGlyphs(text: string, font: FontName) {
    const { face } = fonts[font];
    const missing = [...text].find(
      (letter) => !face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    );
    if (missing) throw new Error(`resume: the font ${font} has no “${missing}”, as in “${text}”`);
  }

  function setLink(to: string, runs: readonly Run[], structParent: PDFKit.PDFStructureElement) {
    const x = Math.min(...runs.map((run) => run.x));
    const end = Math.max(...runs.map((run) => run.x + widthOf(run.text, run.style)));
    const top = Math.min(...runs.map((run) => run.y - run.style.size));
    const foot = Math.max(...runs.map((run) => run.y + 0.3 * run.style.size));
    // pdfkit writes a primitive string as a name; the object becomes the text that it should be.
    const Contents = Object(runs.map(({ text }) => text).join(' ')) as string;
    const options = { Contents, structParent };
    doc.link(x, top, end - x, foot - top, to, options);
  }

  function draw({ shape, x, y, width, height, colour }: Shape) {
    doc.markContent('Artifact', { type: 'Layout' });
    if (shape === 'rule') doc.rect(x, y, width, height).fill(colour);
    else {
      doc.lineWidth(frameWidth).rect(x, y, width, height).stroke(colour);
      for (const across of [x, x + width]) {
        for (const down of [y, y + height]) {
          doc.rect(across - handle / 2, down - handle / 2, handle, handle);
        }
      }
      doc.fillAndStroke(paper, colour);
    }
    doc.endMarkedContent();
  }

  async function finish(): Promise<Buffer> {
    doc.end();
    const pieces: Uint8Array[] = [];
    for await (const piece of doc) pieces.push(piece as Uint8Array);
    return Buffer.concat(pieces);
  }

  return { widthOf, wrap, set, finish };
}

const isRun = (child: Part | Run | Shape): child is Run => 'text' in child;

const plainSpaces = (words: string) => words.replaceAll('\u00a0', ' ');
