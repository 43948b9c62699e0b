// The step of `npm run test:all`: runs the command and reads its figures.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../exec.mjs';

/** @type {import('../runners.mjs').Runner} */
export const otherEngines = async ({ apart }) => {
  const code = await run('node', ['.ci/test-engines.mjs'], {}, apart);
  try {
    const counts = JSON.parse(readFileSync(join(root, 'reports', 'engines.json'), 'utf8'));
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1, note: `exit code ${code}` } : counts;
  } catch {
    return { passed: 0, failed: 1, skipped: 0, note: `no report, exit code ${code}` };
  }
};
