/** Nothing to see: a line without width that puts a part's middle at its root, so that it turns and grows from there. */
export function Hinge({ reach }: { reach: number }) {
  return <path d={`M${-reach}-${reach} ${reach} ${reach}`} />;
}
