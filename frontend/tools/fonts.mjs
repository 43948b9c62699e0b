// Cuts the two web fonts down to what the site sets: run `node frontend/tools/fonts.mjs` after a font update
// and commit the result. The display face is one instance (one weight, large optical size), so that every
// heading speaks with the same voice; the text face keeps its weight axis and its tabular figures.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const PUNCTUATION = '\u00a0©®°·×–—‘’“”•…€™−←→↑↓∞';
const LETTERS = 'ÀÁÂÄÇÈÉÊËÍÎÑÓÔÖÚÜàáâäçèéêëíîïñóôöúüß';
const SHAPING = ['kern', 'liga', 'calt', 'ccmp', 'mark', 'locl'];

const root = new URL('../../', import.meta.url);
const target = new URL('frontend/src/assets/fonts/', root);

const fonts = [
  {
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    name: 'bricolage-display.woff2',
    axes: { opsz: 96, wdth: 100, wght: 600 },
    features: SHAPING,
  },
  {
    source: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    name: 'hanken-text.woff2',
    axes: { wght: { min: 400, max: 700 } },
    features: [...SHAPING, 'lnum', 'tnum'],
  },
];

await mkdir(target, { recursive: true });
for (const font of fonts) {
  const source = await readFile(new URL(`node_modules/@fontsource-variable/${font.source}`, root));
  const subset = await subsetFont(source, ASCII + PUNCTUATION + LETTERS, {
    targetFormat: 'woff2',
    variationAxes: font.axes,
    keepFeatures: font.features,
    noHinting: true,
  });
  await writeFile(new URL(font.name, target), subset);
  process.stdout.write(`${font.name} ${(subset.length / 1024).toFixed(1)} kB\n`);
}
