#!/usr/bin/env node
// npm test: every check in turn, then one total from the runners' own reports.
// `npm test -- unit stories` runs only these steps and what they need.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { total } from './counts.mjs';
import { reports } from './runners.mjs';
import { plan, steps } from './steps.mjs';

const names = plan(process.argv.slice(2).filter((arg) => !arg.startsWith('-')));

rmSync(reports, { recursive: true, force: true }); // an old report must not be counted
mkdirSync(reports, { recursive: true });

/** @type {(import('./counts.mjs').Counts & { title: string, seconds: number })[]} */
const rows = [];
for (const name of names) {
  const step = steps[name];
  const title = step?.title ?? name;
  console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 72 - title.length))}`);
  const start = performance.now();
  const counts = step
    ? await step.run().catch((error) => ({ passed: 0, failed: 1, skipped: 0, note: String(error) }))
    : { passed: 0, failed: 1, skipped: 0, note: `no such step; there are: ${Object.keys(steps).join(', ')}` };
  rows.push({ title, ...counts, seconds: (performance.now() - start) / 1000 });
}

console.log(`\n${'Step'.padEnd(30)} passed  failed  skipped    time`);
for (const row of rows) {
  const figures = [String(row.passed).padStart(6), String(row.failed).padStart(6), String(row.skipped).padStart(7)];
  console.log(
    `${row.title.padEnd(30)} ${figures.join('  ')}  ${row.seconds.toFixed(1).padStart(6)}s  ${row.note ?? ''}`,
  );
}
const failed = rows.some((row) => row.failed > 0);
if (failed && names.includes('e2e'))
  console.log('\nPictures of the failed journeys: npx playwright show-report reports/e2e/html');
writeFileSync(join(reports, 'summary.json'), `${JSON.stringify({ total: total(rows), rows }, null, 2)}\n`);
console.log(`\n${total(rows)}`);
process.exitCode = failed ? 1 : 0;
