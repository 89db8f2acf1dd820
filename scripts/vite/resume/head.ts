import type { Contact, ResumeData } from '../../../src/content/resume';
import {
  aside,
  clay,
  column,
  divider,
  hairline,
  inkRule,
  lines,
  page,
  stack,
  styles,
  third,
  type Block,
} from './grid.ts';
import type { Part, Run, Shape, Sheet } from './sheet.ts';

const { left, right, top } = page;

/** Place, headline, profile and roles on the left, the ways to reach the owner on the right. */
export function opening(data: ResumeData, sheet: Sheet, gap: number): Block {
  const place = lines('P', [data.place.toUpperCase()], styles.label, left, top + 5);
  const title = headline(data, sheet, top + 30 + 2.4 * gap);
  const first = title.bottom + 10 + 2 * gap;
  const profile = stack(sheet, [['P', data.profile, styles.lead]], left, first, aside + third);
  const last = profile.bottom + 18;
  const step = (last - first) / Math.max(1, data.contacts.length - 1);
  const contacts = data.contacts.map((way, index) => contact(way, sheet, first + index * step));
  return {
    children: [
      place,
      ...title.children,
      ...profile.children,
      roles(data.roles, sheet, last),
      { tag: 'L', children: contacts },
    ],
    bottom: last + 3,
  };
}

const frameRoom = { side: 5, above: 30.6, below: 6.4, belowDescender: 10 };

/** The headline over as many lines as it needs, the frame around its framed words. */
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
    // The framed words stand a little apart from their neighbours.
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
  return {
    shape: 'frame',
    x: x - side,
    y: y - above,
    // The last letter brings some room of its own.
    width: width + 2 * side - 0.8,
    height: above + (/[gjpqy]/.test(words) ? belowDescender : below),
    colour: clay,
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

function contact({ label, text, to }: Contact, sheet: Sheet, y: number): Part {
  const x = column + third;
  const textX = x + 52;
  return {
    tag: 'LI',
    children: [
      lines('Lbl', [label.toUpperCase()], styles.label, x, y),
      {
        tag: 'LBody',
        children: [
          { ...lines('Link', [text], styles.text, textX, y), to },
          hairline(textX, y + 2.4, sheet.widthOf(text, styles.text)),
        ],
      },
    ],
  };
}

/** The first figure over the left part of the rows below, the others over the right part. */
export function figureRow({ figures }: ResumeData, y: number): Block {
  const height = 44;
  const xOf = (index: number) => (index === 0 ? left : column + (index - 1) * third);
  const items = figures.map(({ value, label }, index): Part => {
    const figure = { text: value, style: styles.figure, x: xOf(index), y: y + 25 };
    const caption = { text: label.toUpperCase(), style: styles.label, x: figure.x, y: y + 38 };
    return { tag: 'LI', children: [{ tag: 'LBody', children: [figure, caption] }] };
  });
  const dividers = figures
    .slice(1)
    .map((_, index) => divider(xOf(index + 1) - 12, y + 1, height - 1));
  return {
    children: [inkRule(left, y, right - left), ...dividers, { tag: 'L', children: items }],
    bottom: y + height,
  };
}
