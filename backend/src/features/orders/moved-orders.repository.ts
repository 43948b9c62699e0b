import { type Kysely, sql, type Transaction } from 'kysely';
import type { MovedOrder as ShownOrder } from '../../../../contract/generated/model.ts';
import { GUEST_SENTINEL } from '../../../../contract/rules/guest-sentinel.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import type { MovedProduct } from '../../../../contract/rules/moved-orders.ts';
import type { PlanRights } from '../../../../contract/rules/plan-rights.ts';
import type { Database, StoredPrice } from '../../db/schema.ts';

type Tx = Transaction<Database>;

/** A product that orders of an earlier shop can be for, with the file that their customers get. */
export interface MovableProduct extends MovedProduct<StoredPrice> {
  version: string;
  file_id: string | null;
  /** the owner has imported its keys, which this site does not validate */
  hasImportedKeys: boolean;
}

export async function listMovableProducts(tx: Tx): Promise<MovableProduct[]> {
  const rows = await tx
    .selectFrom('products')
    .leftJoin('product_files', (join) =>
      join
        .onRef('product_files.product_id', '=', 'products.id')
        .onRef('product_files.version', '=', 'products.version'),
    )
    .select(['products.id', 'products.title', 'products.version', 'products.pricing', 'products.retired_plans'])
    .select('product_files.file_id')
    .select(
      sql<boolean>`exists (select from licence_pool where licence_pool.product_id = products.id)`.as('hasImportedKeys'),
    )
    .where('products.deleted_at', 'is', null)
    .execute();
  return rows.map(({ pricing, retired_plans, ...row }) => ({
    ...row,
    plans: [...pricing, ...retired_plans],
    hasFile: row.file_id !== null,
  }));
}

