// Which stories have pictures and outlines, read from their files; the story tests decide the same way, by title and
// tag.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { root } from '../exec.mjs';
import { baselines, outlines } from './picture-command.mjs';

const TITLE = /\btitle: '((?:Screens|Foundations)\/[^']+)'/;
const STORY = /^export const (\w+)\b[^\n]*/gm;

/** @typedef {{ id: string, file: string, lightOnly?: true }} Pictured a screen in another language has only one picture */

/** @param {string} file @param {string} text @returns {Pictured[]} */
export const picturedIn = (file, text) => {
  const title = TITLE.exec(text)?.[1];
  if (!title) return [];
  const lightOnly = /tags: \[[^\]]*'light-picture'/.test(text) ? { lightOnly: /** @type {const} */ (true) } : {};
  return [...text.matchAll(STORY)].flatMap(({ 1: name = '', index }) => {
    const body = text.slice(index, text.indexOf('\nexport ', index + 1) >>> 0);
    return /tags: \[[^\]]*'no-picture'/.test(body)
      ? []
      : [{ id: toId(title, storyNameFromExport(name)), file, ...lightOnly }];
  });
};

/** @returns {Pictured[]} */
export const readPictured = () =>
  ['frontend/src', 'demo/live']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter(({ name }) => name.endsWith('.stories.tsx'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
    .flatMap((file) => picturedIn(file, readFileSync(file, 'utf8')));

/** @param {Pictured[]} pictured @returns {string[]} files that they need, relative to Storybook's settings folder */
const expectedFiles = (pictured) =>
  pictured.flatMap(({ id, lightOnly }) =>
    lightOnly
      ? [`baselines/${id}.light.webp`]
      : [`outlines/${id}.yml`, ...['dark', 'light'].map((theme) => `baselines/${id}.${theme}.webp`)],
  );

/** @returns {string[]} */
const committedFiles = () =>
  [baselines, outlines]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => `${basename(folder)}/${file}`));

/** @param {Pictured[]} pictured @returns {string[]} committed pictures and outlines whose story was deleted */
export const staleBaselines = (pictured) => {
  const expected = new Set(expectedFiles(pictured));
  return committedFiles().filter((file) => !expected.has(file));
};

/** @param {Pictured[]} pictured @returns {string[]} pictures and outlines that are not committed yet */
export const missingBaselines = (pictured) => {
  const committed = new Set(committedFiles());
  return expectedFiles(pictured).filter((file) => !committed.has(file));
};
