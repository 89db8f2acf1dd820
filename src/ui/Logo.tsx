import { createElement, type ReactElement } from 'react';

/** An element of a drawing: its name, its attributes and what it holds. */
export type DrawnPart = readonly [string, Readonly<Record<string, string>>, ...DrawnPart[]];

/** A small drawing as the build reads it. */
export interface LogoDrawing {
  viewBox: string;
  parts: readonly DrawnPart[];
}

interface Props {
  drawing: LogoDrawing;
  size: number;
  /** What it shows, unless the words beside it say the same. */
  alt?: string;
}

/** Drawn in the page itself: as pictures, each of them would hold up the first paint. */
export function Logo({ drawing: { viewBox, parts }, size, alt }: Props) {
  const read = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  const shape = { width: size, height: size, viewBox, style: { flex: 'none' } };
  return createElement('svg', { ...read, ...shape }, ...parts.map(draw));
}

const draw = ([name, attributes, ...parts]: DrawnPart): ReactElement =>
  createElement(name, attributes, ...parts.map(draw));
