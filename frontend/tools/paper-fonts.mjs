// Makes the fonts of invoices, as the PDF engine reads them: run `npm run fonts` after a font update and commit the result.
// Each gets a family name of its own, so that a font installed on a server never takes its place. Fonts for other scripts
// than Latin and Bangla are large, rarely needed, and therefore stored compressed; their packages, of up to 90 MB, are
// fetched into a temporary folder instead of being dependencies. With a word, only the fonts whose name begins with it.
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import subsetFont from 'subset-font';
import { withFamily } from './font-family.mjs';

const root = new URL('../../', import.meta.url);
const target = fileURLToPath(new URL('backend/src/lib/papers/fonts/', root));
const installed = fileURLToPath(new URL('node_modules/', root));

/** @param {[from: number, to: number][]} ranges */
const letters = (...ranges) =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)))
    .join('');

const LATIN = `${letters([0x20, 0x7e], [0xa0, 0x17f])}\u00a0·×–—‘’“”•…−→∞®°€™←↑↓₹`;
const BANGLA = `${letters([0x0964, 0x0965], [0x0980, 0x09fe])}\u200c\u200d\u25cc`;
const TEXT = ['kern', 'liga', 'calt', 'ccmp', 'mark', 'mkmk', 'locl', 'lnum', 'tnum'];

/** @type {{ name: string, family: string, source: string, letters: string, features?: string[], axes?: Record<string, number> }[]} */
const fonts = [
  ...[400, 600].flatMap((wght) => [
    {
      name: `text-${wght}`,
      family: 'Paper Text',
      source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
      letters: LATIN,
      features: TEXT,
      axes: { wght },
    },
    {
      name: `latin-${wght}`,
      family: 'Paper Latin',
      source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2',
      letters: LATIN,
      features: TEXT,
      axes: { wght },
    },
    // Its signs below a letter stand where they belong without being moved: the PDF engine writes the text of a moved sign
    // twice, so that মূল্য was copied and searched as মূমূল্য with the typeface of the screens (paper.typ).
    {
      name: `bangla-${wght}`,
      family: 'Paper Bangla',
      source: `@fontsource/hind-siliguri/files/hind-siliguri-bengali-${wght}-normal.woff2`,
      letters: BANGLA,
    },
  ]),
  {
    name: 'display-600',
    family: 'Paper Display',
    source: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    letters: LATIN,
    features: TEXT,
    axes: { opsz: 96, wdth: 100, wght: 600 },
  },
];

/** Fonts for other scripts. The process that renders loads those that a document needs. */
const others = [
  {
    name: 'world',
    family: 'Paper World',
    packageName: '@expo-google-fonts/noto-sans@0.4.2',
    file: '400Regular/NotoSans_400Regular.ttf',
    letters: letters([0x180, 0x52f], [0x900, 0x97f], [0x1e00, 0x218f], [0xa8e0, 0xa8ff]),
  },
  // Letters with their dots, unlike Noto's, and without ligatures of whole words: the text can be copied and searched.
  ...[400, 600].map((weight) => ({
    name: `arabic-${weight}`,
    family: 'Paper Arabic',
    packageName: '@fontsource/vazirmatn@5.3.0',
    file: `files/vazirmatn-arabic-${weight}-normal.woff2`,
    letters: letters([0x600, 0x6ff], [0x750, 0x77f], [0x8a0, 0x8ff], [0xfb50, 0xfdff], [0xfe70, 0xfeff]),
    features: ['init', 'medi', 'fina', 'isol', 'ccmp', 'rlig', 'calt', 'mark', 'mkmk', 'kern', 'locl'],
  })),
  {
    name: 'hebrew',
    family: 'Paper Hebrew',
    packageName: '@fontsource/noto-sans-hebrew@5.3.0',
    file: 'files/noto-sans-hebrew-hebrew-400-normal.woff2',
    letters: letters([0x590, 0x5ff], [0xfb1d, 0xfb4f]),
  },
  {
    name: 'thai',
    family: 'Paper Thai',
    packageName: '@fontsource/noto-sans-thai@5.3.0',
    file: 'files/noto-sans-thai-thai-400-normal.woff2',
    letters: letters([0xe00, 0xe7f]),
  },
  {
    name: 'han',
    family: 'Paper Han',
    packageName: '@expo-google-fonts/noto-sans-sc@0.4.3',
    file: '400Regular/NotoSansSC_400Regular.ttf',
    letters: letters(
      [0x2e80, 0x2fdf],
      [0x3000, 0x312f],
      [0x31a0, 0x9fff],
      [0xf900, 0xfaff],
      [0xfe30, 0xfe4f],
      [0xff00, 0xffef],
    ),
  },
  {
    name: 'hangul',
    family: 'Paper Hangul',
    packageName: '@expo-google-fonts/noto-sans-kr@0.4.3',
    file: '400Regular/NotoSansKR_400Regular.ttf',
    letters: letters([0x1100, 0x11ff], [0x3130, 0x318f], [0xac00, 0xd7a3]),
  },
  {
    name: 'emoji',
    family: 'Paper Emoji',
    packageName: '@expo-google-fonts/noto-emoji@0.4.7',
    file: '400Regular/NotoEmoji_400Regular.ttf',
    letters: letters(
      [0x200d, 0x200d],
      [0x20e3, 0x20e3],
      [0x2190, 0x2bff],
      [0xfe0f, 0xfe0f],
      [0x1f000, 0x1faff],
      [0xe0020, 0xe007f],
    ),
  },
];

/**
 * @param {Uint8Array} source
 * @param {{ family: string, letters: string, features?: string[], axes?: Record<string, number> }} options
 */
const make = async (source, { family, letters: text, features, axes }) => {
  const options = { targetFormat: 'truetype', variationAxes: axes, keepFeatures: features, noHinting: true };
  return withFamily(await subsetFont(Buffer.from(source), text, options), family);
};

/** @param {string} name @param {Buffer} file */
const write = async (name, file) => {
  await writeFile(join(target, name), file);
  process.stdout.write(`${name} ${Math.round(file.length / 1024)} kB\n`);
};

const isWanted = (/** @type {{ name: string }} */ { name }) => name.startsWith(process.argv[2] ?? '');

await mkdir(target, { recursive: true });
for (const font of fonts.filter(isWanted))
  await write(`${font.name}.ttf`, await make(await readFile(join(installed, font.source)), font));

const folder = await mkdtemp(join(tmpdir(), 'paper-fonts-'));
for (const font of others.filter(isWanted)) {
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, font.packageName]);
  execFileSync('tar', ['xzf', join(folder, packed.toString().trim()), '-C', folder]);
  const file = await make(await readFile(join(folder, 'package', font.file)), font);
  const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_WINDOW_BITS } = constants;
  const params = { [BROTLI_PARAM_LGWIN]: BROTLI_MAX_WINDOW_BITS, [BROTLI_PARAM_SIZE_HINT]: file.length };
  await write(`${font.name}.ttf.br`, brotliCompressSync(file, { params }));
  await rm(join(folder, 'package'), { recursive: true });
}
await rm(folder, { recursive: true });
