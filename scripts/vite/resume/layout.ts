import type { Contact, Job, ResumeData, ResumeProject } from '../../../src/content/resume';
import type { LinkTo } from '../../../src/content/types';
import { accent, ink, secondaryInk } from '../../../src/theme/tokens.ts';
import type { Part, Run, Shape, Sheet, Style } from './sheet.ts';

const line = '#d9d5cf';

const styles = {
  headline: { font: 'headline', size: 37, leading: 38, color: ink.light, tracking: -0.035 },
  lead: { font: 'text', size: 11, leading: 15.6, color: secondaryInk.light },
  figure: { font: 'display', size: 21, leading: 21, color: ink.light, tracking: -0.03 },
  title: { font: 'display', size: 16, leading: 16, color: ink.light, tracking: -0.03 },
  name: { font: 'display', size: 10.4, leading: 12, color: ink.light, tracking: -0.015 },
  strong: { font: 'strong', size: 9, leading: 12.4, color: ink.light },
  text: { font: 'text', size: 9, leading: 12.4, color: ink.light },
  quiet: { font: 'text', size: 9, leading: 12.4, color: secondaryInk.light },
  bar: { font: 'text', size: 9, leading: 12.4, color: accent.light },
  note: { font: 'text', size: 8.2, leading: 11.3, color: secondaryInk.light },
  label: { font: 'label', size: 6.9, leading: 13, color: secondaryInk.light, tracking: 0.03 },
} satisfies Record<string, Style>;

/**
 * The edges of the text on a US Letter page, in points. The text also fits on A4 without scaling,
 * although A4 is 17 points narrower.
 */
export const page = { left: 52, right: 560, top: 46, bottom: 748 };
const { left, right, top } = page;

/** The left edge of a row's right part. The row of key numbers has three columns there. */
const column = 224;
const third = (right - column) / 3;
/** The width of a row's left part, without the gutter. */
const aside = column - 14 - left;
/** The distance from the top of a row to its first baseline. */
const ascent = 9;

interface Block {
  children: (Part | Shape)[];
  bottom: number;
}

const together = (...blocks: Block[]): Block => ({
  children: blocks.flatMap(({ children }) => children),
  bottom: Math.max(...blocks.map(({ bottom }) => bottom)),
});

/** `gap` is the unit of white space, in points. */
export function layOut(data: ResumeData, sheet: Sheet, gap: number): Block {
  const head = opening(data, sheet, gap);
  const figures = figureRow(data, sheet, head.bottom + 2 * gap);
  const jobs = experience(data, sheet, figures.bottom, gap);
  const work = workSection(data, sheet, jobs.bottom + 2.4 * gap, gap);
  const y = work.bottom + 2.2 * gap;
  const foot = [education(data, sheet, y, gap), skills(data, sheet, y, gap)];
  return together(head, figures, jobs, work, ...foot);
}

const runsOf = (words: readonly string[], style: Style, x: number, firstBaseline: number): Run[] =>
  words.map((text, index) => ({ text, style, x, y: firstBaseline + index * style.leading }));

const lines = (tag: string, words: readonly string[], style: Style, x: number, y: number) => ({
  tag,
  children: runsOf(words, style, x, y),
});

type Paragraph = readonly [tag: string, text: string, style: Style, to?: string];

function stack(
  sheet: Sheet,
  paragraphs: Paragraph[],
  x: number,
  firstBaseline: number,
  width: number,
): Block {
  let baseline = firstBaseline;
  const said = paragraphs.filter(([, text]) => text);
  const children = said.map(([tag, text, style, to], index): Part => {
    if (index > 0) baseline += style.leading;
    const words = sheet.wrap(text, style, width);
    const part = lines(to ? 'Link' : tag, words, style, x, baseline);
    baseline += (words.length - 1) * style.leading;
    return to ? { tag, children: [{ ...part, to }] } : part;
  });
  return { children, bottom: baseline + 3 };
}

const rule = (color: string, ...box: Shape['box']): Shape => ({ shape: 'rule', box, color });
const inkRule = (x: number, y: number, width: number) => rule(ink.light, x, y, width, 1);
const hairline = (x: number, y: number, width: number) => rule(line, x, y, width, 0.6);

const heading = (title: string, x: number, y: number, width: number): Block => ({
  children: [lines('H2', [title], styles.title, x, y + 11), inkRule(x, y + 18, width)],
  bottom: y + 19,
});

