import { type Kysely, sql } from 'kysely';
import type { Range } from '../../db/paging.ts';
import type { Database } from '../../db/schema.ts';
import type { ProviderName } from '../../db/schema-payments.ts';
import { containing } from '../../db/search.ts';
import type { PaymentFilter } from '../../generated/model.ts';
import { PAYMENT_COLUMNS, type PaymentRow } from '../payments/payments.repository.ts';

export interface Filter {
  /** part of code, reference, number of the transfer, name or e-mail */
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

/** One page of payments, newest first, and how many match in all. */
export async function findPayments(
  db: Kysely<Database>,
  { search, status, provider, since, before }: Filter,
  { limit, offset }: Range,
): Promise<{ rows: CustomerPaymentRow[]; total: number }> {
  let matching = withCustomer(db);
  if (status === 'waiting') {
    matching = matching.where('payments.hold', 'is not', null);
  } else if (status !== undefined) matching = matching.where('payments.status', '=', status);
  if (provider !== undefined) matching = matching.where('payments.provider', '=', provider);
  if (since) matching = matching.where('payments.created_at', '>=', since);
  if (before) matching = matching.where('payments.created_at', '<', before);
  if (search !== undefined) {
    const pattern = containing(search);
    matching = matching.where(
      sql<boolean>`(payments.code ilike ${pattern} or payments.reference ilike ${pattern}
        or payments.transfer_number ilike ${pattern} or users.name ilike ${pattern} or users.email ilike ${pattern})`,
    );
  }
  const rows = await matching
    .select(columns)
    .orderBy('payments.created_at', 'desc')
    .orderBy('payments.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** How many wait for a decision of the owner, or for a wallet that has spent what its provider gave back. */
export async function countWaiting(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('payments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('hold', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The order that a payment pays. */
export function findPaidOrder(
  db: Kysely<Database>,
  id: string,
): Promise<{ id: string; number: number; product_name: string } | undefined> {
  return db.selectFrom('orders').select(['id', 'number', 'product_name']).where('id', '=', id).executeTakeFirst();
}

export function findCustomerPayment(db: Kysely<Database>, id: string): Promise<CustomerPaymentRow | undefined> {
  return withCustomer(db).select(columns).where('payments.id', '=', id).executeTakeFirst();
}
