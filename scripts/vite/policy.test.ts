import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { policyOf, withPolicy } from './policy.ts';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <script>early()</script>
    <style>main{color:red}</style>
    <script type="application/ld+json">{"@type":"Person"}</script>
    <script type="module" src="/assets/main.js"></script>
  </head>
</html>`;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const empty = hash('');

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );

test('the policy allows the page’s inline code and the site’s script files', () => {
  const policy = directives(policyOf(page, {}));
  expect(policy['script-src']).toEqual(["'self'", hash('early()')]);
  expect(policy['style-src-elem']).toEqual(["'self'", hash('main{color:red}'), empty]);
});

test('the policy allows frames only from the page’s own site and from the given sites', () => {
  const frames = ['https://prototypes.example'];
  expect(directives(policyOf(page, { frames }))['frame-src']).toEqual(["'self'", ...frames]);
  expect(directives(policyOf(page, {}))['frame-src']).toEqual(["'self'"]);
});

test('the policy sets default-src, base-uri, form-action, and trusted-types to none', () => {
  const policy = directives(policyOf(page, {}));
  for (const name of ['default-src', 'base-uri', 'form-action', 'trusted-types']) {
    expect(policy[name], name).toEqual(["'none'"]);
  }
});

test('nothing but the charset precedes the policy in a page’s head', () => {
  expect(withPolicy(page)).toMatch(
    /<head>\s*<meta charset="utf-8" \/><meta http-equiv="Content-Security-Policy" content="[^"]+"><meta name="referrer" content="[^"]+">\s*<script>early/,
  );
  expect(() => withPolicy('<head><script>early()</script><meta charset="utf-8" />')).toThrow(
    'the head must begin with its charset',
  );
});

test('withPolicy replaces Windows line breaks before it hashes an inline script, as browsers do', () => {
  const text = 'first()\nsecond()';
  const windows = page.replace('early()', text).replaceAll('\n', '\r\n');
  expect(withPolicy(windows)).toContain(hash(text));
});
