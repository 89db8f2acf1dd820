import { optimize, type XastChild, type XastElement, type XastRoot } from 'svgo';
import type { DrawnPart, LogoDrawing } from '../../../src/ui/Logo.tsx';

const shapes = new Set(['circle', 'ellipse', 'g', 'line', 'path', 'polygon', 'polyline', 'rect']);
/**
 * These attributes prevent inlining: ids, classes, and references could clash, and React would not
 * render the others as written.
 */
const notInlinable = /^(id|class|style|on.*|.*:.*)$|href$/;

export function drawingIn(svg: string): LogoDrawing | undefined {
  let drawing: XastElement | undefined;
  const read = ({ children }: XastRoot) => {
    drawing = children.find(isElement);
    return null;
  };
  optimize(svg, { plugins: [{ name: 'read', fn: read }] });
  const { viewBox } = drawing?.attributes ?? {};
  const elements = drawing?.children.filter(isElement) ?? [];
  return viewBox && elements.every(isSimple) ? { viewBox, parts: elements.map(partOf) } : undefined;
}

const isElement = (node: XastChild) => node.type === 'element';

const isSimple = ({ name, attributes, children }: XastElement): boolean =>
  shapes.has(name) &&
  !Object.entries(attributes).some(
    ([key, value]) => notInlinable.test(key) || /url\(/.test(value),
  ) &&
  children.filter(isElement).every(isSimple);

const partOf = ({ name, attributes, children }: XastElement): DrawnPart => [
  name,
  Object.fromEntries(Object.entries(attributes).map(([key, value]) => [inReact(key), value])),
  ...children.filter(isElement).map(partOf),
];

const inReact = (attribute: string) =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
