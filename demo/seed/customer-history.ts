import { sql, type Transaction } from 'kysely';
import type { Database } from '../../backend/src/db/schema.ts';
import { products } from '../content/products.ts';
import { insertOrders } from './customer-orders.ts';
import type { DemoFile } from './demo-files.ts';
import { planLedger } from './ledger-plan.ts';
import { insertHistory } from './order-history.ts';
import { type PlannedOrder, planOrders } from './order-plan.ts';

const ACCOUNT = {
  method: 'bkash',
  holder: 'Demo Customer',
  number: '01700000000',
  bank_name: null,
  branch: null,
  routing_number: null,
};

/** Stores the demo customer's payout account; the ledger's withdrawals were paid a day later. */
async function settlePayouts(tx: Transaction<Database>, userId: string): Promise<void> {
  const account = JSON.stringify(ACCOUNT);
  await tx.insertInto('payout_accounts').values({ user_id: userId, account }).execute();
  await sql`update payouts
    set status = 'paid', account = ${account}::jsonb, paid_reference = 'BK' || lpad(seq::text, 8, '7'),
        updated_at = created_at + interval '1 day'
    where user_id = ${userId}`.execute(tx);
}

/** $2,845.65 */
const BALANCE_CENTS = 284_565;

/** The demo customer's year: 125 orders, the wallet's ledger for them, and twelve downloads. */
export async function seedHistory(
  tx: Transaction<Database>,
  userId: string,
  files: DemoFile[],
  now: Date,
): Promise<void> {
  const plan = planOrders(
    files.map((file) => file.good),
    now,
  );
  const productIds = await presentProducts(tx);
  const orders = await insertOrders(
    tx,
    userId,
    plan.map(({ good, status, at }) => ({
      product: productIds.has(good.productId) ? good.productId : null,
      name: good.name,
      tier: good.tier,
      cents: good.cents,
      status,
      at,
    })),
  );
  await insertHistory(tx, orders, now);
  await insertLedger(tx, userId, orders, now);
  await settlePayouts(tx, userId);
  const made = plan.map((order, index) => ({ ...order, id: orders[index]?.id ?? null }));
  await promiseRenewals(tx, files, made);
  await insertDownloads(tx, userId, files, made, productIds);
}

async function insertLedger(
  tx: Transaction<Database>,
  userId: string,
  orders: Parameters<typeof planLedger>[0],
  now: Date,
): Promise<void> {
  const wallet = await tx
    .insertInto('wallets')
    .values({ user_id: userId, balance_cents: BALANCE_CENTS })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('wallet_entries')
    .values(
      planLedger(orders, BALANCE_CENTS, now).map((entry) => ({
        wallet_id: wallet.id,
        kind: entry.kind,
        amount_cents: entry.cents,
        balance_after_cents: entry.balanceAfter,
        reference: entry.reference,
        order_id: entry.orderId,
        created_at: entry.at,
      })),
    )
    .execute();
}

/** A repeated purchase of a plan with an end date becomes a renewal of the first. */
async function promiseRenewals(
  tx: Transaction<Database>,
  files: DemoFile[],
  made: (PlannedOrder & { id: string | null })[],
): Promise<void> {
  const rows = files.flatMap(({ good, fileId }) => {
    const plan = products
      .find(({ id }) => id === good.productId)
      ?.pricing.find(({ name }) => name === good.tier && good.tier !== null);
    const [first, ...later] = made.filter((order) => order.good === good && order.status === 'completed');
    if (!plan?.rights.termMonths || !first?.id) return [];
    const { version } = good;
    const promise = { file_id: fileId, version, rights: JSON.stringify(plan.rights), root_id: first.id };
    return later.flatMap(({ id }) => (id ? [{ ...promise, line_id: id, change: 'renewal' as const }] : []));
  });
  if (rows.length > 0) await tx.insertInto('order_promises').values(rows).execute();
}

async function insertDownloads(
  tx: Transaction<Database>,
  userId: string,
  files: DemoFile[],
  made: (PlannedOrder & { id: string | null })[],
  productIds: Set<number>,
): Promise<void> {
  const rows = files.map(({ good, fileId }) => {
    const bought = made.find((order) => order.good === good && order.status === 'completed');
    if (!bought) throw new Error(`No demo order paid for ${good.name}`);
    return {
      user_id: userId,
      file_id: fileId,
      product_id: productIds.has(good.productId) ? good.productId : null,
      product_name: good.name,
      version: good.version,
      line_id: bought.id,
      download_count: good.downloadCount,
      created_at: bought.at,
    };
  });
  await tx.insertInto('downloads').values(rows).execute();
}

/** An administrator may have deleted a product before the customer was seeded. */
async function presentProducts(tx: Transaction<Database>): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('products')
    .select('id')
    .where(
      'id',
      'in',
      products.map((product) => product.id),
    )
    .execute();
  return new Set(rows.map((row) => row.id));
}
