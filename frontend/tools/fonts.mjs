// Subsets the web fonts to what the site uses: run `node frontend/tools/fonts.mjs` after a font update and commit the
// result. The display face is one instance (one weight, large optical size), so that all headings match; the text face
// keeps its weight axis and its tabular figures. The Bangla face has one weight: browsers fetch it only for a page with
// Bangla words on a device without a Bangla font. The fonts of invoices are subset separately, uncompressed and in two
// weights, as the PDF engine reads them.
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

const PAPER = `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}${PUNCTUATION}${SIGNS}₹`;

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

const papers = new URL('backend/src/lib/papers/fonts/', root);
const paperFonts = [
  { source: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2', name: 'hanken', letters: PAPER },
  { source: 'hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2', name: 'hanken-more', letters: PAPER },
];
const WEIGHTS = [400, 600];
/**
 * Bangla of papers. Its signs below a letter are drawn without a shift in height: the drawing library writes the text of a
 * shifted sign twice, so that মূল্য was copied and searched as মূমূল্য with the typeface of the screens.
 */
const PAPER_BANGLA = { source: '@fontsource/hind-siliguri/files/hind-siliguri-bengali', name: 'hind-siliguri' };

await mkdir(papers, { recursive: true });
for (const { source, name, letters } of paperFonts)
  for (const wght of WEIGHTS) {
    const font = await readFile(new URL(`node_modules/@fontsource-variable/${source}`, root));
    const options = { targetFormat: 'truetype', variationAxes: { wght }, noHinting: true };
    const file = `${name}-${wght}.ttf`;
    await writeFile(new URL(file, papers), await subsetFont(font, letters, options));
    process.stdout.write(`${file}\n`);
  }

for (const wght of WEIGHTS) {
  const font = await readFile(new URL(`node_modules/${PAPER_BANGLA.source}-${wght}-normal.woff2`, root));
  const file = `${PAPER_BANGLA.name}-${wght}.ttf`;
  await writeFile(new URL(file, papers), await subsetFont(font, BANGLA, { targetFormat: 'truetype', noHinting: true }));
  process.stdout.write(`${file}\n`);
}

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
