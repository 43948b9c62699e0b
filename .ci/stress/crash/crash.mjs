#!/usr/bin/env node
// npm run crash: kill -9 during concurrent writes, after which everything acknowledged must still be there: balances,
// ledger, orders, files. Half of the rounds use the embedded database, half a separate PostgreSQL, with its postmaster
// and its server killed in turn. Option: --rounds 100.
import { parseArgs } from 'node:util';
import { runCycles } from './kill-loop.ts';
import { embeddedGround, postgresGround } from './targets.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '100' } } });
const half = Math.ceil(Number(values.rounds) / 2);

for (const [name, open] of Object.entries({ embedded: embeddedGround, postgres: postgresGround })) {
  const ground = await open();
  try {
    const total = await runCycles(ground, half, (round, { acknowledged, interrupted }) =>
      console.log(`${name} ${round}/${half}: ${acknowledged} acknowledged, ${interrupted} interrupted`),
    );
    console.log(
      `${name}: nothing lost in ${half} rounds; ${total.acknowledged} acknowledged requests stand, ${total.interrupted} interrupted ones happened once.`,
    );
  } finally {
    await ground.remove();
  }
}
