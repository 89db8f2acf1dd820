/** An invisible line that extends a part's box, so that the part rotates and scales around its root. */
export function Hinge({ reach }: { reach: number }) {
  return <path d={`M${-reach}-${reach} ${reach} ${reach}`} />;
}
