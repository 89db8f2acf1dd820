/** An invisible line that centers a part's box on 0, 0, so that the part rotates and scales around that point. */
export function Hinge({ reach }: { reach: number }) {
  return <path d={`M${-reach}-${reach} ${reach} ${reach}`} />;
}
