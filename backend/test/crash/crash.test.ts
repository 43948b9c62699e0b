import { expect, it } from 'vitest';
import { runCycles } from './kill-loop.ts';
import { embeddedGround } from './targets.ts';

it('kill -9 in the middle of parallel writes loses nothing acknowledged, no session, and keeps the ledger equal', async () => {
  const ground = await embeddedGround();
  try {
    const { acknowledged, interrupted } = await runCycles(ground, 2);
    expect(acknowledged).toBeGreaterThan(20);
    expect(interrupted).toBeGreaterThan(0);
  } finally {
    await ground.remove();
  }
}, 120_000);
