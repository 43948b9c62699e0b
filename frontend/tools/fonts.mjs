// Subsets the web fonts to what the site uses: run `node frontend/tools/fonts.mjs` after a font update and commit the
// result. The display face is one instance (one weight, large optical size), so that all headings match; the text face
// keeps its weight axis and its tabular figures. The Bangla face has one weight: browsers fetch it only for a page with
// Bangla words on a device without a Bangla font. The fonts of invoices: paper-fonts.mjs.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const PUNCTUATION = '\u00a0©·×–—‘’“”•…−→∞';
const SIGNS = '®°€™←↑↓';
const ACCENTED = 'ÀÁÂÄÇÈÉÊËÍÎÑÓÔÖÚÜàáâäçèéêëíîïñóôöúüß';
// The characters that every page uses, and those that few do: a first file of at most ten packets arrives one round
// trip sooner.
const LATIN = { '': ASCII + PUNCTUATION, '-more': ACCENTED + SIGNS };
const SHAPING = ['kern', 'liga', 'calt', 'ccmp', 'mark', 'locl'];
const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const BANGLA = `${range(0x0964, 0x0965)}${range(0x0980, 0x09fe)}\u200c\u200d\u25cc`;
const BANGLA_SHAPING = 'nukt akhn rphf blwf half pstf vatu cjct init pres abvs blws psts haln abvm blwm'.split(' ');

const root = new URL('../../', import.meta.url);
const target = new URL('frontend/src/assets/fonts/', root);

const fonts = [
  {
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    name: 'bricolage-display',
    axes: { opsz: 96, wdth: 100, wght: 600 },
    parts: LATIN,
    features: SHAPING,
  },
  {
    source: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    name: 'hanken-text',
    axes: { wght: { min: 400, max: 700 } },
    parts: LATIN,
    features: [...SHAPING, 'lnum', 'tnum'],
  },
  {
    source: 'anek-bangla/files/anek-bangla-bengali-wght-normal.woff2',
    name: 'anek-bangla',
    axes: { wght: 450 },
    parts: { '': BANGLA },
    features: [...SHAPING, ...BANGLA_SHAPING],
  },
];

await mkdir(target, { recursive: true });
for (const font of fonts) {
  const source = await readFile(new URL(`node_modules/@fontsource-variable/${font.source}`, root));
  for (const [part, letters] of Object.entries(font.parts)) {
    const subset = await subsetFont(source, letters, {
      targetFormat: 'woff2',
      variationAxes: font.axes,
      keepFeatures: font.features,
      noHinting: true,
    });
    const name = `${font.name}${part}.woff2`;
    await writeFile(new URL(name, target), subset);
    process.stdout.write(`${name} ${(subset.length / 1024).toFixed(1)} kB\n`);
  }
}
