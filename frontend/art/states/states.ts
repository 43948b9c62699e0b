import { createHash } from 'node:crypto';
import { lists } from './lists.ts';
import { moments } from './moments.ts';
import { style } from './palette.ts';

const scenes = Object.entries({ ...lists, ...moments }).map(
  ([key, body]) =>
    [
      key,
      `<svg xmlns="http://www.w3.org/2000/svg" id="night" width="240" height="160" viewBox="0 0 240 160"><style>${style}</style>${body}</svg>\n`,
    ] as const,
);

/** One mark for all of them, so that the site's scripts know every file by its scene's name alone. */
const edition = createHash('sha256').update(JSON.stringify(scenes)).digest('hex').slice(0, 8);

/** The scenes as files by name. */
export const stateFiles: Readonly<Record<string, string>> = Object.fromEntries(
  scenes.map(([key, svg]) => [`state-${key}-${edition}.svg`, svg]),
);

/** What the site must know of them. */
export const stateNames = `/** Written by \`node frontend/art/states/render-states.ts\`. */
export type StateScene =
${scenes.map(([key]) => `  | '${key}'`).join('\n')};
export const stateEdition = '${edition}';
`;
