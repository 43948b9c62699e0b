import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';

test.each([
  ['বাংলা ক্যালেন্ডার ২০২৫', 'bn'],
  ['বাংলা-ক্যালেন্ডার-২০২৫.zip', 'bn'],
  ['Bangla Calendar (বাংলা)', undefined],
  ['Ramadan Calendar 2025', undefined],
  ['১৪৩২', 'bn'],
  ['', undefined],
])('%s is %s', (text, lang) => {
  expect(detectLanguage(text)).toBe(lang);
});
