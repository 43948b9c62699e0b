import type { ColumnType, Generated } from 'kysely';
import type { Json } from './schema-catalogue.ts';

type CreatedAt = ColumnType<Date, Date | undefined, never>;

export interface PagesTable {
  id: Generated<number>;
  /** The path without its slash. */
  address: string;
  /** Privacy policy and terms: their addresses stay. */
  legal: Generated<boolean>;
  title: string;
  description: string;
  /** Markdown */
  content: string;
  /** what readers get of it */
  html: string;
  /** of the renderer that made it */
  html_version: number;
  headings: Json<{ id: string; title: string; level: number }[]>;
  /** addresses of the library's pictures that the text shows */
  text_pictures: Json<string[]>;
  published: Generated<boolean>;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: ColumnType<Date, Date | undefined, Date>;
  deleted_at: ColumnType<Date | null, never, Date | null>;
}

/** All that a page has, by name: a column that a newer server adds must not change what a running one gets. */
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

/** Former addresses: each leads to the page that had it last. */
export interface PageAddressesTable {
  address: string;
  page_id: number;
  created_at: CreatedAt;
}

export interface PageTables {
  pages: PagesTable;
  page_addresses: PageAddressesTable;
}
