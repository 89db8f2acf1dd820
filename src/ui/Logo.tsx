import { createElement, type CSSProperties, type ReactElement } from 'react';

export type DrawnPart = readonly [
  elementName: string,
  attributes: Readonly<Record<string, string>>,
  ...children: DrawnPart[],
];

interface Plated {
  /** The color of a plate behind the logo, if the logo lacks contrast without one. */
  plate?: string;
}

export interface LogoDrawing extends Plated {
  viewBox: string;
  parts: readonly DrawnPart[];
}

/** A bitmap, or an SVG file that is too complex to inline. */
interface LogoImage extends Plated {
  src: string;
  width: number;
  height: number;
}

export type LogoFile = LogoDrawing | LogoImage;

interface Props {
  logo: LogoFile;
  /** The height in pixels, or less if the ratio of width to height exceeds `widestRatio`. */
  size: number;
  alt?: string;
}

const widestRatio = 5;

/**
 * A logo with `parts` becomes inline SVG: for each SVG image, browsers would create a document
 * before the first paint.
 */
export function Logo({ logo, size, alt }: Props) {
  const ratio = ratioOf(logo);
  const height = Math.round(size * Math.min(1, widestRatio / ratio));
  const shape = { width: Math.round(height * ratio), height };
  const style = { flex: 'none', ...plateStyle(logo) };
  if ('src' in logo) {
    return (
      <img data-logo src={logo.src} {...shape} style={style} alt={alt ?? ''} decoding="async" />
    );
  }
  const { viewBox, parts } = logo;
  const read = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return createElement('svg', { ...read, ...shape, viewBox, style }, ...parts.map(draw));
}

const draw = ([name, attributes, ...parts]: DrawnPart): ReactElement =>
  createElement(name, attributes, ...parts.map(draw));

function ratioOf(logo: LogoFile): number {
  if ('src' in logo) return logo.width / logo.height;
  const [, , width = 1, height = 1] = logo.viewBox.split(/[\s,]+/).map(Number);
  return width / height;
}

const plateStyle = ({ plate }: Plated): CSSProperties =>
  plate
    ? {
        boxSizing: 'content-box',
        padding: '0.3em 0.4em',
        background: plate,
        forcedColorAdjust: 'none',
        printColorAdjust: 'exact',
      }
    : {};
