import { families as f } from '../kareem/families.ts';
import { type Poster, posters } from '../kareem/posters.ts';
import type { Press } from './paper.ts';
import { zip } from './zip.ts';

const README = `Ramadan Kareem background bundle 1.3.0

Six backgrounds, 1200 x 1600 pixels, for posts, stories, cards and prints up to A6.
Put your own words into the quiet part of each picture.

You may use and change them in your own work and in work for clients. Please do
not sell them as pictures on their own.
`;

const sheets: readonly (readonly [string, Poster, (typeof f)[keyof typeof f]])[] = [
  ['lamps-emerald', posters.lamps, f.emerald],
  ['gates-madder', posters.gates, f.madder],
  ['geometry-night', posters.geometry, f.night],
  ['town-night', posters.town, f.night],
  ['lattice-sand', posters.lattice, f.sand],
  ['crescent-emerald', posters.crescentNight, f.emerald],
];

const svg = (content: string, width: number, height: number, box = '0 0 600 800') =>
  `<svg class="abs" style="left:0;top:0;overflow:hidden" width="${width}" height="${height}" viewBox="${box}">${content}</svg>`;

export const kareemBackgrounds = async (press: Press): Promise<Buffer> => {
  const pictures = [];
  for (const [name, poster, family] of sheets)
    pictures.push({
      name: `${name}.png`,
      content: await press.png({
        width: 1200,
        height: 1600,
        background: family.ground,
        colours: 48,
        body: svg(poster(family), 1200, 1600),
      }),
    });
  return zip([{ name: 'README.txt', content: README }, ...pictures]);
};

const COMPLETE = `Ramadan Kareem background bundle 1.3.0, complete

Six drawings in four colour families, 24 SVG files. Every part is a path or a group of
its own: open one in Figma, Inkscape or Affinity Designer and move what you like. Print
sizes up to A2 lose nothing. The words are text: write your own in their place. The other drawings of the bundle are not part of this demo.

Commercial licence: you and your clients may print, post and sell work that contains
these backgrounds. Please do not pass the files on by themselves.
`;

/** Files of the bundle's plan only: every drawing in every palette, as vector files. */
export const kareemComplete = (): Buffer => {
  const drawings = Object.entries(posters).flatMap(([name, poster]) =>
    Object.entries(f).map(([family, colours]) => ({
      name: `${family}/${name}-${family}.svg`,
      content: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800"><rect width="600" height="800" fill="${colours.ground}"/>${poster(colours)}</svg>`,
    })),
  );
  return zip([{ name: 'README.txt', content: COMPLETE }, ...drawings.toSorted((a, b) => (a.name < b.name ? -1 : 1))]);
};

/** A square post. */
export const kareemPost = (press: Press): Promise<Buffer> =>
  press.png({
    width: 1080,
    height: 1080,
    background: f.emerald.ground,
    body: svg(posters.lamps(f.emerald), 1080, 1080, '0 180 600 600'),
  });
