import { expect, test } from 'vitest';
import { formatSize } from '@/lib/format-size.ts';
import { fileKind, formatTimes } from './file-format.ts';

test.each([
  [0, '0 B'],
  [22, '22 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [180_400, '180.4 kB'],
  [999_999, '1 MB'],
  [12_400_000, '12.4 MB'],
  [64_000_000, '64 MB'],
  [3_210_000_000, '3.2 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});

test.each([
  ['ramadan-calendar-2.1.0.zip', 'ZIP'],
  ['বাংলা-ক্যালেন্ডার-২০২৫.pdf', 'PDF'],
  ['Cover.JPEG', 'JPEG'],
  ['readme', 'FILE'],
  ['archive.backup', 'FILE'],
  ['', 'FILE'],
])('%j is a %s', (name, kind) => {
  expect(fileKind(name)).toBe(kind);
});

test.each([
  [0, 'Downloaded 0 times'],
  [412, 'Downloaded 412 times'],
  [3427, 'Downloaded 3,427 times'],
])('%i', (count, text) => {
  expect(formatTimes(count)).toBe(text);
});
