import { sql } from 'kysely';
import { checkBooks } from '../../../backend/test/billing/payments/sequences/check-books.ts';
import { findUnlistedChanges } from '../../../backend/test/factories/audit.ts';
import { Client } from './client.ts';
import { type People, signIn } from './people.ts';
import { deliver } from './stories/pay.ts';
import type { Random } from './world/random.ts';
import { advance } from './world/virtual-time.ts';
import type { World } from './world/world.ts';

const HOUR_MS = 3_600_000;
/** How often a refund without an answer is retried, with growing pauses. */
const ROUNDS = 12;

async function countOpen({ database, provider }: World): Promise<number> {
  const paid = [...provider.books.payments.values()].flatMap(({ status, paymentId }) =>
    status === 'paid' ? paymentId : [],
  );
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from payments where credited_at is null and hold is null and id = any(${paid}::uuid[]))
      + (select count(*) from refunds where status = 'pending'))::int as count`.execute(database.inspector);
  return rows[0]?.count ?? 0;
}

/** The owner decides about every payment that is held. */
async function decideHeld(world: World, people: People, client: Client): Promise<void> {
  const { rows } = await sql<{ id: string; hold: string; number: string | null }>`
    select id, hold, transfer_number as number from payments
     where hold is not null and credited_at is null`.execute(world.database.inspector);
  const authorization = await signIn(client, people.owner);
  for (const { id, hold, number } of rows) {
    const decision = hold === 'refund' ? { decision: 'refuse', reason: 'It went back' } : { decision: 'confirm' };
    const body = { ...decision, transferNumber: number };
    await client.writeOnce('PUT', `admin/payments/${id}/decision`, { authorization, body });
  }
}

/**
 * The end of a day: everything late arrives, jobs poll the providers about what is open, the owner decides. Then the shop's
 * books must agree with those of the providers to the cent. @returns each difference
 */
export async function settle(world: World, people: People, random: Random, day: number): Promise<string[]> {
  const { servers, provider, database } = world;
  const [server] = servers;
  const client = new Client(world, random, `evening/${day}`);
  const db = database.inspector;
  const runJobs = async () => {
    for (const name of ['payments.reconcile', 'refunds.retry', 'invoices.issue-missing', 'wallets.reconcile'] as const)
      await server.whileAlive(({ jobs }) => jobs.add(name, {}, { key: `schedule:${name}` }));
    await server.runJobs();
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const one of provider.books.held.splice(0)) await deliver(world, random, one);
    await runJobs();
    if ((await countOpen(world)) === 0 && provider.books.held.length === 0) break;
    advance(HOUR_MS * (round + 1));
  }
  await decideHeld(world, people, client);
  await runJobs();
  const differences = await checkBooks({ db }, provider.books);
  const unlisted = await findUnlistedChanges(db);
  return [
    // The comparison of all cash ignores adjustments of wallets and withdrawals, which occur here.
    ...differences.filter((one) => !one.startsWith('all: cash')).map((one) => `books: ${one}`),
    ...unlisted.map((one) => `audit: AUDITED_FIELDS does not list ${one}`),
  ];
}
