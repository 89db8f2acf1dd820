export type Rule = readonly [expected: string, remedy: string];

export interface Problem {
  file: string;
  /** A path such as `chapters.media.blocks[0].height`. Empty if the file itself is the problem. */
  field: string;
  rule: Rule;
  found: unknown;
  /** A note is printed, but does not fail the check. */
  isNote: boolean;
}

export type Report = (field: string, rule: Rule, found: unknown) => void;

export function describe({ file, field, rule, found }: Problem, line?: number): string {
  const place = [line ? `${file}:${line}` : file, field].filter(Boolean).join(': ');
  const [expected, remedy] = rule;
  return `${place}: expected ${expected}, found ${found === undefined ? 'nothing' : JSON.stringify(found)}; ${remedy}`;
}