function opening(data: ResumeData, sheet: Sheet, gap: number): Block {
  const place = lines('P', [data.place.toUpperCase()], styles.label, left, top + 5);
  const title = headline(data, sheet, top + 30 + 2.4 * gap);
  const first = title.bottom + 10 + 2 * gap;
  const profile = stack(sheet, [['P', data.profile, styles.lead]], left, first, aside + third);
  const contacts = contactList(data.contacts, sheet, first);
  const last = Math.max(profile.bottom + 18, contacts.bottom);
  const others = [...contacts.children, roles(data.roles, sheet, last)];
  const children = [place, ...title.children, ...profile.children];
  return { children: [...children, ...others], bottom: last + 3 };
}

const frameRoom = { side: 5, above: 30.6, below: 6.4, belowDescender: 10 };

function headline({ headline: words }: ResumeData, sheet: Sheet, first: number): Block {
  const style = styles.headline;
  const [before, framed, after] = words;
  const whole = [before, framed.replaceAll(' ', '\u00a0'), after].filter(Boolean).join(' ');
  const rows = sheet.wrap(whole, style, right - left - 2 * frameRoom.side, 0.5);
  const framedRow = rows.findIndex((row) => row.includes(framed));
  const frames: Shape[] = [];
  const runs = rows.flatMap((text, index): Run[] => {
    const y = first + index * style.leading;
    if (index !== framedRow) return [{ text, style, x: left, y }];
    const [start = '', end = ''] = text.split(framed, 2);
    const x = left + (start ? sheet.widthOf(start, style) + frameRoom.side : 0);
    const width = sheet.widthOf(framed, style);
    frames.push(frameAround(framed, x, y, width));
    const next = x + width + sheet.widthOf(' ', style) + frameRoom.side;
    return [
      { text: start.trim(), style, x: left, y },
      { text: framed, style, x, y },
      { text: end.trim(), style, x: next, y },
    ].filter((run) => run.text !== '');
  });
  return {
    children: [{ tag: 'H1', children: runs }, ...frames],
    bottom: first + (rows.length - 1) * style.leading,
  };
}

function frameAround(words: string, x: number, y: number, width: number): Shape {
  const { side, above, below, belowDescender } = frameRoom;
  const height = above + (/[gjpqy]/.test(words) ? belowDescender : below);
  // 0.8 less, because the width of the last letter includes some space on its right.
  return {
    shape: 'frame',
    box: [x - side, y - above, width + 2 * side - 0.8, height],
    color: accent.light,
  };
}

function roles(names: readonly string[], sheet: Sheet, y: number): Part {
  let x = left;
  const runs = names.flatMap((text, index): Run[] => {
    const bar = { text: '|', style: styles.bar, x: x + 8, y };
    if (index > 0) x += 18;
    const role = { text, style: styles.strong, x, y };
    x += sheet.widthOf(text, role.style);
    return index > 0 ? [bar, role] : [role];
  });
  return { tag: 'P', children: runs };
}

function contactList(ways: readonly Contact[], sheet: Sheet, y: number): Block {
  if (ways.length === 0) return { children: [], bottom: y };
  const step = styles.lead.leading;
  const children = ways.map((way, index) => contact(way, sheet, y + index * step));
  return { children: [{ tag: 'L', children }], bottom: y + (ways.length - 1) * step };
}

function contact({ label, text, to }: Contact, sheet: Sheet, y: number): Part {
  const x = column + third;
  const textX = x + 52;
  const link = { ...lines('Link', [text], styles.text, textX, y), to };
  const underline = hairline(textX, y + 2.4, sheet.widthOf(text, styles.text));
  return {
    tag: 'LI',
    children: [
      lines('Lbl', [label.toUpperCase()], styles.label, x, y),
      { tag: 'LBody', children: [link, underline] },
    ],
  };
}

function figureRow({ figures }: ResumeData, sheet: Sheet, y: number): Block {
  const xOf = (index: number) => (index === 0 ? left : column + (index - 1) * third);
  const cells = figures.map(({ value, label, of }, index) => {
    const x = xOf(index);
    const room = xOf(index + 1) - x - 18;
    const caption = sheet.wrap(label.toUpperCase(), styles.label, room);
    const project = of ? sheet.wrap(of, styles.note, room) : [];
    const projectAt = y + 38 + caption.length * styles.label.leading;
    return {
      children: [
        { text: value, style: styles.figure, x, y: y + 25 },
        ...runsOf(caption, styles.label, x, y + 38),
        ...runsOf(project, styles.note, x, projectAt),
      ],
      bottom: projectAt + (project.length - 1) * styles.note.leading + 6,
    };
  });
  const items = cells.map(({ children }): Part => ({
    tag: 'LI',
    children: [{ tag: 'LBody', children }],
  }));
  const bottom = Math.max(y + 44, ...cells.map((cell) => cell.bottom));
  const dividers = figures.map((_, index) =>
    rule(line, xOf(index) - 12, y + 1, 0.6, bottom - y - 1),
  );
  const drawn = [inkRule(left, y, right - left), ...dividers.slice(1)];
  return { children: [...drawn, { tag: 'L', children: items }], bottom };
}

