// The changes since main: committed on this branch, staged, modified, or untracked.
import { execFileSync } from 'node:child_process';

/** @typedef {{ base: string, files: string[] }} Change base: the commit that it is compared with; paths from the root */

/**
 * @param {string} root
 * @param {string} [wanted] branch or commit to compare with; else origin/main or main
 * @returns {Change | undefined} undefined when that is unknown: then everything has to run
 */
export const readChange = (root, wanted) => {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const paths = (/** @type {string} */ list) => list.split('\0').filter(Boolean);
  for (const name of wanted ? [wanted] : ['origin/main', 'main']) {
    try {
      const base = git('merge-base', name, 'HEAD').trim();
      // Without rename detection the old name of a moved file is in the list, too.
      const known = paths(git('diff', '--name-only', '--no-renames', '-z', base));
      const fresh = paths(git('ls-files', '--others', '--exclude-standard', '-z'));
      return { base, files: [...new Set([...known, ...fresh])].sort() };
    } catch {
      // no repository, or no such branch: try the next name
    }
  }
  return undefined;
};
