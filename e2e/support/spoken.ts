const named = 'link|button|heading|image|slider|radio|checkbox|region|navigation|dialog';

/** What is wrong in what a screen reader says, a phrase a line, whatever the words are. */
const faults: readonly (readonly [name: string, found: RegExp])[] = [
  ['silent', new RegExp(`^(?:${named})(?:, level \\d)?$`, 'gm')],
  ['no words', /^.*(?:\bundefined\b|\bNaN\b|\[object ).*$/gm],
  ['said twice', /^(?!listitem)(.{4,})\n\1$/gm],
  [
    'a name that says itself twice',
    new RegExp(`^(?:${named}), (.{3,}?)[ ,–—-]+\\1(?:,.*)?$`, 'gm'),
  ],
  ['a picture that its caption says again', /^image, (.+)\n(?:link, .*\n)?\1$/gm],
];

export const faultsIn = (log: string): string[] =>
  faults.flatMap(([name, found]) => [...log.matchAll(found)].map(([said]) => `${name}: ${said}`));
