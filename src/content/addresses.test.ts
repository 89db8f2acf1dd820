import { expect, test } from 'vitest';
import { addressOf, isExample, publicContacts } from './addresses';

test.each(['example.com', 'portfolio.example.com', 'hello@example.com'])(
  'isExample is true for %s',
  (address) => expect(isExample(address)).toBe(true),
);

test.each(['myexample.com', 'example.com.au', 'example.org', 'ada@shop.example'])(
  'isExample is false for %s',
  (address) => expect(isExample(address)).toBe(false),
);

test('publicContacts leaves out an email address at example.com and a profile URL without a path', () => {
  const profile = { label: 'Profile', address: 'https://profile.example/in/ada' };
  const codeHost = { label: 'Code', address: 'https://code.example/' };
  expect(publicContacts({ mail: 'hello@example.com', profile, codeHost })).toEqual({
    mail: undefined,
    profiles: [profile],
  });
  expect(publicContacts({ mail: 'ada@shop.example', profile, codeHost }).mail).toBe(
    'ada@shop.example',
  );
});

test('addressOf returns an absolute URL, or undefined if the site has no address', () => {
  expect(addressOf('/about', 'https://shop.example/portfolio/')).toBe(
    'https://shop.example/portfolio/about',
  );
  expect(addressOf('/', 'https://shop.example/')).toBe('https://shop.example/');
  expect(addressOf('/about', '')).toBeUndefined();
});
