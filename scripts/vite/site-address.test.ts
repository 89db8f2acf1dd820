// @vitest-environment node
import { expect, test } from 'vitest';
import { siteAddress } from './site-address.ts';

test.each([
  ['https://shop.example', 'https://shop.example/'],
  ['https://shop.example/', 'https://shop.example/'],
  ['https://shop.example/portfolio', 'https://shop.example/portfolio/'],
  ['https://shop.example/portfolio/', 'https://shop.example/portfolio/'],
])('%s is the folder %s', (given, address) => {
  expect(siteAddress(given).href).toBe(address);
});

test('what is no address is told so', () => {
  expect(() => siteAddress('shop.example')).toThrow('“shop.example” is no address');
});
