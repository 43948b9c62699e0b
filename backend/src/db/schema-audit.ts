import type { ColumnType, GeneratedAlways } from 'kysely';

/** Changed fields as plain JSON data; written as JSON text, read as an object. */
type ChangedFields = ColumnType<Record<string, unknown> | null, string | null, string | null>;

export interface AuditEntriesTable {
  /** order of the changes */
  id: GeneratedAlways<number>;
  /** null once the administrator's account is erased */
  actor_id: string | null;
  /** subject and verb, such as `product.update` */
  action: string;
  /** type of the changed item, such as `product` */
  subject: string;
  subject_id: string | null;
  /** the item's name at that time */
  label: string;
  before: ChangedFields;
  after: ChangedFields;
  created_at: ColumnType<Date, Date | undefined, never>;
  /** The right that permitted the change; null for changes older than rights. */
  used_right: ColumnType<string | null, string | null | undefined, never>;
}

export interface AuditTables {
  audit_entries: AuditEntriesTable;
}
