// Subsets the web fonts to what the site uses: run `node frontend/tools/fonts.mjs` after a font update and commit the
// result. The display face is one instance (one weight, large optical size), so that all headings match; the text face
// keeps its weight axis and its tabular figures. The Bangla face is that of invoices (paper-fonts.mjs), in the two
// weights of the site; its digits and its currency sign are files of their own.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { withTabularFigures } from './tabular-figures.mjs';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const PUNCTUATION = '\u00a0©·×–—‘’“”•…−→∞';
const SIGNS = '®°€™←↑↓';
const ACCENTED = 'ÀÁÂÄÇÈÉÊËÍÎÑÓÔÖÚÜàáâäçèéêëíîïñóôöúüß';
// The characters that every page uses, and those that few do: a first file of at most ten packets arrives one round
// trip sooner.
const LATIN = { '': ASCII + PUNCTUATION, '-more': ACCENTED + SIGNS };
const SHAPING = ['kern', 'liga', 'calt', 'ccmp', 'mark', 'locl'];
const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const BANGLA = `${range(0x0964, 0x0965)}${range(0x0980, 0x09e5)}${range(0x09f0, 0x09f2)}${range(0x09f4, 0x09fe)}\u200c\u200d\u25cc`;
const BANGLA_DIGITS = range(0x09e6, 0x09ef);
const TAKA = '\u09f3';
const BANGLA_SHAPING = 'nukt akhn rphf blwf half pstf vatu cjct init pres abvs blws psts haln abvm blwm'.split(' ');

const root = new URL('../../', import.meta.url);
const target = new URL('frontend/src/assets/fonts/', root);

/** The width of every tabular Bangla digit, of 1000: that of the widest ones, with the gaps between them halved. */
const TABULAR_WIDTH = 660;

const fonts = [
  {
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    name: 'bricolage-display',
    axes: { opsz: 96, wdth: 100, wght: 600 },
    parts: LATIN,
    features: SHAPING,
  },
  {
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    name: 'hanken-text',
    axes: { wght: { min: 400, max: 700 } },
    parts: LATIN,
    features: [...SHAPING, 'lnum', 'tnum'],
  },
  // An English page with an amount in taka needs only the sign.
  ...[400, 600].flatMap((weight) => {
    const source = `@fontsource/hind-siliguri/files/hind-siliguri-bengali-${weight}-normal.woff2`;
    return [
      { source, name: `bangla-${weight}`, parts: { '': BANGLA }, features: [...SHAPING, ...BANGLA_SHAPING] },
      { source, name: `bangla-digits-${weight}`, parts: { '': BANGLA_DIGITS }, features: [], tabular: TABULAR_WIDTH },
      { source, name: `taka-${weight}`, parts: { '': TAKA }, features: [] },
    ];
  }),
];

await mkdir(target, { recursive: true });
for (const font of fonts) {
  const source = await readFile(new URL(`node_modules/${font.source}`, root));
  for (const [part, letters] of Object.entries(font.parts)) {
    const subset = await subsetFont(source, letters, {
      targetFormat: font.tabular ? 'truetype' : 'woff2',
      variationAxes: font.axes,
      keepFeatures: font.features,
      noHinting: true,
    });
    const name = `${font.name}${part}.woff2`;
    const file = font.tabular
      ? await subsetFont(withTabularFigures(subset, font.tabular), letters, { targetFormat: 'woff2' })
      : subset;
    await writeFile(new URL(name, target), file);
    process.stdout.write(`${name} ${(file.length / 1024).toFixed(1)} kB\n`);
  }
}

// Every English page has the name of the other language, which would otherwise fetch the whole Bangla face.
const banglaName = await subsetFont(
  await readFile(new URL('node_modules/@fontsource/hind-siliguri/files/hind-siliguri-bengali-500-normal.woff2', root)),
  'বাংলা',
  { targetFormat: 'woff2', keepFeatures: [...SHAPING, ...BANGLA_SHAPING], noHinting: true },
);
await writeFile(new URL('bangla-name.woff2', target), banglaName);
process.stdout.write(`bangla-name.woff2 ${(banglaName.length / 1024).toFixed(1)} kB\n`);
