/** An invisible line that centers a part's box on its root, so that it rotates and scales from there. */
export function Hinge({ reach }: { reach: number }) {
  return <path d={`M${-reach}-${reach} ${reach} ${reach}`} />;
}
