import { afterAll, beforeAll, expect, it } from 'vitest';
import { killInUpload } from '../../../.ci/stress/crash/kill-in-upload.ts';
import { runCycles } from '../../../.ci/stress/crash/kill-loop.ts';
import { stopUnderLoad } from '../../../.ci/stress/crash/stop-under-load.ts';
import { embeddedGround, type StoppableGround } from '../../../.ci/stress/crash/targets.ts';

let ground: StoppableGround;
beforeAll(async () => {
  ground = await embeddedGround();
});
afterAll(() => ground.remove());

it('kill -9 during parallel writes loses nothing acknowledged, no session, and keeps the ledger balanced', async () => {
  const { acknowledged, interrupted } = await runCycles(ground, 2);
  expect(acknowledged).toBeGreaterThan(10);
  expect(interrupted).toBeGreaterThan(0);
});

it('kill -9 during an upload leaves no partial file, and keeps what was received', () => killInUpload(ground));

it('SIGTERM under load: every accepted request is answered, acknowledged writes persist, and it exits with 0', () =>
  stopUnderLoad(ground));
