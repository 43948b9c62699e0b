import type { ColumnType, Generated } from 'kysely';
import type { Json } from './schema-catalogue.ts';

type CreatedAt = ColumnType<Date, Date | undefined, never>;

export interface PagesTable {
  id: Generated<number>;
  /** The path without its leading slash. */
  address: string;
  /** Privacy policy and terms: their slugs never change. */
  legal: Generated<boolean>;
  title: string;
  description: string;
  /** Markdown */
  content: string;
  /** the rendered HTML */
  html: string;
  /** version of the renderer */
  html_version: number;
  headings: Json<{ id: string; title: string; level: number }[]>;
  /** URLs of the library pictures in the text */
  text_pictures: Json<string[]>;
  published: Generated<boolean>;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: ColumnType<Date, Date | undefined, Date>;
  deleted_at: ColumnType<Date | null, never, Date | null>;
}

/** All columns of a page, by name: a column added by a newer server must not change what a running one reads. */
export const PAGE_COLUMNS = [
  'id',
  'address',
  'legal',
  'title',
  'description',
  'content',
  'html',
  'html_version',
  'headings',
  'text_pictures',
  'published',
  'version',
  'created_at',
  'updated_at',
  'deleted_at',
] as const satisfies (keyof PagesTable)[];

/** Previous slugs: each redirects to the last page that had it. */
export interface PageAddressesTable {
  address: string;
  page_id: number;
  created_at: CreatedAt;
}

export interface PageTables {
  pages: PagesTable;
  page_addresses: PageAddressesTable;
}
