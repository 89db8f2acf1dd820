import { logoColors, logoShape } from '../../../src/shell/logo-shape.ts';
import { ink, paper } from '../../../src/theme/tokens.ts';
import { contrast } from '../../contrast.ts';

export type Box = Record<'left' | 'top' | 'width' | 'height', number>;
export type Colors = Record<'background' | 'foreground' | 'accent', string>;

const stroke = 3;
const cornerSize = 17;

export function frameAround(box: Box, { accent, background }: Colors): string {
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

export function markAt(x: number, y: number, height: number, colors: Colors): string {
  const { background, foreground } = colors;
  const fruit = standsOut(logoColors.fruit, background) ? logoColors.fruit : paper.light;
  const half = standsOut(logoColors.half, background) ? logoColors.half : ink.light;
  const scale = height / 28;
  return `<g transform="translate(${x} ${y}) scale(${scale}) translate(-5.5 -2.5)">
    <path d="${logoShape.fruit}" fill="${fruit}"/>
    <path d="${logoShape.half}" fill="${half}"/>
    <path d="${logoShape.leaf}" fill="${foreground}"/>
  </g>`;
}

const standsOut = (color: string, background: string) => contrast(color, background) > 1.3;
