import { type Kysely, sql } from 'kysely';
import type { Database, NewsletterTexts } from '../../db/schema.ts';

export interface IssueRow {
  id: string;
  texts: NewsletterTexts;
  version: number;
  /** The shop's day. */
  sent_on: string;
}

const SENT_ON = sql<string>`to_char(coalesce(finished_at, updated_at) at time zone shop_zone(), 'YYYY-MM-DD')`;

const archived = (db: Kysely<Database>) =>
  db
    .selectFrom('newsletters')
    .select(['id', 'texts', 'version', SENT_ON.as('sent_on')])
    .where('archived', '=', true)
    .where('status', '=', 'sent');

/** Sent newsletters that visitors can read, newest first. */
export const listIssues = (db: Kysely<Database>, limit: number): Promise<IssueRow[]> =>
  archived(db).orderBy('finished_at', 'desc').orderBy('id').limit(limit).execute();

export const findIssue = (db: Kysely<Database>, id: string): Promise<IssueRow | undefined> =>
  archived(db).where('id', '=', id).executeTakeFirst();
