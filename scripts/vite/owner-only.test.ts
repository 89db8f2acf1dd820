import { expect, test } from 'vitest';
import { findQuestions } from '../check/find-open.mjs';
import { withoutMarks } from './owner-only.ts';

const published = (code: string) => withoutMarks('src/content/home.ts', code);

test('the build replaces draft(…) with its argument, whatever expression that is', () => {
  expect(published("const a = draft('Hello.');")).toBe("const a = ('Hello.');");
  expect(published("const a = draft(\n  'Hello.',\n);")).toBe("const a = ('Hello.');");
  expect(published('const a = draft([draft(b), c]);')).toBe('const a = ([(b), c]);');
  expect(published('const a = `${draft("b")}, c`;')).toBe('const a = `${("b")}, c`;');
});

test('the build replaces question(…) with undefined, and keeps its fallback', () => {
  expect(published("const a = question('Why?');")).toBe('const a = undefined;');
  expect(published("const a = question('Why?') ?? draft('So.');")).toBe(
    "const a = undefined ?? ('So.');",
  );
});

test('the build keeps the field placeholderFor without its text', () => {
  expect(published("const a = { placeholderFor: 'A photo', alt: draft('B') };")).toBe(
    "const a = { placeholderFor: '-', alt: ('B') };",
  );
  expect(published("const a = { placeholderFor: draft('A photo') };")).toBe(
    "const a = { placeholderFor: '-' };",
  );
  const reading = 'const { placeholderFor } = draft({});';
  expect(published(reading)).toBe('const { placeholderFor } = ({});');
});

test('the build ignores draft(…) and question(…) in comments and strings, and calls such as beer.draft(…)', () => {
  const code = "// draft('no')\nexport const a: string = 'question(b)';\nbeer.draft(a);\n";
  expect(published(code)).toBe(code);
});

const files = import.meta.glob<string>('../../src/{cases,content}/**/*.ts', {
  eager: true,
  import: 'default',
  query: '?raw',
});

const asking = Object.entries(files).filter(([, code]) => code.includes('question('));

test.skipIf(asking.length === 0)(
  'the build keeps the texts of drafts, and removes those of questions and all calls of draft and question',
  () => {
    for (const [file, code] of asking) {
      const left = withoutMarks(file, code);
      expect(left, file).not.toMatch(/\b(question|draft)\(/);
      for (const { text } of findQuestions(file, code) as { text: string }[]) {
        expect(left, file).not.toContain(text);
      }
    }
  },
);
