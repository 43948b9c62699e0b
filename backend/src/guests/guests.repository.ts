import { type Kysely, sql, type Transaction } from 'kysely';
import { GUEST_SENTINEL } from '../../../contract/rules/guest-sentinel.ts';
import type { Language } from '../../../contract/rules/languages.ts';
import { isRenewable } from '../db/plan-changes.ts';
import type { Database } from '../db/schema.ts';

export interface Guest {
  id: string;
  name: string;
  email: string;
  /** of the page on which the order was placed */
  language: Language | null;
}

/** The guest of an earlier request with the same key; locked until the transaction ends. */
export function findGuestByKey(tx: Transaction<Database>, keyHash: string): Promise<Guest | undefined> {
  return tx
    .selectFrom('guests')
    .innerJoin('users', 'users.id', 'guests.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.language'])
    .where('guests.key_hash', '=', keyHash)
    .executeTakeFirst();
}

/**
 * The guest of one purchase; fails with a unique violation of `GUEST_KEY_INDEX` when the same request is sent twice
 * concurrently.
 */
export async function insertGuest(
  tx: Transaction<Database>,
  {
    name,
    email,
    language,
    keyHash,
    at,
  }: { name: string; email: string; language: Language; keyHash: string | null; at: Date },
): Promise<Guest> {
  const guest = await tx
    .insertInto('users')
    // No password matches: it is not a valid hash, and a closed account cannot sign in anyway.
    .values({ name, email, language, password_hash: '-', created_at: at, deleted_at: GUEST_SENTINEL })
    .returning(['id', 'name', 'email', 'language'])
    .executeTakeFirstOrThrow();
  await tx.insertInto('guests').values({ user_id: guest.id, key_hash: keyHash, created_at: at }).execute();
  return guest;
}

/** The constraint that a request creates only one guest. */
export const GUEST_KEY_INDEX = 'guests_key_hash_key';

/** The guest's email; undefined for any other user. */
export async function findGuest(db: Kysely<Database>, userId: string | null): Promise<Guest | undefined> {
  if (userId === null) return undefined;
  return db
    .selectFrom('guests')
    .innerJoin('users', 'users.id', 'guests.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.language'])
    .where('guests.user_id', '=', userId)
    .executeTakeFirst();
}

export interface GuestOrderRow {
  userId: string;
  orderId: string;
  number: number;
  product_id: number | null;
  product_name: string;
}

const ordersOfEmail = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('users')
    .innerJoin('guests', 'guests.user_id', 'users.id')
    .innerJoin('orders', 'orders.user_id', 'users.id')
    .select(['users.id as userId', 'orders.id as orderId', 'orders.number', 'orders.product_id', 'orders.product_name'])
    .where(sql<string>`lower(users.email)`, '=', sql<string>`lower(${email})`)
    .where('users.deleted_at', '=', GUEST_SENTINEL)
    .orderBy('orders.number', 'desc');

/** Maximum number of orders in one email and on the page of an email's orders. */
export const MAX_LISTED_ORDERS = 20;

/** The newest orders of an email, except cancelled ones. */
export function listGuestOrders(db: Kysely<Database>, email: string, limit: number): Promise<GuestOrderRow[]> {
  return ordersOfEmail(db, email).where('orders.status', '!=', 'cancelled').limit(limit).execute();
}

/** Another order of the email with a plan that the order has as well. */
export function findActivePlan(
  db: Kysely<Database>,
  { email, orderId, at }: { email: string; orderId: string; at: Date },
): Promise<(GuestOrderRow & { tier: string; holds_until: Date | null; renewable: boolean }) | undefined> {
  return ordersOfEmail(db, email)
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .innerJoin('entitlements', 'entitlements.line_id', 'order_lines.id')
    .innerJoin('order_lines as bought', (join) =>
      join
        .onRef('bought.product_id', '=', 'order_lines.product_id')
        .onRef('bought.plan_id', '=', 'entitlements.plan_id')
        .on('bought.order_id', '=', orderId),
    )
    .select(['entitlements.tier', 'entitlements.holds_until', isRenewable.as('renewable')])
    .where('orders.id', '!=', orderId)
    .where('orders.status', '=', 'completed')
    .where('entitlements.ended_at', 'is', null)
    .where((eb) => eb.or([eb('holds_until', 'is', null), eb('holds_until', '>', at)]))
    .executeTakeFirst();
}

/** All guests of an email. */
export async function listGuestIds(db: Kysely<Database>, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`)
    .where('deleted_at', '=', GUEST_SENTINEL)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Guests created before a moment with only cancelled orders and no payment, paid or pending; locked. */
export async function lockUnpaidGuests(tx: Transaction<Database>, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from guests g join users u on u.id = g.user_id
     where g.created_at < ${before} and u.deleted_at = ${GUEST_SENTINEL}
       and not exists (select from orders o where o.user_id = u.id and o.status <> 'cancelled')
       and not exists (select from payments p where p.user_id = u.id
         and (p.credited_at is not null or p.hold is not null or p.status in ('created', 'pending')))
     order by u.id limit ${limit} for update of u skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}
