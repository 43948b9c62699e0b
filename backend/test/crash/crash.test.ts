import { afterAll, beforeAll, expect, it } from 'vitest';
import { killInUpload } from '../../../.ci/stress/crash/kill-in-upload.ts';
import { runCycles } from '../../../.ci/stress/crash/kill-loop.ts';
import { stopUnderLoad } from '../../../.ci/stress/crash/stop-under-load.ts';
import { embeddedGround, type StoppableGround } from '../../../.ci/stress/crash/targets.ts';

/** One site for all: each test must work with what an earlier crash has left. */
let ground: StoppableGround;
beforeAll(async () => {
  ground = await embeddedGround();
});
afterAll(() => ground.remove());

it('kill -9 in the middle of parallel writes loses nothing acknowledged, no session, and keeps the ledger equal', async () => {
  const { acknowledged, interrupted } = await runCycles(ground, 2);
  expect(acknowledged).toBeGreaterThan(20);
  expect(interrupted).toBeGreaterThan(0);
});

it('kill -9 in an upload leaves no half file, and what had come is kept', () => killInUpload(ground));

it('SIGTERM under load: every accepted call gets its answer, what was acknowledged stands, and it ends with 0', () =>
  stopUnderLoad(ground));
