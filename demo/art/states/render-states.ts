/** Renders the scenes of empty, closed and failed states: `node demo/art/states/render-states.ts`. */
import { readdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { mediaFolder } from '../media-list.ts';
import { stateFiles, stateNames } from './states.ts';

const older = (await readdir(mediaFolder)).filter((name) => /^state-.*\.svg$/.test(name) && !(name in stateFiles));
await Promise.all(older.map((name) => rm(resolve(mediaFolder, name))));
await Promise.all(Object.entries(stateFiles).map(([name, svg]) => writeFile(resolve(mediaFolder, name), svg)));
await writeFile(new URL('../../../frontend/src/components/feedback/state-names.ts', import.meta.url), stateNames);
