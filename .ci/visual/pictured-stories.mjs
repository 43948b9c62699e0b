// Which stories have pictures, read from their files; the tests of stories decide the same by title and tag.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { root } from '../exec.mjs';
import { baselines } from './picture-command.mjs';

const TITLE = /\btitle: '((?:Screens|Foundations)\/[^']+)'/;
const STORY = /^export const (\w+)\b[^\n]*/gm;

/** @typedef {{ id: string, file: string }} Pictured */

/** @param {string} file @param {string} text @returns {Pictured[]} */
export const picturedIn = (file, text) => {
  const title = TITLE.exec(text)?.[1];
  if (!title) return [];
  return [...text.matchAll(STORY)].flatMap(({ 1: name = '', index }) => {
    const body = text.slice(index, text.indexOf('\nexport ', index + 1) >>> 0);
    return /tags: \[[^\]]*'no-picture'/.test(body) ? [] : [{ id: toId(title, storyNameFromExport(name)), file }];
  });
};

/** @returns {Pictured[]} */
export const readPictured = () =>
  readdirSync(join(root, 'frontend', 'src'), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.stories.tsx'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
    .flatMap((file) => picturedIn(file, readFileSync(file, 'utf8')));

/** @param {Pictured[]} pictured @returns {string[]} names of the files that they need */
const wantedBaselines = (pictured) =>
  pictured.flatMap(({ id }) => ['dark', 'light'].map((theme) => `${id}.${theme}.webp`));

/** @returns {string[]} */
const keptBaselines = () => (existsSync(baselines) ? readdirSync(baselines) : []);

/** @param {Pictured[]} pictured @returns {string[]} committed pictures whose story is gone */
export const staleBaselines = (pictured) => {
  const wanted = new Set(wantedBaselines(pictured));
  return keptBaselines().filter((file) => !wanted.has(file));
};

/** @param {Pictured[]} pictured @returns {string[]} pictures that nobody has taken yet */
export const missingBaselines = (pictured) => {
  const kept = new Set(keptBaselines());
  return wantedBaselines(pictured).filter((file) => !kept.has(file));
};
