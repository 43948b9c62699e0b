import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { PaymentFilter } from '../../../../contract/generated/model.ts';
import type { StatusSum } from '../../../../contract/rules/list-totals.ts';
import {
  ascending,
  descending,
  type PageResult,
  type Range,
  readPage,
  sortByKeys,
  sumByStatus,
  type Total,
} from '../../db/paging.ts';
import { readCount, readSums } from '../../db/row-counts.ts';
import type { Database, ProviderName, StoredDocument } from '../../db/schema.ts';
import { containsIn, hasTrigram, matchesAny, matchesUser, type SearchPath, type TopRows } from '../../db/search.ts';
import { PAYMENT_COLUMNS, type PaymentRow } from './payments.repository.ts';

export interface PaymentListFilter {
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
  invoice_year: number | null;
  invoice_number: number | null;
  /** the recipient as printed */
  invoice_buyer: StoredDocument['buyer'] | null;
}

const withCustomer = (db: Kysely<Database>) =>
  db
    .selectFrom('payments')
    .leftJoin('users', 'users.id', 'payments.user_id')
    .leftJoin('invoices', 'invoices.id', 'payments.invoice_id');

const COLUMNS = [
  ...PAYMENT_COLUMNS.map((name) => `payments.${name}` as const),
  'users.name as customer_name',
  'users.email as customer_email',
  'users.deleted_at as customer_closed',
  'invoices.year as invoice_year',
  'invoices.number as invoice_number',
  sql<StoredDocument['buyer'] | null>`invoices.document -> 'buyer'`.as('invoice_buyer'),
] as const;

/** The payment's own searchable columns; its indexes cover exactly this expression. */
const SEARCHED_TEXT = sql<string>`payments.code || chr(1) || coalesce(payments.reference, '')
  || chr(1) || coalesce(payments.transfer_number, '')`;

/** Matches the code, reference or transfer reference, or the customer. */
async function createSearchConditions(
  db: Kysely<Database>,
  search: string,
): Promise<(searchPath: SearchPath) => RawBuilder<SqlBool>[]> {
  const matchesCustomer = await matchesUser(db, 'payments.user_id', ['users.name', 'users.email'], search);
  return (searchPath) => [containsIn(SEARCHED_TEXT, search, searchPath), matchesCustomer];
}

/** The number of payments, for filters that the row counts cover. */
function countMaintained(db: Kysely<Database>, { status, provider }: PaymentListFilter): Promise<Total> {
  const countKey = status === 'waiting' ? `% ${provider ?? '%'} held %` : `${status ?? '%'} ${provider ?? '%'} %`;
  return readCount(db, 'payments', countKey);
}

/** Net amount received from the matching payments; undefined for too many. */
async function sumReceived(
  db: Kysely<Database>,
  isMaintained: boolean,
  provider: ProviderName | undefined,
  query: () => SelectQueryBuilder<Database, 'payments', object>,
): Promise<StatusSum[] | undefined> {
  if (!isMaintained) {
    return sumByStatus(db, query(), {
      status: sql`payments.status`,
      held: sql`payments.hold is not null`,
      currency: sql`payments.currency`,
      cents: sql`case when payments.credited_at is null then 0 else payments.amount_minor - payments.refunded_minor end`,
    });
  }
  const groups = await readSums(db, 'payments');
  return groups
    .filter(({ words }) => provider === undefined || words[1] === provider)
    .map(({ words, ...sum }) => ({ ...sum, status: words[0] ?? '', held: words[2] === 'held' }));
}

function filterPayments(db: Kysely<Database>, { status, provider, since, before }: PaymentListFilter) {
  let query = db.selectFrom('payments');
  if (status === 'waiting') query = query.where('payments.hold', 'is not', null);
  else if (status !== undefined) query = query.where('payments.status', '=', status);
  if (provider !== undefined) query = query.where('payments.provider', '=', provider);
  if (since) query = query.where('payments.created_at', '>=', since);
  if (before) query = query.where('payments.created_at', '<', before);
  return query;
}

/** One page of payments, newest first, the total number of matches and the net amount received. */
export async function listPayments(
  db: Kysely<Database>,
  filter: PaymentListFilter,
  range: Range,
): Promise<PageResult<CustomerPaymentRow> & { groups: StatusSum[] | undefined }> {
  const { search, provider, since, before } = filter;
  const key = sql<string>`payments.id`;
  const orders = [descending(sql`payments.created_at`), ascending(key)];
  const conditions = search === undefined ? undefined : await createSearchConditions(db, search);
  // A short text has many hits in both conditions, which are faster to compare together.
  const isShortSearch = !hasTrigram(search ?? '');
  const createQuery = (query: ReturnType<typeof filterPayments>) => (searchPath: SearchPath, first?: TopRows) =>
    conditions ? query.where(matchesAny(query, key, conditions, searchPath, isShortSearch ? undefined : first)) : query;
  const isMaintained = !(conditions || since || before);
  const knownTotal = isMaintained ? await countMaintained(db, filter) : undefined;
  const list = { key, orders, searched: conditions !== undefined };
  const { keys, ...total } = await readPage(db, createQuery(filterPayments(db, filter)), list, range, knownTotal);
  const anyStatus = () => createQuery(filterPayments(db, { ...filter, status: undefined }))('indexed');
  const groups = total.estimated ? undefined : await sumReceived(db, isMaintained, provider, anyStatus);
  const rows = await withCustomer(db)
    .select(COLUMNS)
    .where('payments.id', '=', sql<string>`any(${keys}::uuid[])`)
    .execute();
  return { ...total, groups, rows: sortByKeys(keys, rows, ({ id }) => id) };
}

/**
 * The number of payments to review: for the owner to decide, or refunded by the provider beyond the wallet's balance.
 */
export const countHeldPayments = async (db: Kysely<Database>): Promise<number> =>
  (await readCount(db, 'payments', '% held %')).total;

/** The order paid by a payment. */
export function findPaidOrder(
  db: Kysely<Database>,
  id: string,
): Promise<{ id: string; number: number; product_name: string } | undefined> {
  return db.selectFrom('orders').select(['id', 'number', 'product_name']).where('id', '=', id).executeTakeFirst();
}

export function findCustomerPayment(db: Kysely<Database>, id: string): Promise<CustomerPaymentRow | undefined> {
  return withCustomer(db).select(COLUMNS).where('payments.id', '=', id).executeTakeFirst();
}
