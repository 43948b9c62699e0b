import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const program = fileURLToPath(new URL('simulate.mjs', import.meta.url));
const steps = 60;

// A process of its own: a simulation replaces the clock of the whole process.
it('plays a day without breaking anything, and the same day again with the same trace', async () => {
  const args = [program, '--seed', '7', '--days', '1', '--steps', String(steps), '--twice', '--whole'];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(JSON.parse(stdout)).toMatchObject({ seed: 7, steps });
});
