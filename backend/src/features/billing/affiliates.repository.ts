import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { LISTED_COMMISSIONS } from '../../../../contract/rules/affiliates.ts';
import type { Database } from '../../db/schema.ts';
import type { AffiliatesTable, CommissionEntriesTable } from '../../db/tables.gen.ts';

const COLUMNS = [
  ...(['affiliates.id', 'affiliates.user_id', 'affiliates.code', 'affiliates.percent', 'affiliates.days'] as const),
  ...(['affiliates.hold_days', 'affiliates.products', 'affiliates.active', 'affiliates.version'] as const),
  'affiliates.created_at',
] as const;

export type AffiliateRow = Omit<Selectable<AffiliatesTable>, 'seq' | 'updated_at'>;
export type AffiliateValues = Required<
  Pick<Insertable<AffiliatesTable>, 'code' | 'percent' | 'days' | 'hold_days' | 'products' | 'active'>
>;

interface Totals {
  visits: number;
  orders: number;
  held_cents: number;
  ready_cents: number;
  paid_cents: number;
}

export type ListedAffiliate = AffiliateRow & Totals & { name: string; email: string };

/** Affiliates with their commission totals, newest first; optionally of one customer or one affiliate. */
export async function listAffiliates(
  db: Kysely<Database>,
  at: Date,
  { userId, id }: { userId?: string; id?: string } = {},
): Promise<ListedAffiliate[]> {
  let query = db
    .selectFrom('affiliates')
    .innerJoin('users', 'users.id', 'affiliates.user_id')
    .innerJoinLateral(
      sql<Omit<Totals, 'visits'>>`(select
        (select count(*)::int from (select order_id from commission_entries where affiliate_id = affiliates.id
          group by order_id having sum(amount_cents) > 0) as paid_orders) as orders,
        coalesce(sum(amount_cents) filter (where wallet_entry_id is null and available_at > ${at}), 0)::bigint as held_cents,
        coalesce(sum(amount_cents) filter (where wallet_entry_id is null and available_at <= ${at}), 0)::bigint as ready_cents,
        coalesce(sum(amount_cents) filter (where wallet_entry_id is not null), 0)::bigint as paid_cents
        from commission_entries where affiliate_id = affiliates.id)`.as('totals'),
      (join) => join.onTrue(),
    )
    .select(COLUMNS)
    .select([
      'users.name',
      'users.email',
      'totals.orders',
      'totals.held_cents',
      'totals.ready_cents',
      'totals.paid_cents',
    ])
    .select(
      sql<number>`(select count(*)::int from affiliate_visits where affiliate_id = affiliates.id and ends_at > ${at})`.as(
        'visits',
      ),
    );
  if (userId !== undefined) query = query.where('affiliates.user_id', '=', userId);
  if (id !== undefined) query = query.where('affiliates.id', '=', id);
  return query.orderBy('affiliates.seq', 'desc').execute();
}

/** Serialises the creation of links until the transaction ends. */
export async function countAffiliates(tx: Transaction<Database>): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('affiliates'))`.execute(tx);
  const row = await tx
    .selectFrom('affiliates')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The link, locked: its commission cannot go to the wallet twice. */
export function lockAffiliate(tx: Transaction<Database>, id: string): Promise<AffiliateRow | undefined> {
  return tx.selectFrom('affiliates').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

export function insertAffiliate(
  tx: Transaction<Database>,
  values: AffiliateValues & { user_id: string },
  at: Date,
): Promise<AffiliateRow> {
  const row = { ...values, created_at: at, updated_at: at };
  return tx.insertInto('affiliates').values(row).returning(COLUMNS).executeTakeFirstOrThrow();
}

export function updateAffiliate(
  tx: Transaction<Database>,
  id: string,
  values: AffiliateValues,
  at: Date,
): Promise<AffiliateRow> {
  return tx
    .updateTable('affiliates')
    .set((eb) => ({ ...values, version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** The account of an email, unless it is deleted or of a guest. */
export async function findAccountId(db: Kysely<Database>, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email.trim().toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** Remembers the affiliate whose link a visitor followed. @returns whether an active link has the code */
export async function upsertVisit(
  db: Kysely<Database>,
  { code, visitorId, at }: { code: string; visitorId: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into affiliate_visits (visitor_id, affiliate_id, ends_at)
    select ${visitorId}::uuid, id, ${at}::timestamptz + days * interval '1 day' from affiliates
     where code = ${code} and active
    on conflict (visitor_id) do update set affiliate_id = excluded.affiliate_id, ends_at = excluded.ends_at`.execute(
    db,
  );
  return numAffectedRows > 0n;
}

export async function deleteEndedVisits(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('affiliate_visits').where('ends_at', '<=', now).execute();
}

