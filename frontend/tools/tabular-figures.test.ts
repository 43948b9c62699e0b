import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { readTables } from './font-tables.mjs';
import { withTabularFigures } from './tabular-figures.mjs';

const source = new URL(
  '../../node_modules/@fontsource/hind-siliguri/files/hind-siliguri-bengali-400-normal.woff2',
  import.meta.url,
);
const DIGITS = '০১২৩৪৫৬৭৮৯';

/** Of every glyph, the missing one first. */
const widthsOf = (font: Buffer): number[] => {
  const tables = new Map(readTables(font).map(({ tag, data }) => [tag, data]));
  const [maxp, hhea, hmtx] = ['maxp', 'hhea', 'hmtx'].map((tag) => tables.get(tag) ?? Buffer.alloc(0));
  if (!maxp || !hhea || !hmtx) return [];
  const last = hhea.readUInt16BE(34) - 1; // the ones after it have its width
  return Array.from({ length: maxp.readUInt16BE(4) }, (_, glyph) => hmtx.readUInt16BE(Math.min(glyph, last) * 4));
};

test('every digit gets a copy of one width, which survives another subset only as a tabular figure', async () => {
  const options = { targetFormat: 'truetype', keepFeatures: [] as string[] };
  const plain = await subsetFont(await readFile(source), DIGITS, options);
  const [missing, ...digits] = widthsOf(plain);
  expect(new Set(digits).size).toBeGreaterThan(5);
  const font = withTabularFigures(plain, 660);
  expect(widthsOf(font)).toEqual([missing, ...digits, ...digits.map(() => 660)]);
  expect(widthsOf(await subsetFont(font, DIGITS, options))).toHaveLength(11);
  expect(widthsOf(await subsetFont(font, DIGITS, { ...options, keepFeatures: ['tnum'] }))).toHaveLength(21);
});
