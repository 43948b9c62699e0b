// Names of the failed tests, from a runner's JSON report: repeated at the very end of `npm test`, because the runner's
// own output is thousands of lines further up, and many log viewers show only the end.

/** The first lines identify a failure; full object diffs stay in the runner's output. */
const MESSAGE_LINES = 6;
const LINE_LENGTH = 240;

/** ANSI colours, which the reports of both runners contain. */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** @param {string | undefined} message */
const shorten = (message = '') =>
  message
    .replace(COLOURS, '')
    .split('\n')
    // Stack frames in the runners' own files say nothing about the failure.
    .filter((line) => line.trim() !== '' && !/^\s*at .*(?:node_modules|node:internal)/.test(line))
    .slice(0, MESSAGE_LINES)
    .map((line) => `      ${line.slice(0, LINE_LENGTH)}`)
    .join('\n');

/**
 * @param {Record<string, any> | undefined} report content of vitest's `--reporter=json`
 * @returns {string[]} one text of several lines for each failed test, and for each file that failed to load
 */
export const vitestFailures = (report) =>
  (report?.testResults ?? []).flatMap((/** @type {any} */ file) => {
    const failed = file.assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
    if (file.status === 'failed' && file.assertionResults.length === 0)
      return [`${file.name}\n${shorten(file.message)}`];
    return failed.map((/** @type {any} */ test) => {
      return `${file.name} › ${test.fullName}\n${shorten(test.failureMessages?.[0])}`;
    });
  });

/**
 * @param {Record<string, any> | undefined} report content of Playwright's JSON reporter
 * @returns {string[]} one text of several lines for each journey that did not pass on the first attempt
 */
export const playwrightFailures = (report) => {
  /** @param {any} suite @returns {string[]} */
  const within = (suite) => [
    ...(suite.suites ?? []).flatMap(within),
    ...(suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
      spec.tests
        .filter((/** @type {any} */ test) => ['unexpected', 'flaky'].includes(test.status))
        .map((/** @type {any} */ test) => {
          const error = test.results.find((/** @type {any} */ result) => result.error)?.error;
          return `[${test.projectName}] ${spec.file}:${spec.line} › ${spec.title}\n${shorten(error?.message)}`;
        }),
    ),
  ];
  return (report?.suites ?? []).flatMap(within);
};
