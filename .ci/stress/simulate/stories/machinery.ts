import { releaseOrphanedJobs } from '../../../../backend/src/features/operations/servers.repository.ts';
import type { JobName } from '../../../../backend/src/jobs/jobs.ts';
import { pick } from '../world/random.ts';
import { advance } from '../world/virtual-time.ts';
import { deliverSome } from './pay.ts';
import type { Story } from './story.ts';

/** Scheduled jobs for which these stories create work. */
const SCHEDULED = [
  'payments.reconcile',
  'refunds.retry',
  'wallets.reconcile',
  'invoices.issue-missing',
  'licences.issue-missing',
  'licence-keys.notify-owner',
  'orders.notify-owner',
  'plans.remind',
  'orders.sort-customers',
  'reviews.invite',
  'affiliates.pay',
] as const satisfies JobName[];

const SILENCE_MS = 60_000;

/** The schedule and the workers: both servers run what is due, sometimes the same jobs. */
export const runJobs: Story = async ({ world, random }) => {
  const { servers } = world;
  const server = pick(random, servers);
  for (const name of SCHEDULED)
    if (random() < 0.5) await server.whileAlive(({ jobs }) => jobs.add(name, {}, { key: `schedule:${name}` }));
  await Promise.all(servers.map((one) => one.runJobs()));
};

/** A worker sends no heartbeat for too long: the other one gets its jobs while it is still working. */
export const loseLease: Story = async ({ world, random }) => {
  const { servers, scheduler } = world;
  const running = Promise.all(servers.map((server) => server.runJobs()));
  const rounds = Math.floor(random() * 30);
  for (let round = 0; round < rounds; round += 1) await scheduler.point('silence');
  advance(SILENCE_MS);
  world.lostLeases += 1;
  await pick(random, servers).whileAlive(({ db }) => releaseOrphanedJobs(db));
  await Promise.all([running, ...servers.map((server) => server.runJobs())]);
};

/** Notifications that were held back arrive, out of order. */
export const deliverLate: Story = async ({ world, random }) => {
  const { held } = world.provider.books;
  const some = held.splice(0).filter((one) => {
    if (random() < 0.5) return true;
    held.push(one);
    return false;
  });
  await deliverSome(
    world,
    random,
    some.toSorted(() => random() - 0.5),
  );
};

/** The provider refunds a payment, or a customer's bank disputes it. */
export const takeBack: Story = async ({ world, random }) => {
  const paid = [...world.provider.books.payments.values()].filter(
    ({ provider, status, dispute }) => provider === 'stripe' && status === 'paid' && dispute === undefined,
  );
  const payment = paid[Math.floor(random() * paid.length)];
  if (!payment) return;
  const left = payment.amountMinor - payment.refundedMinor;
  if (left <= 0) return;
  const notifications =
    random() < 0.6
      ? [world.provider.giveBack(payment.id, Math.max(1, Math.floor(left * random())))]
      : [
          world.provider.dispute(payment.id, 'needs_response'),
          world.provider.dispute(payment.id, pick(random, ['won', 'lost'])),
        ];
  await deliverSome(world, random, notifications);
};
