/**
 * Three servers on one PostgreSQL and one S3 store behind a balancer. Customers buy, read and download while one server
 * after another is upgraded, then killed: no request fails visibly, no page is older than a second, nothing happens
 * twice and nothing is lost. `node .ci/stress/cluster/cluster.ts [rounds]` needs the built site; without a number of
 * rounds each server is disturbed once in each way.
 */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startS3Server } from '../../../backend/test/support/s3-server.ts';
import { createCluster } from '../crash/cluster.ts';
import { findPlans } from '../crash/moves.ts';
import { createShopper } from '../crash/shopper.ts';
import type { Journal } from './answers.ts';
import { startBalancer } from './balancer.ts';
import { createCustomer } from './customer.ts';
import { comparePages, createOwner } from './owner.ts';
import { startServers } from './servers.ts';

const SERVERS = 3;
const CUSTOMERS = 3;
const SHOPPERS = 2;
const rounds = Number(process.argv[2] ?? 0);
/** Without pauses they take CPU time from restarting servers: wanted in a long manual run, not in the test command. */
const REST_MS = rounds === 0 ? 150 : 0;
const say = (line: string) => process.stdout.write(`${line}\n`);
const ms = (times: number[]) => `${Math.round(Math.max(...times))} ms at most`;

const postgres = createCluster();
await postgres.start();
const store = await startS3Server();
const dataDir = await mkdtemp(path.join(tmpdir(), 'studio-cluster-'));
const servers = await startServers(SERVERS, dataDir, {
  DATABASE_URL: postgres.url,
  DEMO_DATA: 'true',
  JWT_SECRET: 'a secret that all servers of the cluster share',
  RATE_LIMIT_FACTOR: '1000',
  TRUST_PROXY: '1',
  PUBLIC_URL: 'http://studio.example', // a page contains its canonical URL, which must be the same on all servers
  DRAIN_SECONDS: '1',
  ...store.env,
});
const balancer = await startBalancer(servers.origins);
const journal: Journal = { calls: 0, problems: [] };

try {
  say(`${await comparePages(servers.origins, journal)} pages are the same on ${SERVERS} servers`);
  const owner = await createOwner(servers.origins, journal);
  for (const index of servers.origins.keys()) {
    if (!process.env.SKIP)
      say(`a change through server ${index} is everywhere after ${ms(await owner.changeProduct(index))}`);
    await owner.addPicture(index);
  }

  const plans = await findPlans(balancer.url);
  const plan = plans[0];
  assert.ok(plan && plan.cents < 5_000, 'something is for sale');
  const customers = await Promise.all(
    Array.from({ length: CUSTOMERS }, () => createCustomer(balancer.url, plan, journal, REST_MS)),
  );
  const shoppers = await Promise.all(
    Array.from({ length: SHOPPERS }, (_, index) => createShopper(balancer.url, plans, index + 1, REST_MS)),
  );
  const stop = new AbortController();
  const work = Promise.all([
    ...customers.map((customer) => customer.lookAround(stop.signal)),
    ...shoppers.map((shopper) => shopper.work(balancer.url, stop.signal)),
  ]);
  const disturb = async () => {
    if (rounds === 0) {
      for (const index of servers.origins.keys())
        await (index % 2 === 0 ? servers.upgrade(index) : servers.crash(index));
    }
    for (let round = 1; round <= rounds; round += 1) {
      for (const index of servers.origins.keys()) await servers.upgrade(index);
      for (const index of servers.origins.keys()) await servers.crash(index);
      say(`round ${round}: every server was upgraded and killed, ${journal.calls} calls so far`);
    }
  };
  await Promise.race([disturb(), work]).finally(() => stop.abort());
  await work;

  for (const customer of customers) await customer.check();
  const checked = await Promise.all(shoppers.map((shopper) => shopper.check(balancer.url)));
  const sum = (name: 'acknowledged' | 'interrupted') => checked.reduce((all, one) => all + one[name], 0);
  assert.equal(sum('interrupted'), 0, 'movements of money without an answer');
  assert.deepEqual(journal.problems, [], 'calls that failed');
  await owner.changeProduct(0);
  say(
    `${journal.calls} calls and ${sum('acknowledged')} movements of money: none failed, none was lost or happened twice`,
  );
  say(`answers of each server: ${balancer.answers().join(', ')}`);
} catch (error) {
  say(servers.output());
  say(balancer.problems().join('\n'));
  throw error;
} finally {
  await balancer.close();
  await servers.close();
  await store.close();
  await postgres.remove();
  await rm(dataDir, { recursive: true, force: true });
}
