const names: Record<string, string> = { alt: 'text alternative', to: 'link' };

const one = (many: string) => many.replace(/ies$/, 'y').replace(/s$/, '');
const spaced = (name: string) =>
  names[name] ?? name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function stepName(step: string): string {
  const [name = '', ...places] = step.split(/[[\]]+/).filter(Boolean);
  if (places.length === 0) return spaced(name);
  const numbers = places.map((place) => Number(place) + 1).join(', ');
  return `${one(spaced(name))} ${numbers}`;
}

/** Turns `chapters.approach.blocks[2].cost` into “Approach, block 3: cost”. */
export function fieldName(field: string): string {
  const steps = field.replace(/^chapters\.\w/, (start) => start.slice(-1).toUpperCase()).split('.');
  const said = steps.map(stepName);
  const isNamed = !steps.at(-1)?.endsWith(']');
  const where = said.slice(0, -1).join(', ');
  const last = said.at(-1) ?? '';
  return where ? `${where}${isNamed ? ':' : ','} ${last}` : last;
}