/** One import at a time, because rows of a concurrent one are not visible yet. */
export async function lockMovedOrders(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('moved orders', 0))`.execute(tx);
}

/**
 * Those of the hashes whose orders were moved already. A join, because the planner knows nothing about a table that a first
 * import has just filled, and would compare each row with each hash.
 */
export async function findMovedRows(tx: Tx, hashes: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ row_hash: string }>`
    select row_hash from unnest(${hashes}::text[]) as given (hash) join moved_orders on row_hash = given.hash`.execute(
    tx,
  );
  return new Set(rows.map(({ row_hash }) => row_hash));
}

interface ImportedCustomer {
  id: string;
  /** an administrator has deleted the account */
  isDeleted: boolean;
  /** someone has signed in without having confirmed the email: it may be a stranger */
  isUnconfirmed: boolean;
}

/** Accounts by email in lower case. */
export async function findCustomers(tx: Tx, emails: readonly string[]): Promise<Map<string, ImportedCustomer>> {
  const { rows } = await sql<ImportedCustomer & { email: string }>`
    select id, lower(email) as email, deleted_at is not null as "isDeleted",
           email_verified_at is null and (exists (select from sessions where sessions.user_id = users.id)
             or exists (select from known_devices where known_devices.user_id = users.id)) as "isUnconfirmed"
      from users where lower(email) = any(${emails}::text[]) and deleted_at is distinct from ${GUEST_SENTINEL}`.execute(
    tx,
  );
  return new Map(rows.map(({ email, ...customer }) => [email, customer]));
}

/** Accounts that never confirmed their email get a password that no one knows: their owner sets one by email. */
export async function resetUnconfirmedPasswords(tx: Tx, ids: readonly string[], passwordHash: string): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', 'in', ids)
    .where('email_verified_at', 'is', null)
    .execute();
}

/** Those of the keys that a customer has, or that were imported for another product. */
export async function findTakenKeys(
  tx: Tx,
  given: readonly { key: string; productId: number }[],
): Promise<Set<string>> {
  const keys = given.map(({ key }) => key);
  const products = given.map(({ productId }) => productId);
  const { rows } = await sql<{ key: string }>`
    select licences.key from unnest(${keys}::text[]) as given (key) join licences using (key)
    union select licence_pool.key
      from unnest(${keys}::text[], ${products}::integer[]) as given (key, product_id) join licence_pool using (key)
     where given_at is not null or licence_pool.product_id <> given.product_id`.execute(tx);
  return new Set(rows.map(({ key }) => key));
}

export interface NewMovedOrder {
  id: string;
  userId: string;
  product: MovableProduct;
  plan: StoredPrice;
  rights: PlanRights;
  orderedAt: Date;
  paidCents: number;
  currency: string;
  reference: string;
  rowHash: string;
}

/** Inserts completed orders without a price, with the snapshots that their rights are granted from. */
export async function insertMovedOrders(tx: Tx, orders: readonly NewMovedOrder[], at: Date): Promise<void> {
  await tx
    .insertInto('orders')
    .values(
      orders.map(({ id, userId, product, plan, orderedAt }) => ({
        id,
        user_id: userId,
        product_id: product.id,
        product_name: product.title,
        tier: plan.name,
        plan_id: plan.id,
        amount_cents: 0,
        status: 'completed' as const,
        moved_in: true,
        created_at: orderedAt,
        updated_at: orderedAt,
      })),
    )
    .execute();
  await tx
    .insertInto('order_events')
    .values(orders.map(({ id, orderedAt }) => ({ order_id: id, status: 'completed' as const, created_at: orderedAt })))
    .execute();
  await tx
    .insertInto('moved_orders')
    .values(
      orders.map(({ id, reference, paidCents, currency, rowHash }) => ({
        order_id: id,
        reference,
        paid_cents: paidCents,
        currency,
        row_hash: rowHash,
        moved_at: at,
      })),
    )
    .execute();
  await tx
    .insertInto('order_promises')
    .values(
      orders.flatMap(({ id, product: { file_id, version }, rights }) =>
        file_id === null ? [] : [{ line_id: id, file_id, version, rights: JSON.stringify(rights) }],
      ),
    )
    .execute();
}

/** Sets the ends that a file gives instead of those of the plans. */
export async function setMovedEnds(tx: Tx, ends: readonly { id: string; at: string | null }[]): Promise<void> {
  if (ends.length === 0) return;
  await sql`
    update entitlements set holds_until = given.at
      from jsonb_to_recordset(${JSON.stringify(ends)}::jsonb) as given (id uuid, at timestamptz)
     where line_id = given.id`.execute(tx);
}

/** No email follows from an import: holders of plans that end before `until` count as reminded. */
export async function markReminded(tx: Tx, lineIds: readonly string[], until: Date): Promise<void> {
  await sql`
    update entitlements set reminded_for = holds_until
     where line_id = any(${lineIds}::uuid[]) and holds_until <= ${until}`.execute(tx);
}

/** Delivers the current files. */
export async function insertMovedDownloads(tx: Tx, orders: readonly NewMovedOrder[]): Promise<void> {
  await tx
    .insertInto('downloads')
    .values(
      orders.flatMap(({ id, userId, product, orderedAt }) =>
        product.file_id === null
          ? []
          : [
              {
                user_id: userId,
                line_id: id,
                file_id: product.file_id,
                product_id: product.id,
                product_name: product.title,
                version: product.version,
                created_at: orderedAt,
              },
            ],
      ),
    )
    .execute();
}

/** Gives the keys of the earlier shop to their orders; imported ones of a product are used up with it. */
export async function insertMovedKeys(
  tx: Tx,
  keys: readonly { line_id: string; key: string; imported: boolean; created_at: Date }[],
  at: Date,
): Promise<void> {
  if (keys.length === 0) return;
  await tx.insertInto('licences').values(keys).execute();
  await sql`
    update licence_pool set line_id = licences.line_id, given_at = ${at} from licences
     where licences.key = licence_pool.key and licence_pool.given_at is null
       and licences.line_id = any(${keys.map(({ line_id }) => line_id)}::uuid[])`.execute(tx);
}

/** What an order was in the earlier shop, to contract; nothing for other orders. */
export async function readMovedOrder(db: Kysely<Database>, orderId: string): Promise<{ movedIn?: ShownOrder }> {
  const row = await db
    .selectFrom('moved_orders')
    .select(['reference', 'paid_cents', 'currency'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!row) return {};
  const { reference, paid_cents, currency } = row;
  return { movedIn: { reference, paid: toAmount(paid_cents), currency } };
}
