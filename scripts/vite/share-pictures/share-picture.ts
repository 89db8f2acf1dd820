import sharp from 'sharp';
import { logoColors, logoShape } from '../../../src/shell/logo-shape.ts';
import { ink, paper } from '../../../src/theme/tokens.ts';
import { contrast } from '../../contrast.ts';
import { setLine, type LetterStyle } from '../svg/lettering.ts';
import { sizeOf } from '../svg/svg-size.ts';
import { fitTitle, placeTitle, wrap, type Box } from './title.ts';

type Colors = Record<'background' | 'foreground' | 'accent', string>;

export interface ShareCard extends Colors {
  title: string;
  kicker: string;
  line: string;
  /** SVG markup. */
  cover?: string;
  /** If the cover is a photo, the share picture is a JPEG: some apps would reject a large PNG. */
  isPhoto?: boolean;
  /** The part of the title to frame if there is no cover. By default, the title's last word. */
  focus?: string;
  siteName: string;
}

const width = 1200;
const height = 630;
const margin = 60;
const gutter = 44;
const coverRoom = { width: 552, height: 414 };
const coverLayout = { largest: [110, 110], gap: 34, descent: 0.2 };
const wideLayout = { largest: [220, 160, 108], gap: 44, descent: 0.28 };

const kickerStyle: LetterStyle = { family: 'Mono', size: 20, weight: 500, tracking: 0.4 };
const nameStyle: LetterStyle = { family: 'Display', size: 28, weight: 600, tracking: -0.3 };
const lineStyle: LetterStyle = { family: 'Text', size: 28, weight: 400 };
const lineHeight = 38;
const stroke = 3;
const cornerSize = 17;

export async function sharePicture(card: ShareCard): Promise<Buffer> {
  const cover = card.cover ? placeCover(card.cover) : undefined;
  const room = cover ? cover.left - gutter - margin : width - 2 * margin - 60;
  const { largest, gap, descent } = cover ? coverLayout : wideLayout;
  const title = fitTitle(card.title, room, largest);
  const sentence = setSentence(card, cover ? room : 760);
  const base = sentence.top - gap - descent * title.style.size;
  const focus = cover ? undefined : (card.focus ?? card.title.split(' ').at(-1));
  const { path, selected = cover } = placeTitle(title, margin, base, focus);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${card.background}"/>
    ${drawTopRow(card)}${sentence.drawing}${fill(path, card)}${cover?.drawing ?? ''}
    ${selected ? frameAround(selected, card) : ''}
  </svg>`;

  const picture = sharp(Buffer.from(drawing), { unlimited: true });
  if (card.isPhoto) return picture.jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer();
  // The PNG has no palette, because computing one would take longer than drawing the picture.
  return picture.png().toBuffer();
}

function placeCover(svg: string): Box & { drawing: string } {
  const natural = sizeOf(svg, 'cover');
  const scale = Math.min(coverRoom.width / natural.width, coverRoom.height / natural.height);
  const size = { width: natural.width * scale, height: natural.height * scale };
  const left = width - margin - size.width;
  const top = height - margin - size.height;
  const place = `translate(${left} ${top}) scale(${scale})`;
  return { ...size, left, top, drawing: `<g transform="${place}">${svg}</g>` };
}

function drawTopRow(card: ShareCard): string {
  const name = setLine(card.siteName, nameStyle);
  const kicker = setLine(card.kicker.toUpperCase(), kickerStyle);
  const right = width - margin - kicker.width;
  const path = name.pathAt(margin + 48, margin + 20) + kicker.pathAt(right, margin + 18);
  return markAt(margin, margin - 14, 42, card) + fill(path, card);
}

/** The result's `top` is the y coordinate of the top of the first line's capitals. */
function setSentence(card: ShareCard, room: number) {
  const rows = wrap(card.line, lineStyle, room);
  const first = height - margin - (rows.length - 1) * lineHeight;
  const paths = rows.map((row, index) =>
    setLine(row, lineStyle).pathAt(margin, first + index * lineHeight),
  );
  return { drawing: fill(paths.join(''), card), top: first - 20 };
}

const fill = (path: string, { foreground }: Colors) => `<path fill="${foreground}" d="${path}"/>`;

function frameAround(box: Box, { accent, background }: Colors): string {
  const [left, top] = [Math.round(box.left), Math.round(box.top)];
  const [right, bottom] = [left + Math.round(box.width), top + Math.round(box.height)];
  const corners = [left, right].flatMap((x) =>
    [top, bottom].map((y) => square(x - cornerSize / 2, y - cornerSize / 2)),
  );
  return `<g fill="none" stroke="${accent}" stroke-width="${stroke}">
    <path d="M${left} ${top}H${right}V${bottom}H${left}z"/>
    <path fill="${background}" d="${corners.join('')}"/>
  </g>`;
}

const square = (x: number, y: number) => `M${x} ${y}h${cornerSize}v${cornerSize}h-${cornerSize}z`;

function markAt(x: number, y: number, size: number, colors: Colors): string {
  const { background, foreground } = colors;
  const fruit = standsOut(logoColors.fruit, background) ? logoColors.fruit : paper.light;
  const half = standsOut(logoColors.half, background) ? logoColors.half : ink.light;
  const scale = size / 28;
  return `<g transform="translate(${x} ${y}) scale(${scale}) translate(-5.5 -2.5)">
    <path d="${logoShape.fruit}" fill="${fruit}"/>
    <path d="${logoShape.half}" fill="${half}"/>
    <path d="${logoShape.leaf}" fill="${foreground}"/>
  </g>`;
}

const standsOut = (color: string, background: string) => contrast(color, background) > 1.3;
