import sharp from 'sharp';
import { ink, paper } from '../../../src/theme/tokens.ts';
import { contrast } from '../../contrast.ts';

const plates = [paper.light, ink.light];

const leastContrast = 3;
const mostUnseen = 1 / 2;

/**
 * Returns the color of a plate to draw behind the logo. Undefined if at least half the logo
 * contrasts with the background, or if no plate would be better.
 */
export async function plateFor(picture: Buffer, background: string): Promise<string | undefined> {
  const colors = await colorsOf(picture);
  const unseenOn = (color: string) =>
    colors.filter((each) => contrast(each, color) < leastContrast).length / colors.length;
  const [best = background] = [background, ...plates].toSorted((a, b) => unseenOn(a) - unseenOn(b));
  return unseenOn(background) > mostUnseen && best !== background ? best : undefined;
}

async function colorsOf(picture: Buffer): Promise<string[]> {
  const isSvg = picture.subarray(0, 4).toString() === '<svg';
  const drawn = isSvg
    ? Buffer.from(String(picture).replaceAll('currentColor', paper.light))
    : picture;
  const pixels = await sharp(drawn, { density: 144 })
    .resize({ width: 64, height: 64, fit: 'inside' })
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  const colors: string[] = [];
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) > 127) colors.push(`#${pixels.subarray(at, at + 3).toString('hex')}`);
  }
  return colors;
}
