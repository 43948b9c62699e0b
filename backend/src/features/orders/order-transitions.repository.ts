import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { OrdersTable } from '../../db/tables.gen.ts';

const COLUMNS = ['id', 'number', 'user_id', 'product_id', 'product_name', 'tier', 'amount_cents', 'status'] as const;

export type LockedOrder = Pick<Selectable<OrdersTable>, (typeof COLUMNS)[number]>;

export type RefundableOrder = Pick<LockedOrder, 'id' | 'status' | 'user_id' | 'amount_cents'>;

export function findRefundableOrder(db: Kysely<Database>, id: string): Promise<RefundableOrder | undefined> {
  return db
    .selectFrom('orders')
    .select(['id', 'status', 'user_id', 'amount_cents'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The order, locked until the transaction ends, so that status changes are serialised. */
export function lockOrder(tx: Transaction<Database>, id: string): Promise<LockedOrder | undefined> {
  return tx.selectFrom('orders').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function hasDownload(tx: Transaction<Database>, lineId: string): Promise<boolean> {
  const row = await tx.selectFrom('downloads').select('id').where('line_id', '=', lineId).executeTakeFirst();
  return row !== undefined;
}

export interface DeliverableFile {
  file_id: string;
  version: string | null;
}

/** The file of the product's current version. */
export function findCurrentFile(db: Kysely<Database>, productId: number): Promise<DeliverableFile | undefined> {
  return db
    .selectFrom('products')
    .innerJoin('product_files', (join) =>
      join
        .onRef('product_files.product_id', '=', 'products.id')
        .onRef('product_files.version', '=', 'products.version'),
    )
    .select(['product_files.file_id', 'products.version'])
    .where('products.id', '=', productId)
    .executeTakeFirst();
}

/** The file delivered for earlier orders with this product name: a companion of a product has its own file. */
export function findFileByName(
  db: Kysely<Database>,
  productId: number,
  productName: string,
): Promise<DeliverableFile | undefined> {
  return db
    .selectFrom('downloads')
    .select(['file_id', 'version'])
    .where('product_id', '=', productId)
    .where('product_name', '=', productName)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}
