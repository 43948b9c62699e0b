import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { OrderStatus } from './schema-commerce.ts';

/** A `timestamptz(3)` that the database fills by default. */
type CreatedAt = ColumnType<Date, Date | undefined, never>;

/** The status history of orders, by `id` in order of time; the last entry is the order's current status. */
export interface OrderEventsTable {
  id: GeneratedAlways<number>;
  order_id: string;
  status: OrderStatus;
  created_at: CreatedAt;
}

/** The file for buyers of a product, for each of its versions. */
export interface ProductFilesTable {
  product_id: number;
  version: string;
  file_id: string;
  created_at: CreatedAt;
}

/** A user's completed downloads by day of the shop; counted together with `downloads.download_count`. */
export interface DownloadDaysTable {
  user_id: string;
  /** `yyyy-mm-dd` */
  day: string;
  count: number;
}

export type NotificationKind = 'order' | 'wallet' | 'version' | 'account';

export interface NotificationsTable {
  id: Generated<string>;
  /** order of creation; two rows may share a timestamp */
  seq: GeneratedAlways<number>;
  user_id: string;
  kind: NotificationKind;
  title: string;
  body: string;
  /** a path of the site */
  href: string;
  /** null while unread */
  read_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: CreatedAt;
}

export interface DashboardTables {
  order_events: OrderEventsTable;
  product_files: ProductFilesTable;
  download_days: DownloadDaysTable;
  notifications: NotificationsTable;
}
