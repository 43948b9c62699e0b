#!/usr/bin/env node
// npm test: every check, then one total from the runners' own reports. `npm test -- unit stories` runs only these steps
// and their dependencies. `npm test -- --changed` runs what the changes since main can affect, `--changed=<branch>`
// since another branch. `npm run test:all` adds what takes long: see docs/testing.md.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChange } from './changed/files.mjs';
import { total } from './counts.mjs';
import { root } from './exec.mjs';
import { reports } from './runners.mjs';
import { runJobs } from './schedule.mjs';
import { plan, steps } from './steps.mjs';

const args = process.argv.slice(2);
// The tests read it, too: random runs are longer then, and the journeys marked @long run.
if (args.includes('--all')) process.env.TEST_ALL = 'true';
const changedFlag = args.find((arg) => /^--changed(=|$)/.test(arg));
const change = changedFlag ? readChange(root, changedFlag.split('=')[1]) : undefined;
if (changedFlag && !change) console.log('The change since main cannot be known here: everything runs.');
const names = plan(
  args.filter((arg) => !arg.startsWith('-')),
  change,
);

rmSync(reports, { recursive: true, force: true }); // an old report must not be counted
mkdirSync(reports, { recursive: true });

/** @typedef {import('./counts.mjs').Counts & { title: string, seconds: number }} Row */

const unknown = (/** @type {string} */ name) => ({
  title: name,
  passed: 0,
  failed: 1,
  skipped: 0,
  seconds: 0,
  note: `no such step; there are: ${Object.keys(steps).join(', ')}`,
});

const jobs = names.map((name) => ({
  name,
  needs: [...(steps[name]?.needs ?? []), ...(steps[name]?.reads ?? [])],
  alone: steps[name]?.alone ?? false,
  run: async (/** @type {boolean} */ apart) => {
    const step = steps[name];
    if (!step) return unknown(name);
    const heading = `\n── ${step.title} ${'─'.repeat(Math.max(0, 72 - step.title.length))}\n`;
    if (!apart) process.stdout.write(heading);
    const start = performance.now();
    const counts = await step
      .run({ ...(apart ? { apart: heading } : {}), ...(change ? { change } : {}) })
      .catch((error) => ({ passed: 0, failed: 1, skipped: 0, note: String(error) }));
    const seconds = (performance.now() - start) / 1000;
    console.log(`${step.title}: ${counts.passed} passed, ${counts.failed} failed in ${seconds.toFixed(1)} s`);
    return { title: step.title, ...counts, seconds };
  },
}));

const began = performance.now();
/** @type {Map<string, Row>} */
const done = await runJobs(jobs, ({ name }, results) => {
  // A result based on a broken build would be meaningless.
  const broken = steps[name]?.needs?.find((need) => results.get(need)?.failed);
  const title = steps[name]?.title ?? name;
  return broken
    ? { title, passed: 0, failed: 1, skipped: 0, seconds: 0, note: `needs '${broken}', which failed` }
    : undefined;
});
const rows = [...done.values()];

console.log(`\n${'Step'.padEnd(30)} passed  failed  skipped    time`);
for (const row of rows) {
  const figures = [String(row.passed).padStart(6), String(row.failed).padStart(6), String(row.skipped).padStart(7)];
  console.log(
    `${row.title.padEnd(30)} ${figures.join('  ')}  ${row.seconds.toFixed(1).padStart(6)}s  ${row.note ?? ''}`,
  );
}
if (change)
  console.log(`${names.length} of ${Object.keys(steps).length} steps: ${change.files.length} files have changed`);
const seconds = (performance.now() - began) / 1000;
console.log(`${seconds.toFixed(0)} s from the first step to the last`);
const failed = rows.some((row) => row.failed > 0);
for (const row of rows)
  for (const failure of row.failures ?? []) console.log(`\n${row.title}: ${failure.replaceAll(`${root}/`, '')}`);
if (failed && names.includes('e2e'))
  console.log('\nPictures of the failed journeys: npx playwright show-report reports/e2e/html');
writeFileSync(join(reports, 'summary.json'), `${JSON.stringify({ total: total(rows), seconds, rows }, null, 2)}\n`);
console.log(`\n${total(rows)}`);
process.exitCode = failed ? 1 : 0;
