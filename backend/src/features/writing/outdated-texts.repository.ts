import { type Kysely, sql } from 'kysely';
import { MARKDOWN_VERSION, type RenderedMarkdown } from '../../../../contract/markdown/rendered.ts';
import type { Database } from '../../db/schema.ts';

/** The columns of each table with Markdown texts. */
const TABLES = {
  posts: { content: 'content', html: 'html', version: 'version' },
  pages: { content: 'content', html: 'html', version: 'version' },
  case_studies: { content: 'content', html: 'html', version: 'version' },
  products: { content: 'body', html: 'body_html', version: 'revision' },
} as const;

export type TextTable = keyof typeof TABLES;

export const TEXT_TABLES = Object.keys(TABLES) as TextTable[];

export interface OutdatedText {
  id: number;
  content: string;
  version: number;
}

const BATCH_SIZE = 20;

/** Texts rendered by an older renderer, or not at all, with an id above the given one. */
export async function listOutdatedTexts(
  db: Kysely<Database>,
  table: TextTable,
  after: number,
): Promise<OutdatedText[]> {
  const { content, version } = TABLES[table];
  const { rows } = await sql<OutdatedText>`
    select id, ${sql.ref(content)} as content, ${sql.ref(version)} as version from ${sql.table(table)}
    where html_version < ${MARKDOWN_VERSION} and id > ${after} order by id limit ${sql.lit(BATCH_SIZE)}`.execute(db);
  return rows;
}

/** Stores the new HTML, unless the text has been saved in the meantime. The text's version stays. */
export async function replaceHtml(
  db: Kysely<Database>,
  table: TextTable,
  { id, version }: OutdatedText,
  { html, headings, pictures }: RenderedMarkdown,
): Promise<void> {
  const columns = TABLES[table];
  const headingsColumn = table === 'pages' ? sql`, headings = ${JSON.stringify(headings)}` : sql``;
  await sql`update ${sql.table(table)} set ${sql.ref(columns.html)} = ${html}, html_version = ${MARKDOWN_VERSION},
      text_pictures = ${JSON.stringify(pictures)}${headingsColumn}
    where id = ${id} and ${sql.ref(columns.version)} = ${version} and html_version < ${MARKDOWN_VERSION}`.execute(db);
}
