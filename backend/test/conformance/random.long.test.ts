import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../../../mocks/conformance/client.ts';
import { findDifference } from '../../../mocks/conformance/random/compare.ts';
import { casesOf } from '../support/test-length.ts';
import { createTestApp, DEMO_RULES, type TestApp } from '../test-app.ts';

const SEQUENCES = Number(process.env.SEQUENCES ?? casesOf(20, 200));
/** Differs every day; SEED repeats a run. */
const SEED = Number(process.env.SEED ?? Math.floor(Date.now() / 86_400_000) * 1000);

let app: TestApp;
let mocks: ChildProcess;
let mocksUrl = '';

beforeAll(async () => {
  app = await createTestApp({ seeded: true, env: DEMO_RULES });
  const script = fileURLToPath(new URL('../../../mocks/conformance/serve.ts', import.meta.url));
  mocks = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  if (mocks.stdout) [mocksUrl] = await once(createInterface(mocks.stdout), 'line');
});
afterAll(async () => {
  mocks.kill();
  await app.close();
});

describe('mocks and backend', () => {
  test(
    `give the same answers to ${SEQUENCES} random sequences (SEED=${SEED})`,
    async () => {
      const one = new Client({ name: 'mocks', origin: mocksUrl, fetch });
      const other = new Client({ name: 'backend', origin: app.url, fetch });
      expect(await findDifference(one, other, SEED, SEQUENCES)).toBeUndefined();
    },
    Math.max(600_000, SEQUENCES * 3_000),
  );
});
