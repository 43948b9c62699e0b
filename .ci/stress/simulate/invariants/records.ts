import { sql } from 'kysely';
import type { Invariant } from './check.ts';

/** Every change by the owner that was answered with success is in the activity log. */
export const audit: Invariant = async ({ db, world }) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit_entries
     where actor_id = (select id from users where role = 'super_admin')`.execute(db);
  const recorded = rows[0]?.count ?? 0;
  return recorded < world.ownerChanges ? [`${world.ownerChanges} changes of the owner, ${recorded} are recorded`] : [];
};

/** No email is queued twice for one event, and none is accepted twice by the mail server while no server has died. */
export const mails: Invariant = async ({ db, world }) => {
  const { rows } = await sql<{ kind: string; recipient: string; subject: string; count: number }>`
    select kind, recipient_email as recipient, subject, count(*)::int as count from mail_log
     where kind in ('order-receipt', 'guest-receipt') group by 1, 2, 3 having count(*) > 1`.execute(db);
  const queued = rows.map(({ kind, recipient, count }) => `${kind} to ${recipient} was queued ${count} times`);
  const seen = new Map<string, number>();
  for (const { id, kind } of world.mail.accepted) {
    const name = `${kind} ${id}`;
    seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  const interrupted = world.servers.reduce((sum, { crashes }) => sum + crashes, 0) + world.lostLeases;
  const twice = [...seen].filter(([, count]) => count > 1);
  return twice.length > interrupted ? [...queued, `${twice.length} emails were sent twice: ${twice[0]?.[0]}`] : queued;
};

/** Messages about faults of the product. Others are about the provider, or about money that needs the owner. */
const NEVER = new Set([
  'A cart could not be moved to the account',
  'A file is missing in storage',
  'A file is missing or damaged in storage',
  'A job failed permanently and is listed in the admin area',
  'An answer does not match the contract',
  'Uncaught exception',
  'Wallets do not match the ledger',
]);

/** Servers log no fault of the product. */
export const logs: Invariant = async ({ world }) =>
  world.errors.splice(0).flatMap(({ server, message, fields }) => {
    if (!NEVER.has(message)) return [];
    const cause = fields?.error instanceof Error ? `: ${fields.error.stack}` : '';
    return [`${server} wrote ${message}${cause}`];
  });