/** Connects a new order with the affiliate whose link its buyer followed, unless the affiliate buys. */
export async function insertReferral(
  tx: Transaction<Database>,
  { orderId, userId, visitorId, at }: { orderId: string; userId: string; visitorId: string; at: Date },
): Promise<void> {
  await sql`
    insert into order_referrals (order_id, affiliate_id, percent, hold_days, line_ids)
    select ${orderId}::uuid, affiliates.id, percent, hold_days, array_agg(line.id)
      from affiliate_visits visit
      join affiliates on affiliates.id = visit.affiliate_id and affiliates.active
      join users person on person.id = affiliates.user_id
      join users buyer on buyer.id = ${userId}
      join order_lines line on line.order_id = ${orderId}::uuid
       and (affiliates.products = '{}' or line.product_id = any(affiliates.products))
     where visit.visitor_id = ${visitorId}::uuid and visit.ends_at > ${at}
       and buyer.id <> person.id and buyer.person_key is distinct from person.person_key
     group by affiliates.id`.execute(tx);
}

/** The referral of an order, with the commission booked so far. */
export async function findReferral(tx: Transaction<Database>, orderId: string) {
  const row = await tx
    .selectFrom('order_referrals as referral')
    .innerJoin('orders', 'orders.id', 'referral.order_id')
    .innerJoin('order_terms as terms', 'terms.order_id', 'orders.id')
    .select(['referral.affiliate_id', 'referral.percent', 'referral.hold_days', 'referral.line_ids'])
    .select(['orders.status', 'terms.tax_percent'])
    .select((eb) =>
      eb
        .selectFrom('commission_entries as entry')
        .select(sql<number>`coalesce(sum(entry.amount_cents), 0)::bigint`.as('sum'))
        .whereRef('entry.order_id', '=', 'referral.order_id')
        .as('earned_cents'),
    )
    .select((eb) =>
      eb
        .selectFrom('commission_entries as entry')
        .select((inner) => inner.fn.min('entry.available_at').as('at'))
        .whereRef('entry.order_id', '=', 'referral.order_id')
        .as('available_at'),
    )
    .where('referral.order_id', '=', orderId)
    .executeTakeFirst();
  return row;
}

/** Lines of an order with what was refunded of them; pending refunds may still fail. */
export async function listReferredLines(tx: Transaction<Database>, lineIds: readonly string[]) {
  const { rows } = await sql<{ cents: number; tax_cents: number | null; refunded_cents: number }>`
    select amount_cents as cents, tax_cents, coalesce((select sum(part.amount_cents) from refund_lines part
             join refunds on refunds.id = part.refund_id and refunds.status = 'done'
            where part.line_id = order_lines.id), 0)::bigint as refunded_cents
      from order_lines where id = any(${[...lineIds]}::uuid[])`.execute(tx);
  return rows;
}

export async function insertCommission(
  tx: Transaction<Database>,
  entry: Pick<
    Insertable<CommissionEntriesTable>,
    'affiliate_id' | 'order_id' | 'amount_cents' | 'available_at' | 'created_at'
  >,
): Promise<void> {
  await tx.insertInto('commission_entries').values(entry).execute();
}

export type CommissionRow = Pick<
  Selectable<CommissionEntriesTable>,
  'id' | 'amount_cents' | 'available_at' | 'wallet_entry_id' | 'created_at'
> & { code: string; order_id: string; order_number: number };

/** The latest entries of one affiliate or one customer, newest first. */
export function listCommissions(
  db: Kysely<Database>,
  owner: { column: 'affiliates.id' | 'affiliates.user_id'; id: string },
): Promise<CommissionRow[]> {
  return db
    .selectFrom('commission_entries as entry')
    .innerJoin('affiliates', 'affiliates.id', 'entry.affiliate_id')
    .innerJoin('orders', 'orders.id', 'entry.order_id')
    .select(['entry.id', 'entry.amount_cents', 'entry.available_at', 'entry.wallet_entry_id', 'entry.created_at'])
    .select(['affiliates.code', 'entry.order_id', 'orders.number as order_number'])
    .where(owner.column, '=', owner.id)
    .orderBy('entry.id', 'desc')
    .limit(LISTED_COMMISSIONS)
    .execute();
}

/** Affiliates whose commission that is due exceeds the refunds to deduct. */
export async function listDueAffiliates(db: Kysely<Database>, at: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select affiliate_id as id from commission_entries where wallet_entry_id is null and available_at <= ${at}
     group by affiliate_id having sum(amount_cents) > 0`.execute(db);
  return rows.map(({ id }) => id);
}

/** Commission due to an affiliate; the caller has locked the affiliate. */
export async function listDueEntries(tx: Transaction<Database>, affiliateId: string, at: Date) {
  return tx
    .selectFrom('commission_entries')
    .select(['id', 'amount_cents'])
    .where('affiliate_id', '=', affiliateId)
    .where('wallet_entry_id', 'is', null)
    .where('available_at', '<=', at)
    .execute();
}

/** Marks entries as contained in the latest entry of the affiliate's wallet, which this transaction has posted. */
export async function markPaid(
  tx: Transaction<Database>,
  { userId, entryIds }: { userId: string; entryIds: readonly number[] },
): Promise<void> {
  await sql`
    update commission_entries set wallet_entry_id = (
      select max(entry.id) from wallet_entries entry join wallets on wallets.id = entry.wallet_id
       where wallets.user_id = ${userId})
     where id = any(${[...entryIds]}::bigint[])`.execute(tx);
}

/** Titles of products by id. */
export async function listProductTitles(db: Kysely<Database>, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select(['id', 'title'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}
