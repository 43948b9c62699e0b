/**
 * The long version of crash.test.ts: kill -9 in the middle of parallel writes, 25 times.
 * `node backend/test/crash/crash.ts embedded` kills the server with its embedded database;
 * `node backend/test/crash/crash.ts postgres 50` kills in turn the postmaster of an own PostgreSQL and the server.
 */
import { runCycles } from './kill-loop.ts';
import { embeddedGround, postgresGround } from './targets.ts';

const grounds = { embedded: embeddedGround, postgres: postgresGround };
const [database = 'embedded', cycles = '25'] = process.argv.slice(2);
if (!(database in grounds) || !/^\d{1,4}$/.test(cycles)) {
  process.stderr.write('Usage: crash.ts [embedded | postgres] [number of cycles]\n');
  process.exit(2);
}

const ground = await grounds[database as keyof typeof grounds]();
try {
  const total = await runCycles(ground, Number(cycles), (cycle, { acknowledged, interrupted }) =>
    process.stdout.write(`${database} ${cycle}/${cycles}: ${acknowledged} acknowledged, ${interrupted} interrupted\n`),
  );
  process.stdout.write(
    `Nothing lost in ${cycles} cycles: ${total.acknowledged} acknowledged requests stand, ${total.interrupted} interrupted ones happened once.\n`,
  );
} finally {
  await ground.remove();
}
