import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { WalletEntriesTable } from '../../db/tables.gen.ts';
import type { AdminOrderListRow } from './admin-orders.repository.ts';
import { purchaseOrderColumn } from './purchase-orders.repository.ts';

export type AdminOrderRow = AdminOrderListRow & { product_id: number | null };

export type WalletTransactionRow = Pick<
  Selectable<WalletEntriesTable>,
  'id' | 'kind' | 'amount_cents' | 'reference' | 'created_at'
>;

export interface OrderFileRow {
  file_name: string;
  version: string | null;
  download_count: number;
  revoked_at: Date | null;
  downloads_left: number | null;
}

/** One order of any user. */
export function findAdminOrder(db: Kysely<Database>, id: string): Promise<AdminOrderRow | undefined> {
  return db
    .selectFrom('orders')
    .leftJoin('users', 'users.id', 'orders.user_id')
    .select([
      'orders.id',
      'orders.number',
      'orders.product_id',
      'orders.product_name',
      'orders.tier',
      'orders.status',
      'orders.amount_cents',
      'orders.moved_in',
      'orders.created_at',
      'orders.user_id',
      'users.name as customer_name',
      'users.email as customer_email',
      'users.deleted_at as customer_closed',
    ])
    .select(purchaseOrderColumn)
    .where('orders.id', '=', id)
    .executeTakeFirst();
}

/** The order's wallet transactions, oldest first: a payment, a refund, both or none. */
export function listWalletTransactions(db: Kysely<Database>, orderId: string): Promise<WalletTransactionRow[]> {
  return db
    .selectFrom('wallet_entries')
    .select(['id', 'kind', 'amount_cents', 'reference', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

/** The file of a line, also after a refund has removed access. */
export function findLineFile(db: Kysely<Database>, lineId: string): Promise<OrderFileRow | undefined> {
  return db
    .selectFrom('downloads')
    .innerJoin('files', 'files.id', 'downloads.file_id')
    .select(['files.name as file_name', 'downloads.version', 'downloads.download_count', 'downloads.revoked_at'])
    .select('downloads.downloads_left')
    .where('downloads.line_id', '=', lineId)
    .executeTakeFirst();
}
