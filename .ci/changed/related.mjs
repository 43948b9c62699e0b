// Which test files a change can affect, by the paths they contain: imports, but also files and folders that are only
// read.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { aliases } from '../aliases.mjs';

/** Every quoted relative path counts, whatever it is used for. */
const NAMED = /['"`]((?:\.{1,2}|@\w*)\/[^'"`\s?*]*)/g;
/** Builds file names at run time: its dependencies are unknown. */
const READS_FILES = /from 'node:(?:fs|fs\/promises|child_process)'/;
const SOURCE = /\.(?:tsx?|mjs|css)$/;

/** The whole application: only stories that mount a screen depend on it, as a screen may lead to any other. */
const APPLICATION = 'frontend/src/routeTree.gen.ts';
const MOUNTS_SCREEN = /\bscreen\b/;

/**
 * The implicit dependencies of every test of a project, and the tests themselves.
 * @type {Record<string, { tests: string[], around: string[], settings: RegExp }>}
 */
export const PROJECTS = {
  unit: { tests: ['{frontend/src,mocks,contract,packages,demo,.ci}/**/*.test.ts'], around: [], settings: /^$/ },
  stories: {
    tests: ['{frontend/src,demo/live}/**/*.stories.tsx'],
    around: ['.storybook/preview.tsx'],
    settings: /^(?:\.storybook\/|frontend\/(?:[\w.-]+$|tools\/|public\/))/,
  },
};

/**
 * @param {string} root
 * @param {string} file from the root
 * @returns {string[]} files and folders that it refers to, from the root
 */
const namedBy = (root, file) => {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(NAMED)].flatMap(([, target = '']) => {
    const [first = '', ...rest] = target.split('/');
    const folder = aliases[first];
    const path = folder === undefined ? resolve(root, dirname(file), target) : join(root, folder, ...rest);
    // A style sheet that names a folder only says where class names are searched: that is not a dependency.
    if (!existsSync(path) || (file.endsWith('.css') && statSync(path).isDirectory())) return [];
    return [relative(root, path)];
  });
};

/**
 * Everything reachable from a file, including whole folders that it names.
 * @param {string} root
 */
const reacher = (root) => {
  /** @type {Map<string, string[]>} */
  const direct = new Map();
  const from = (/** @type {string} */ file) => {
    if (!direct.has(file)) direct.set(file, SOURCE.test(file) ? namedBy(root, file) : []);
    return direct.get(file) ?? [];
  };
  return (/** @type {string[]} */ starts) => {
    const seen = new Set(starts);
    for (const file of seen) {
      const isFollowed = statSync(join(root, file)).isFile() && (file !== APPLICATION || starts.includes(file));
      if (isFollowed) for (const next of from(file)) seen.add(next);
    }
    return seen;
  };
};

/**
 * @param {string} root
 * @param {keyof typeof PROJECTS} project
 * @param {string[]} changed paths from the root
 * @returns {string[] | 'all'} test files that the change can reach
 */
export const relatedTests = (root, project, changed) => {
  const { tests, around, settings } = PROJECTS[project] ?? { tests: [], around: [], settings: /^/ };
  const reach = reacher(root);
  // A deleted file, or one that is never referred to by a full path, cannot be traced.
  const isGone = (/** @type {string} */ file) => SOURCE.test(file) && !existsSync(join(root, file));
  if (changed.some((file) => settings.test(file) || isGone(file))) return 'all';
  const hits = (/** @type {Set<string>} */ reached) =>
    changed.some((file) => reached.has(file) || [...reached].some((path) => file.startsWith(`${path}/`)));
  const surroundings = around.filter((file) => existsSync(join(root, file)));
  if (hits(reach(surroundings))) return 'all';
  const all = tests.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();
  const application = existsSync(join(root, APPLICATION)) && hits(reach([APPLICATION]));
  const chosen = all.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    if (project === 'stories' ? application && MOUNTS_SCREEN.test(text) : READS_FILES.test(text)) return true;
    return hits(reach([file]));
  });
  // Tests of the tools read the whole tree.
  const ofTools = project === 'unit' ? all.filter((file) => file.startsWith('.ci/')) : [];
  const related = [...new Set([...chosen, ...ofTools])];
  return related.length === all.length ? 'all' : related;
};
