import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { cutsOf, encodePhoto, sizeOfPhoto } from '../photos/encode-photo.ts';
import { processSvg } from '../svg/process-svg.ts';
import type { Addresses } from '../svg/qr.ts';

/** In pixels, about twice the cover's width on the share picture. */
const enough = 1100;

export async function coverDrawing(file: string, addresses: Addresses) {
  if (file.endsWith('.svg')) {
    const { svg } = await processSvg(file, addresses, { isCover: true });
    return { svg, isPhoto: false };
  }
  const source = await readFile(file);
  const cuts = cutsOf(await sizeOfPhoto(source), true);
  const cut = cuts.find(({ width }) => width >= enough) ?? cuts.at(-1);
  if (!cut) throw new Error(`${file}: the picture is empty`);
  const png = await sharp(await encodePhoto(source, cut))
    .resize({ width: Math.min(enough, cut.width) })
    .png()
    .toBuffer();
  const size = `width="${cut.width}" height="${cut.height}"`;
  const href = `data:image/png;base64,${png.toString('base64')}`;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="${href}"/></svg>`,
    isPhoto: true,
  };
}
