import { type Kysely, sql } from 'kysely';
import type { WritingKind } from '../../../../contract/generated/model.ts';
import { MARKDOWN_VERSION, type RenderedMarkdown } from '../../../../contract/markdown/rendered.ts';
import type { Database } from '../../db/schema.ts';

export interface OutdatedText {
  id: number;
  content: string;
  version: number;
}

const BATCH_SIZE = 20;

/** Texts rendered by an older renderer, with an id above the given one. */
export function listOutdatedTexts(db: Kysely<Database>, kind: WritingKind, after: number): Promise<OutdatedText[]> {
  return db
    .selectFrom(kind)
    .select(['id', 'content', 'version'])
    .where('html_version', '<', MARKDOWN_VERSION)
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute();
}

/** Stores the new HTML, unless the text has been saved in the meantime. The text's version stays. */
export async function replaceHtml(
  db: Kysely<Database>,
  kind: WritingKind,
  { id, version }: OutdatedText,
  { html, headings, pictures }: RenderedMarkdown,
): Promise<void> {
  const headingsColumn = kind === 'pages' ? sql`, headings = ${JSON.stringify(headings)}` : sql``;
  await sql`update ${sql.table(kind)}
    set html = ${html}, html_version = ${MARKDOWN_VERSION}, text_pictures = ${JSON.stringify(pictures)}${headingsColumn}
    where id = ${id} and version = ${version} and html_version < ${MARKDOWN_VERSION}`.execute(db);
}
