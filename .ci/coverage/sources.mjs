// The frontend's files, their imports, and the calls of the contract that they use.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(?:type\s+)?([^'";]*?)\s*from\s*'([^']+)'|import\(\s*'([^']+)'\s*\)/g;
const ROUTE = /create(?:File|Root)Route\w*(?:<[^>]*>\(\))?\('([^']*)'/;
const SCREEN = /path:\s*['`](\/[^'`?#]*)/g;

/**
 * Every file below a folder with a matching name.
 * @param {string} folder @param {RegExp} name
 * @returns {string[]} absolute paths
 */
export const filesBelow = (folder, name) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile() && name.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : [];

/**
 * The imports of a file: names and absolute paths of the project's own files.
 * @param {string} file @param {string} text @param {string} src folder that '@/' stands for
 */
export const importsOf = (file, text, src) =>
  [...text.matchAll(IMPORT)].flatMap(([, names = '', from, lazy]) => {
    const target = from ?? lazy ?? '';
    if (!target.startsWith('.') && !target.startsWith('@/')) return [];
    const path = target.startsWith('@/') ? join(src, target.slice(2)) : resolve(dirname(file), target);
    return [{ path, names: names.match(/\w+/g) ?? [] }];
  });

/** `/admin/_area/users_` is the path /admin/users; a segment that starts with $ matches anything. */
export const routePattern = (/** @type {string} */ id) => {
  const parts = id.split('/').filter((part) => part !== '' && !part.startsWith('_'));
  return new RegExp(
    `^/${parts.map((part) => (part.startsWith('$') ? '[^/]+' : part.replace(/_$/, ''))).join('/')}(?=/|$)`,
  );
};

/**
 * Reads the frontend once.
 * @param {string} src absolute path of frontend/src
 */
export const readSources = (src) => {
  const isGenerated = (/** @type {string} */ file) => /[\\/]generated[\\/]|\.gen\.ts$/.test(file);
  const files = filesBelow(src, /\.tsx?$/).filter((file) => !isGenerated(file) && !/\.test\.tsx?$/.test(file));
  const sources = new Map(
    files.map((file) => {
      const text = readFileSync(file, 'utf8');
      const imports = importsOf(file, text, src);
      return [file, { text, imports, name: relative(src, file) }];
    }),
  );
  const routes = [...sources].flatMap(([file, { text }]) => {
    const id = ROUTE.exec(text)?.[1];
    if (id === undefined && !file.endsWith('__root.tsx')) return [];
    const pattern = id === undefined ? /^/ : routePattern(id);
    const exact = new RegExp(`${pattern.source.replace('(?=/|$)', '')}/?$`);
    return [{ file, pattern, exact, name: relative(join(src, 'routes'), file) }];
  });

  /** The routes of the paths at which a story mounts the application. */
  const routesOf = (/** @type {string} */ text) => {
    const addresses = [...text.matchAll(SCREEN)].map(([, address = '']) => address);
    return routes.filter(({ pattern }) => addresses.some((address) => pattern.test(address)));
  };
  /** Everything that is loaded with a story. */
  const reach = (/** @type {string} */ story) => {
    const seen = new Set([story, ...routesOf(sources.get(story)?.text ?? '').map(({ file }) => file)]);
    for (const file of seen) {
      const own = (sources.get(file)?.imports ?? []).filter(({ path }) => sources.has(path));
      for (const { path } of own) seen.add(path);
    }
    return seen;
  };
  const stories = files.filter((file) => file.endsWith('.stories.tsx')).map((file) => ({ file, reach: reach(file) }));
  const screenAddresses = stories.flatMap(({ file }) =>
    [...(sources.get(file)?.text ?? '').matchAll(SCREEN)].map(([, address = '']) => address),
  );
  return { sources, stories, routes, screenAddresses };
};
