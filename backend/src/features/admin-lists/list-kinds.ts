import { type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** The tables of content that an administrator keeps as an ordered list. */
export type ListTable = 'testimonials' | 'faqs' | 'services' | 'team_members' | 'slides';

export type ListRow<Table extends ListTable> = Selectable<Database[Table]> & { id: number; version: number };

/** What every input has beside its own fields. */
export interface ListInput {
  published: boolean;
  version?: number;
}

/** One kind of list: how its entries come in, go out, and are called in the audit trail. */
export interface ListKind<Table extends ListTable, Row extends ListRow<Table>, Input extends ListInput, Entry> {
  table: Table;
  /** word of the audit trail, such as `testimonial` */
  subject: string;
  /** Columns beside the table's own, such as the title of a slide's product. */
  extra?: RawBuilder<unknown>;
  /** Values by column, JSON as text. @throws AppError 400 for a picture or product that does not exist */
  toColumns(tx: Transaction<Database>, input: Input): Promise<Record<string, unknown>>;
  toEntry(row: Row): Entry;
  /** The entry's name for people. */
  labelOf(row: Row): string;
}

/** Fields every entry shows to administrators. */
export const baseOf = (row: { id: number; version: number; published: boolean; updated_at: Date }) => ({
  id: row.id,
  version: row.version,
  published: row.published,
  updatedAt: row.updated_at.toISOString(),
});

export const NOTHING_EXTRA = sql``;
