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

/**
 * The scenes as files by name. Without a content hash: the site's scripts refer to them by their scene's name alone.
 */
export const stateFiles: Readonly<Record<string, string>> = Object.fromEntries(
  scenes.map(([key, svg]) => [`state-${key}.svg`, svg]),
);

/** The data that the site needs about them. */
export const stateNames = `/** Written by \`node demo/art/states/render-states.ts\`. */
export type StateScene =
${scenes.map(([key]) => `  | '${key}'`).join('\n')};
`;
