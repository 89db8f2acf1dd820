import { createElement, type CSSProperties, type ReactElement } from 'react';

/** An element of a drawing: its name, its attributes and what it holds. */
export type DrawnPart = readonly [string, Readonly<Record<string, string>>, ...DrawnPart[]];

interface Plated {
  /** The color of what lies under it, where it would not be seen otherwise. */
  plate?: string;
}

/** A small drawing as the build reads it. */
export interface LogoDrawing extends Plated {
  viewBox: string;
  parts: readonly DrawnPart[];
}

/** A logo that is more than simple shapes, and stays a file of its own. */
export interface LogoImage extends Plated {
  src: string;
  width: number;
  height: number;
}

export type LogoFile = LogoDrawing | LogoImage;

interface Props {
  logo: LogoFile;
  /** Its height; a very wide one is lower. */
  size: number;
  /** What it shows, unless the words beside it say the same. */
  alt?: string;
}

/** How many times its height a logo may be wide. */
const widest = 5;

/** Drawn in the page itself, if it can be: as pictures, each of them would hold up the first paint. */
export function Logo({ logo, size, alt }: Props) {
  const ratio = ratioOf(logo);
  const height = Math.round(size * Math.min(1, widest / ratio));
  const shape = { width: Math.round(height * ratio), height };
  const style = { flex: 'none', ...plateStyle(logo) };
  if ('src' in logo) {
    return <img src={logo.src} {...shape} style={style} alt={alt ?? ''} decoding="async" />;
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
