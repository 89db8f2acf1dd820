/** Invisible. Centers a part's box on 0, 0, so that the part rotates and scales around 0, 0. */
export function Hinge({ reach }: { reach: number }) {
  return <path d={`M${-reach}-${reach} ${reach} ${reach}`} />;
}
