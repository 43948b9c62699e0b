import { splitLanguage } from '@contract/rules/languages.ts';
import { expect, test } from 'vitest';

test.each([
  ['/', 'en', '/'],
  ['/products', 'en', '/products'],
  ['/bn', 'bn', '/'],
  ['/bn/', 'bn', '/'],
  ['/bn/product/1', 'bn', '/product/1'],
  ['/bnp', 'en', '/bnp'],
  ['/en/products', 'en', '/en/products'],
  ['/fr/products', 'en', '/fr/products'],
])('%s is in %s at %s', (address, language, path) => expect(splitLanguage(address)).toEqual({ language, path }));
