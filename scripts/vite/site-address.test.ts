import { expect, test } from 'vitest';
import { siteAddress } from './site-address.ts';

test.each([
  ['https://shop.example', 'https://shop.example/'],
  ['https://shop.example/', 'https://shop.example/'],
  ['https://shop.example/portfolio', 'https://shop.example/portfolio/'],
  ['https://shop.example/portfolio/', 'https://shop.example/portfolio/'],
])('siteAddress returns an address that ends in a slash: for %s, %s', (given, address) => {
  expect(siteAddress(given).href).toBe(address);
});

test.each([
  'shop.example',
  'localhost:4173',
  'mailto:ada@shop.example',
  'https://shop.example/?a',
  'https://shop.example/#a',
  '',
])('siteAddress rejects “%s”, and the error shows an example of a site address', (given) => {
  expect(() => siteAddress(given)).toThrow(
    `“${given}” is no address of a site. Write one such as https://`,
  );
});
