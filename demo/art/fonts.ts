import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

const modules = resolve(import.meta.dirname, '../../node_modules');

interface Face {
  family: string;
  file: string;
  weight: string;
  stretch?: string;
  range?: string;
  style?: 'italic';
}

const banglaRange = 'U+0951-0952,U+0964-0965,U+0980-09FE,U+200C-200D,U+20B9,U+25CC';

const faces: readonly Face[] = [
  {
    family: 'Bricolage Grotesque',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    weight: '200 800',
    stretch: '75% 100%',
  },
  {
    family: 'Hanken Grotesk',
    file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    weight: '100 900',
  },
  {
    family: 'Hanken Grotesk',
    file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-italic.woff2',
    weight: '100 900',
    style: 'italic',
  },
  {
    family: 'Anek Bangla',
    file: '@fontsource-variable/anek-bangla/files/anek-bangla-bengali-standard-normal.woff2',
    weight: '100 800',
    stretch: '75% 125%',
    range: banglaRange,
  },
  {
    family: 'Tiro Bangla',
    file: '@fontsource/tiro-bangla/files/tiro-bangla-bengali-400-normal.woff2',
    weight: '400',
    range: banglaRange,
  },
];

/** The style sheet every scene links to. */
export const fontStyles = faces
  .map(
    (face, index) =>
      `@font-face{font-family:'${face.family}';src:url(/fonts/${index}.woff2);font-weight:${face.weight};font-style:${face.style ?? 'normal'};font-display:block${face.stretch ? `;font-stretch:${face.stretch}` : ''}${face.range ? `;unicode-range:${face.range}` : ''}}`,
  )
  .join('\n');

/** The bytes of `/fonts/<index>.woff2`, or null when there is no such face. */
export async function fontFile(index: number): Promise<Buffer | null> {
  const face = faces[index];
  return face ? readFile(resolve(modules, face.file)) : null;
}
