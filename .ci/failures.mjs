// Names of the tests that failed, from a runner's JSON report: repeated at the very end of `npm test`, because the
// place where a runner printed them is thousands of lines further up, and many viewers of logs show the end alone.

/** A failure is recognised by its first lines; whole differences of objects stay where the runner printed them. */
const MESSAGE_LINES = 6;
const LINE_LENGTH = 240;

/** Colours of the terminal, which the reports of both runners keep. */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** @param {string | undefined} message */
const shorten = (message = '') =>
  message
    .replace(COLOURS, '')
    .split('\n')
    // The way through the runners' own files says nothing of the failure.
    .filter((line) => line.trim() !== '' && !/^\s*at .*(?:node_modules|node:internal)/.test(line))
    .slice(0, MESSAGE_LINES)
    .map((line) => `      ${line.slice(0, LINE_LENGTH)}`)
    .join('\n');

/**
 * @param {Record<string, any> | undefined} report content of vitest's `--reporter=json`
 * @returns {string[]} one text of some lines for each failed test, and for each file that did not load
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
 * @returns {string[]} one text of some lines for each journey that did not pass the first time
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
