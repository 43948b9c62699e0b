#!/usr/bin/env node
// npm run simulate: simulates days of the shop in one process, determined by a seed; see docs/simulation.md.
import './world/install.ts';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makePlan } from './plan.ts';
import { shrink } from './shrink.ts';
import { describePlan, toKind } from './story-text.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    days: { type: 'string', default: '30' },
    // Steps of a day.
    steps: { type: 'string', default: '40' },
    // A plan that an earlier failure has written.
    plan: { type: 'string' },
    // Prints every line of the trace.
    trace: { type: 'boolean', default: false },
    // Plays it again and compares the hashes.
    twice: { type: 'boolean', default: false },
    // Reports a failure as it is.
    whole: { type: 'boolean', default: false },
  },
});

enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/simulate', import.meta.url)));
const { run } = await import('./run.ts');

/** @returns {import('./plan.ts').Plan} */
const readPlan = () =>
  values.plan
    ? JSON.parse(readFileSync(values.plan, 'utf8'))
    : makePlan(Number(values.seed), Number(values.days), Number(values.steps));

/** Plays a plan in a process of its own, without the state of an earlier run. @param {import('./plan.ts').Plan} plan */
const replay = (plan) => {
  const file = join(mkdtempSync(join(tmpdir(), 'simulate-')), 'plan.json');
  writeFileSync(file, JSON.stringify(plan));
  const args = [fileURLToPath(import.meta.url), '--plan', file, '--whole'];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  rmSync(dirname(file), { recursive: true });
  return JSON.parse(stdout.split('\n')[0] ?? '{}');
};

const plan = readPlan();
const outcome = await run(plan, values.trace ? (line) => process.stdout.write(`${line}\n`) : undefined);
const { user, system } = process.cpuUsage();
const cpuSeconds = Math.round((user + system) / 1e4) / 100;
const { failure, ...figures } = outcome;
const kind = toKind(outcome);
console.log(JSON.stringify({ seed: plan.seed, ...figures, kind, cpuSeconds }));
if (failure) console.log(`\nStep ${failure.step} of seed ${plan.seed} broke this:\n${failure.faults.join('\n')}`);
if (failure && !values.whole) {
  const upTo = plan.steps.slice(0, plan.steps.findIndex(({ id }) => id === failure.step) + 1);
  const short = await shrink({ ...plan, steps: upTo }, async (shorter) => replay(shorter).kind === kind);
  const file = join(tmpdir(), `simulate-${plan.seed}.json`);
  writeFileSync(file, JSON.stringify(short));
  console.log(`\nThe shortest story that breaks the same, of ${upTo.length} steps:\n${describePlan(short)}`);
  console.log(`\nAgain: npm run simulate -- --plan ${file} --whole --trace`);
}
const isSame = failure || !values.twice || replay(plan).hash === outcome.hash;
if (!isSame) console.log('The same plan gave another trace the second time.');
process.exit(failure || !isSame ? 1 : 0);
