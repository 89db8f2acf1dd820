import type { ResumeData, ResumeProject } from '../../../src/content/resume';
import {
  aside,
  column,
  hairline,
  heading,
  lines,
  page,
  stack,
  styles,
  type Block,
  type Paragraph,
} from './grid.ts';
import type { Part, Shape, Sheet } from './sheet.ts';

const { left, right } = page;
const { name, note, strong, quiet, text, label } = styles;
/** From the top of a row to its first baseline. */
const ascent = 9;

export function workSection({ work }: ResumeData, sheet: Sheet, y: number, gap: number): Block {
  const head = heading(work.title, left, y, right - left);
  const address = `${work.more.label}: ${work.more.text}`.toUpperCase();
  const link: Part = {
    ...lines('Link', [address], label, right - sheet.widthOf(address, label), y + 11),
    to: work.more.to,
  };
  const children: (Part | Shape)[] = [...head.children, { tag: 'P', children: [link] }];
  let bottom = head.bottom;
  work.projects.forEach((project, index) => {
    if (index > 0) children.push(hairline(left, bottom, right - left));
    const row = projectRow(project, sheet, bottom + 0.6 * gap + ascent);
    children.push(...row.children);
    bottom = row.bottom + 0.6 * gap;
  });
  return { children: [{ tag: 'Sect', children }], bottom };
}

/** What it is on the left; on the right what came of it, then what I did. */
function projectRow(project: ResumeProject, sheet: Sheet, y: number): Block {
  const facts: Paragraph[] = [
    ['H3', project.name, name, project.to],
    ['P', project.jobTitle, note],
    ['P', `${project.employer}, ${project.team}`, note],
  ];
  const story: Paragraph[] = [
    ['P', project.outcome, strong],
    ['P', project.position, quiet],
  ];
  return beside(
    stack(sheet, facts, left, y, aside),
    stack(sheet, story, column, y, right - column),
  );
}

const beside = (one: Block, other: Block): Block => ({
  children: [...one.children, ...other.children],
  bottom: Math.max(one.bottom, other.bottom),
});

/** Education under the left part of the rows above, skills under the right part. */
export const closing = (data: ResumeData, sheet: Sheet, y: number, gap: number): Block =>
  beside(education(data, sheet, y, gap), skills(data, sheet, y, gap));

function education(
  { education: { title, schools } }: ResumeData,
  sheet: Sheet,
  y: number,
  gap: number,
) {
  const head = heading(title, left, y, aside);
  let bottom = head.bottom - 0.4 * gap;
  const items = schools.map((school): Part => {
    const lesson: Paragraph[] = [
      ['Lbl', school.name, name],
      ['LBody', school.degree, note],
    ];
    const item = stack(sheet, lesson, left, bottom + gap + ascent, aside);
    bottom = item.bottom;
    return { tag: 'LI', children: item.children };
  });
  return section(head, items, bottom);
}

function skills({ skills: { title, groups } }: ResumeData, sheet: Sheet, y: number, gap: number) {
  const head = heading(title, column, y, right - column);
  const x = column + 78;
  let bottom = head.bottom + 0.2 * gap;
  const items = groups.map((group): Part => {
    const baseline = bottom + 0.4 * gap + ascent;
    const listed = group.skills.map((skill) => skill.replaceAll(' ', '\u00a0')).join(', ');
    const list = stack(sheet, [['LBody', listed, text]], x, baseline, right - x);
    bottom = list.bottom;
    return {
      tag: 'LI',
      children: [lines('Lbl', [group.title], name, column, baseline), ...list.children],
    };
  });
  return section(head, items, bottom);
}

const section = (head: Block, items: Part[], bottom: number): Block => ({
  children: [{ tag: 'Sect', children: [...head.children, { tag: 'L', children: items }] }],
  bottom,
});
