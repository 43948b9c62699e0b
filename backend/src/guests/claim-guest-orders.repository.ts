import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { listGuestIds } from './guests.repository.ts';

/** Locks the guest, so that only one transaction moves the guest's data; false when already moved. */
async function lockGuest(tx: Transaction<Database>, guestId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('guests')
    .select('user_id')
    .where('user_id', '=', guestId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** The guest's orders, locked before anything moves: every change of an order locks it first. */
async function lockGuestOrders(tx: Transaction<Database>, guestId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', guestId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** The guest's payments, locked: settling a payment locks it before its order. */
async function lockGuestPayments(tx: Transaction<Database>, guestId: string): Promise<void> {
  await tx.selectFrom('payments').select('id').where('user_id', '=', guestId).orderBy('id').forUpdate().execute();
}

/**
 * Moves a guest's data to an account and deletes the guest. The guest's wallet stays in the ledger without an owner: it
 * is empty, because money only passed through it. The use of a coupon that the account has used too stays without a
 * user.
 */
async function moveGuestData(tx: Transaction<Database>, guestId: string, userId: string): Promise<void> {
  for (const table of ['orders', 'payments', 'downloads', 'notifications', 'customer_notes'] as const) {
    await tx.updateTable(table).set({ user_id: userId }).where('user_id', '=', guestId).execute();
  }
  await sql`update coupon_uses u set user_id = ${userId} where user_id = ${guestId} and not exists (
    select from coupon_uses own where own.user_id = ${userId} and own.coupon_id = u.coupon_id
       and own.released_at is null)`.execute(tx);
  await sql`insert into download_days (user_id, day, count)
    select ${userId}, day, count from download_days where user_id = ${guestId}
    on conflict (user_id, day) do update set count = download_days.count + excluded.count`.execute(tx);
  await sql`insert into billing_details (user_id, name, address, country, tax_number)
    select ${userId}, name, address, country, tax_number from billing_details where user_id = ${guestId}
    on conflict (user_id) do update set country = excluded.country where billing_details.country = ''`.execute(tx);
  await tx.deleteFrom('users').where('id', '=', guestId).execute();
}

/** Moves all of a guest's data to an account; payments and orders are locked in the usual order. */
export async function mergeGuest(tx: Transaction<Database>, guestId: string, userId: string): Promise<string[]> {
  await lockGuestPayments(tx, guestId);
  const orders = await lockGuestOrders(tx, guestId);
  await moveGuestData(tx, guestId, userId);
  return orders;
}

/** The email's visitor conversations become the account's; their links are invalidated, like those of orders. */
async function claimConversations(tx: Transaction<Database>, userId: string, email: string): Promise<void> {
  await sql`with joined as (update conversations set user_id = ${userId}
      where user_id is null and lower(email) = lower(${email}) returning id)
    delete from conversation_links where conversation_id in (select id from joined)`.execute(tx);
}

/** Moves the email's orders and conversations to the account, after its owner has verified the email. */
export async function claimGuestOrders(tx: Transaction<Database>, userId: string, email: string): Promise<void> {
  await claimConversations(tx, userId, email);
  for (const guestId of await listGuestIds(tx, email)) {
    if (await lockGuest(tx, guestId)) await mergeGuest(tx, guestId, userId);
  }
}
