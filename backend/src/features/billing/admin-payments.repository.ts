import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { keptCount } from '../../db/kept-counts.ts';
import { ascending, descending, type Found, inOrder, pageOf, type Range, type Total } from '../../db/paging.ts';
import type { Database, ProviderName } from '../../db/schema.ts';
import { containsIn, eitherOf, type First, hasTrigram, matchesPerson, type Way } from '../../db/search.ts';
import type { PaymentFilter } from '../../generated/model.ts';
import { PAYMENT_COLUMNS, type PaymentRow } from './payments.repository.ts';

export interface Filter {
  /** part of the code, reference, transfer reference, name or email */
  search: string | undefined;
  status: PaymentFilter | undefined;
  provider: ProviderName | undefined;
  since: Date | undefined;
  before: Date | undefined;
}

export interface CustomerPaymentRow extends PaymentRow {
  /** null once the account is deleted */
  customer_name: string | null;
  customer_email: string | null;
  customer_closed: Date | null;
}

const withCustomer = (db: Kysely<Database>) =>
  db.selectFrom('payments').leftJoin('users', 'users.id', 'payments.user_id');

const columns = [
  ...PAYMENT_COLUMNS.map((name) => `payments.${name}` as const),
  'users.name as customer_name',
  'users.email as customer_email',
  'users.deleted_at as customer_closed',
] as const;

/** The payment's own searchable columns; its indexes cover exactly this expression. */
const WORDS = sql<string>`payments.code || chr(1) || coalesce(payments.reference, '')
  || chr(1) || coalesce(payments.transfer_number, '')`;

/** Matches the code, reference or transfer reference, or the customer. */
async function matching(db: Kysely<Database>, search: string): Promise<(way: Way) => RawBuilder<SqlBool>[]> {
  const person = await matchesPerson(db, 'payments.user_id', ['users.name', 'users.email'], search);
  return (way) => [containsIn(WORDS, search, way), person];
}

/** The number of payments, for filters that the row counts cover. */
function countKept(db: Kysely<Database>, { status, provider }: Filter): Promise<Total> {
  const kept = status === 'waiting' ? `% ${provider ?? '%'} held` : `${status ?? '%'} ${provider ?? '%'} %`;
  return keptCount(db, 'payments', kept);
}

/** One page of payments, newest first, and the total number of matches. */
export async function findPayments(
  db: Kysely<Database>,
  filter: Filter,
  range: Range,
): Promise<Found<CustomerPaymentRow>> {
  const { search, status, provider, since, before } = filter;
  let query = db.selectFrom('payments');
  if (status === 'waiting') query = query.where('payments.hold', 'is not', null);
  else if (status !== undefined) query = query.where('payments.status', '=', status);
  if (provider !== undefined) query = query.where('payments.provider', '=', provider);
  if (since) query = query.where('payments.created_at', '>=', since);
  if (before) query = query.where('payments.created_at', '<', before);
  const key = sql<string>`payments.id`;
  const orders = [descending(sql`payments.created_at`), ascending(key)];
  const conditions = search === undefined ? undefined : await matching(db, search);
  // A short text has many hits in both conditions, which are faster to compare together.
  const isShort = !hasTrigram(search ?? '');
  const searched = (way: Way, first?: First) =>
    conditions ? query.where(eitherOf(query, key, conditions, way, isShort ? undefined : first)) : query;
  const known = conditions || since || before ? undefined : await countKept(db, filter);
  const list = { key, orders, searched: conditions !== undefined };
  const { keys, ...total } = await pageOf(db, searched, list, range, known);
  const rows = await withCustomer(db)
    .select(columns)
    .where('payments.id', '=', sql<string>`any(${keys}::uuid[])`)
    .execute();
  return { ...total, rows: inOrder(keys, rows, ({ id }) => id) };
}

/**
 * The number of payments to review: for the owner to decide, or refunded by the provider beyond the wallet's balance.
 */
export const countWaiting = async (db: Kysely<Database>): Promise<number> =>
  (await keptCount(db, 'payments', '% held')).total;

/** The order paid by a payment. */
export function findPaidOrder(
  db: Kysely<Database>,
  id: string,
): Promise<{ id: string; number: number; product_name: string } | undefined> {
  return db.selectFrom('orders').select(['id', 'number', 'product_name']).where('id', '=', id).executeTakeFirst();
}

export function findCustomerPayment(db: Kysely<Database>, id: string): Promise<CustomerPaymentRow | undefined> {
  return withCustomer(db).select(columns).where('payments.id', '=', id).executeTakeFirst();
}
