// Turns a runner's JSON report into four reliable figures. A runner that exits with an error without naming a failing
// test, leaves no report or finds no tests counts as one failure: silence is never success.

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string} [note] shown next to the figures
 * @property {string[]} [failures] what failed, some lines each, shown at the end
 */

/**
 * Figures of a vitest run.
 * @param {Record<string, any> | undefined} report content of `--reporter=json`, undefined when there is none
 * @param {number} code exit code of the runner
 * @returns {Counts}
 */
export const countVitest = (report, code) => {
  if (!report) return { passed: 0, failed: 1, skipped: 0, note: `no report, exit code ${code}` };
  const passed = report.numPassedTests ?? 0;
  // A file that fails to load has no tests to fail: it counts as one failure.
  const unloaded = (report.testResults ?? []).filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const failed = (report.numFailedTests ?? 0) + unloaded.length;
  const skipped = (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0);
  if (failed === 0 && (code !== 0 || report.success === false))
    return { passed, failed: 1, skipped, note: `exit code ${code} without a failing test` };
  if (passed + failed === 0) return { passed, failed: 1, skipped, note: 'no tests ran' };
  return { passed, failed, skipped };
};

/**
 * Figures of a Playwright run.
 * @param {Record<string, any> | undefined} report content of the JSON reporter, undefined when there is none
 * @param {number} code exit code of the runner
 * @returns {Counts}
 */
export const countPlaywright = (report, code) => {
  const stats = report?.stats;
  if (!stats) return { passed: 0, failed: 1, skipped: 0, note: `no report, exit code ${code}` };
  const passed = stats.expected;
  // There are no retries; if they are ever enabled, a test that passes only on retry has failed.
  const failed = stats.unexpected + stats.flaky;
  if (failed === 0 && code !== 0)
    return { passed, failed: 1, skipped: stats.skipped, note: `exit code ${code} without a failing test` };
  if (passed + failed === 0) return { passed, failed: 1, skipped: stats.skipped, note: 'no tests ran' };
  return { passed, failed, skipped: stats.skipped };
};

/**
 * The closing line of a test run.
 * @param {Counts[]} rows
 */
export const total = (rows) => {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) => rows.reduce((n, row) => n + row[key], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`;
};
