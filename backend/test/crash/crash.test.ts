import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCycles } from '../../../.ci/stress/crash/kill-loop.ts';
import { embeddedGround, type StoppableGround } from '../../../.ci/stress/crash/targets.ts';
import { casesOf } from '../support/test-length.ts';

let ground: StoppableGround;
beforeAll(async () => {
  ground = await embeddedGround();
});
afterAll(() => ground.remove());

it('kill -9 during parallel writes loses nothing acknowledged, no session, and keeps the ledger balanced', async () => {
  const { acknowledged, interrupted } = await runCycles(ground, casesOf(1, 2));
  expect(acknowledged).toBeGreaterThan(10);
  expect(interrupted).toBeGreaterThan(0);
});
