import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { OrderStatus } from './schema-commerce.ts';

/** A `timestamptz(3)` the database fills when it is not given. */
type CreatedAt = ColumnType<Date, Date | undefined, never>;

/** Every state an order has been in, by `id` in the order of time; the last one is the order's own. */
export interface OrderEventsTable {
  id: GeneratedAlways<number>;
  order_id: string;
  status: OrderStatus;
  created_at: CreatedAt;
}

/** What a buyer of a product gets, for each of its versions. */
export interface ProductFilesTable {
  product_id: number;
  version: string;
  file_id: string;
  created_at: CreatedAt;
}

/** Completed downloads of a person by day of the shop; counted together with `downloads.download_count`. */
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
