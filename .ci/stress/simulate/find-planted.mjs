#!/usr/bin/env node
// npm run simulate:faults: plants each fault of planted-faults.mjs in a copy of the working tree and expects the
// simulation to find it. A part of a name runs only those.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../exec.mjs';
import { plantedFaults } from './planted-faults.mjs';

/** Steps of a day within which a fault must be found. */
const DAYS = '6';
const STEPS = '40';
const SEED = '7';

const copy = mkdtempSync(join(tmpdir(), 'studio-simulate-'));
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root });
for (const file of listed.toString().split('\0').filter(Boolean)) {
  if (/^(?:backend|contract|demo|packages|docs\/programs|\.ci)\/|^[^/]+\.(?:json|yaml)$/.test(file))
    cpSync(join(root, file), join(copy, file), { force: true, errorOnExist: false });
}
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');

const wanted = process.argv[2] ?? '';
let missed = 0;
try {
  for (const { name, file, find, plant } of plantedFaults) {
    if (!name.includes(wanted)) continue;
    const path = join(copy, 'backend/src', file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(find)) throw new Error(`'${find}' is no longer in ${file}`);
    writeFileSync(
      path,
      text.replace(find, () => plant),
    );
    const args = ['.ci/stress/simulate/simulate.mjs', '--seed', SEED, '--days', DAYS, '--steps', STEPS, '--whole'];
    const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
    writeFileSync(path, text);
    const [summary = '', ...rest] = stdout.split('\n');
    const { steps } = summary.startsWith('{') ? JSON.parse(summary) : { steps: 0 };
    const isFound = status === 1 && summary.startsWith('{');
    if (!isFound) missed += 1;
    const first = rest.filter(Boolean)[1] ?? stderr.split('\n').slice(0, 5).join(' ');
    console.log(
      `${isFound ? `step ${String(steps + 1).padStart(3)}` : 'NOT FOUND'}  ${name}\n          ${first.slice(0, 160)}`,
    );
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
process.exitCode = missed > 0 ? 1 : 0;
