// Which test files a change can reach, by what they name: imports, but also files and folders that are only read.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** Every quoted relative path counts, whatever is done with it. */
const NAMED = /['"`]((?:\.{1,2}|@)\/[^'"`\s?*]*)/g;
/** Reads files under names that it puts together itself: nobody can say what it depends on. */
const READS_FILES = /from 'node:(?:fs|fs\/promises|child_process)'/;
const SOURCE = /\.(?:tsx?|mjs|css)$/;

/** The whole application: only a story that mounts a screen goes through it, as it may lead to any other screen. */
const APPLICATION = 'frontend/src/routeTree.gen.ts';
const MOUNTS_SCREEN = /\bscreen\b/;

/**
 * What belongs to every test of a project although no test names it, and the tests themselves.
 * @type {Record<string, { tests: string[], around: string[], settings: RegExp }>}
 */
export const PROJECTS = {
  unit: { tests: ['{frontend/src,mocks,.ci}/**/*.test.ts'], around: [], settings: /^$/ },
  stories: {
    tests: ['frontend/src/**/*.stories.tsx'],
    around: ['.storybook/preview.tsx'],
    settings: /^(?:\.storybook\/|frontend\/(?:[\w.-]+$|tools\/|public\/))/,
  },
};

/**
 * @param {string} root
 * @param {string} file from the root
 * @returns {string[]} files and folders from the root that it names
 */
const namedBy = (root, file) => {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(NAMED)].flatMap(([, target = '']) => {
    const path = target.startsWith('@/')
      ? join(root, 'frontend/src', target.slice(2))
      : resolve(root, dirname(file), target);
    // A style that names a folder says where class names are looked for: what it shows does not change.
    if (!existsSync(path) || (file.endsWith('.css') && statSync(path).isDirectory())) return [];
    return [relative(root, path)];
  });
};

/**
 * Everything that is reached from a file, with folders that are named as a whole.
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
  // A file that is gone, or that was never named by one path, cannot be followed.
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