function experience(data: ResumeData, sheet: Sheet, y: number, gap: number): Block {
  const { title, jobs } = data.experience;
  if (jobs.length === 0) return { children: [], bottom: y };
  const head = heading(title, left, y + 2.4 * gap, right - left);
  const rows = jobs.map((job) => jobRow(job, sheet));
  return rowSection(head, rows, gap);
}

function workSection({ work }: ResumeData, sheet: Sheet, y: number, gap: number): Block {
  const head = heading(work.title, left, y, right - left);
  if (work.more) head.children.push(moreLink(work.more, sheet, y + 11));
  const rows = work.projects.map((project) => projectRow(project, sheet));
  return rowSection(head, rows, gap);
}

function moreLink({ label, to }: LinkTo, sheet: Sheet, y: number): Part {
  const text = label.toUpperCase();
  const x = right - sheet.widthOf(text, styles.label);
  return { tag: 'P', children: [{ ...lines('Link', [text], styles.label, x, y), to }] };
}

function rowSection(head: Block, rowsAt: ((y: number) => Block)[], gap: number): Block {
  const children = [...head.children];
  let { bottom } = head;
  rowsAt.forEach((rowAt, index) => {
    if (index > 0) children.push(hairline(left, bottom, right - left));
    const next = rowAt(bottom + 0.6 * gap + ascent);
    children.push(...next.children);
    bottom = next.bottom + 0.6 * gap;
  });
  return { children: [{ tag: 'Sect', children }], bottom };
}

const row = (sheet: Sheet, facts: Paragraph[], story: Paragraph[]) => (y: number) =>
  together(stack(sheet, facts, left, y, aside), stack(sheet, story, column, y, right - column));

const jobRow = ({ employer, dates, title, text }: Job, sheet: Sheet) =>
  row(
    sheet,
    [
      ['H3', employer, styles.name],
      ['P', dates, styles.note],
    ],
    [
      ['P', title, styles.strong],
      ['P', text, styles.quiet],
    ],
  );

const projectRow = (project: ResumeProject, sheet: Sheet) =>
  row(
    sheet,
    [
      ['H3', project.name, styles.name, project.to],
      ['P', project.jobTitle, styles.note],
      ...(project.setting ? [['P', project.setting, styles.note] as const] : []),
    ],
    [
      ['P', project.outcome, styles.strong],
      ['P', project.part, styles.quiet],
    ],
  );

function education(data: ResumeData, sheet: Sheet, y: number, gap: number): Block {
  const { title, schools } = data.education;
  const head = heading(title, left, y, aside);
  let bottom = head.bottom - 0.4 * gap;
  const items = schools.map(({ name, degree }): Part => {
    const school: Paragraph[] = [
      ['Lbl', name, styles.name],
      ['LBody', degree, styles.note],
    ];
    const item = stack(sheet, school, left, bottom + gap + ascent, aside);
    bottom = item.bottom;
    return { tag: 'LI', children: item.children };
  });
  return section(head, items, bottom);
}

function skills(data: ResumeData, sheet: Sheet, y: number, gap: number): Block {
  const { title, groups } = data.skills;
  const head = heading(title, column, y, right - column);
  const x = column + 78;
  let bottom = head.bottom + 0.2 * gap;
  const items = groups.map((group): Part => {
    const baseline = bottom + 0.4 * gap + ascent;
    const label = lines('Lbl', [group.title], styles.name, column, baseline);
    const words = group.skills.map((skill) => skill.replaceAll(' ', '\u00a0')).join(', ');
    const list = stack(sheet, [['LBody', words, styles.text]], x, baseline, right - x);
    bottom = list.bottom;
    return { tag: 'LI', children: [label, ...list.children] };
  });
  return section(head, items, bottom);
}

const section = (head: Block, items: Part[], bottom: number): Block => ({
  children: [{ tag: 'Sect', children: [...head.children, { tag: 'L', children: items }] }],
  bottom,
});
