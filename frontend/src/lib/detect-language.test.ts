import { expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';

test.each([
  ['বাংলা ক্যালেন্ডার ২০২৫', 'bn'],
  ['বাংলা-ক্যালেন্ডার-২০২৫.zip', 'bn'],
  ['Bangla Calendar (বাংলা)', undefined],
  ['Ramadan Calendar 2025', undefined],
  ['১৪৩২', 'bn'],
  ['', undefined],
])('on an English page, %s is %s', (text, lang) => expect(detectLanguage(text, 'en')).toBe(lang));

test.each([
  ['বাংলা ক্যালেন্ডার ২০২৫', undefined],
  ['Bangla Calendar (বাংলা)', 'en'],
  ['Ramadan Calendar 2025', 'en'],
  ['১৪৩২', undefined],
  ['2025', undefined],
  ['', undefined],
])('on a Bangla page, %s is %s', (text, lang) => expect(detectLanguage(text, 'bn')).toBe(lang));
