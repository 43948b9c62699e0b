#!/usr/bin/env node
// npm run contract:coverage: does every operation of openapi.yaml have a server handler, a mock, a used hook, a story,
// an API test per status, and a conformance scenario? Lists every empty cell. The API tests record the answers they
// have seen; if they have not run since the last test command, they run first.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOT_COVERED } from '../mocks/conformance/not-covered.ts';
import { COLUMNS, readRows } from './coverage/cells.mjs';
import { readAnswers, readOperations } from './coverage/contract.mjs';
import { exceptions } from './coverage/exceptions.mjs';
import { report } from './coverage/report.mjs';
import { root, run } from './exec.mjs';
import { answersFolder } from './runners.mjs';

const recorded = async () => {
  const before = readAnswers(answersFolder);
  if (before) return before;
  console.log('No record of the API tests yet: running them now.');
  const projects = ['--project', 'api', '--project', 'pg'];
  const args = ['run', ...projects, '--reporter=dot'];
  await run('vitest', args, { ANSWERS_DIR: answersFolder });
  return readAnswers(answersFolder) ?? new Set();
};

/** For a change that cannot affect the API tests: their column is left out. */
const withAnswers = !process.argv.includes('--without-answers');
const columns = COLUMNS.filter((column) => withAnswers || column !== 'api');

const operations = readOperations(readFileSync(join(root, 'openapi.yaml'), 'utf8'));
const rows = readRows({ root, operations, answers: withAnswers ? await recorded() : new Set(), notMet: NOT_COVERED });
const { table, problems } = report(rows, columns, exceptions);
console.log(table);
if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}\n\n${problems.length} cells to fill`);
  process.exitCode = 1;
}
