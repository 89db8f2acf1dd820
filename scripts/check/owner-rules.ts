import type { Report, Rule } from './problem.ts';

const rules: readonly (readonly [name: string, form: RegExp, rule: Rule])[] = [
  ['mail', /^[^\s@]+@[^\s@]+\.[^\s@.]+$/, ['an email address such as ada@shop.org', 'correct it']],
  [
    'address',
    /^https?:\/\/[^\s/]+/,
    ['an address such as https://ada.org/', 'write all of it, from https:// on'],
  ],
  [
    'resume',
    /^\/[^/?#\s]+\.pdf$/,
    ['a name such as /resume.pdf', 'let it begin with a slash and end with .pdf'],
  ],
];

export function checkOwner(owner: Record<string, unknown>, report: Report) {
  for (const [name, form, rule] of rules) {
    if (!form.test(String(owner[name]))) report(`owner.${name}`, rule, owner[name]);
  }
}
