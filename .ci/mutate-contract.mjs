#!/usr/bin/env node
// npm run mutate:contract: changes one word of openapi.yaml at a time and finds the test that would fail. Exit code 1 for a word
// that none holds and that .ci/mutations/survivors.txt does not list; `-- --write` lists them, `-- --record` records again what
// tests send and receive.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './exec.mjs';
import { reasonOf } from './mutations/reasons.ts';
import { runAll, toLine } from './mutations/run.ts';
import { answersFolder, exchangesFolder } from './runners.mjs';

const SHARE_MIN = 0.98;
const file = join(root, '.ci/mutations/survivors.txt');
const isAsked = (/** @type {string} */ word) => process.argv.includes(word);

/** Conformance suite and API tests, which write what they send and receive. */
const record = async () => {
  rmSync(exchangesFolder, { recursive: true, force: true });
  const env = { ANSWERS_DIR: answersFolder, EXCHANGES_DIR: exchangesFolder };
  const vitest = ['run', '--config', '.ci/vitest.node.ts', '--reporter', 'dot'];
  const suites = [
    ['--project', 'conformance', 'mocks/conformance/mocks.test.ts', 'backend/test/conformance'],
    ['--project', 'api'],
  ];
  for (const suite of suites) {
    const code = await run('vitest', [...vitest, ...suite], env);
    if (code !== 0) throw new Error('Tests fail, so their exchanges say nothing');
  }
};

if (isAsked('--record') || !existsSync(exchangesFolder)) await record();
const { counts, survivors, total } = await runAll(exchangesFolder);

console.table(counts);
const kept = new Set(['contract:diff', 'limits table']);
const compared = Object.values(counts)
  .flatMap((row) => Object.entries(row))
  .reduce((sum, [test, number]) => sum + (kept.has(test) ? number : 0), 0);
const share = 1 - survivors.length / total;
console.log(`${total} mutations, ${(share * 100).toFixed(1)} % noticed, ${survivors.length} not.`);
console.log(
  `${total - compared - survivors.length} by what tests send and receive or compile, ${compared} by a comparison with what was approved.`,
);

const byReason = Map.groupBy(survivors, reasonOf);
const text = [...byReason]
  .map(([reason, all]) => `# ${reason} (${all.length})\n${all.map(toLine).sort().join('\n')}\n`)
  .join('\n');
if (isAsked('--write')) writeFileSync(file, text);
const listed = new Set(readFileSync(file, 'utf8').split('\n'));
const unlisted = survivors.map(toLine).filter((line) => !listed.has(line));
if (unlisted.length > 0) console.error(`No test holds these words:\n${unlisted.join('\n')}`);
if (unlisted.length > 0 || share < SHARE_MIN) process.exitCode = 1;
