import { expect, test } from 'vitest';
import { parseAcceptLanguage } from '../../../contract/rules/languages.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['bn', 'bn'],
  ['bn-BD', 'bn'],
  ['BN-bd', 'bn'],
  ['bn-BD,bn;q=0.9,en-US;q=0.8,en;q=0.7', 'bn'],
  ['en-US,en;q=0.9,bn;q=0.8', 'en'],
  ['en;q=0.5, bn;q=0.8', 'bn'],
  ['fr, bn;q=0.2', 'bn'],
  ['fr-FR, de', 'en'],
  ['bn;q=0', 'en'],
  ['*', 'en'],
  ['bn;q=0.5, *;q=0.8', 'en'],
  ['bn, en', 'bn'],
  ['en, bn', 'en'],
  ['bn;q=2', 'en'],
  ['bn;q=x, en', 'en'],
  [`${'x,'.repeat(1_000)}bn`, 'en'],
])('Accept-Language %s asks for %s', (header, language) => {
  expect(parseAcceptLanguage(header)).toBe(language);
});
