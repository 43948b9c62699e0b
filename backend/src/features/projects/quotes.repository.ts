import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database, StoredQuoteContent } from '../../db/schema.ts';
import type { QuoteAcceptancesTable, QuotesTable, QuoteVersionsTable } from '../../db/tables.gen.ts';

/** A quote with its newest version and its acceptance. */
export type QuoteRow = Pick<
  Selectable<QuotesTable>,
  'id' | 'number' | 'lead_id' | 'content' | 'version' | 'sent_draft' | 'deposit_draft_id' | 'updated_at'
> & {
  /** Null after the account was erased. */
  saved_by: string | null;
  /** Of the newest version; null before the first one, like the following. */
  newest_id: string | null;
  newest_number: number | null;
  newest_cents: number | null;
  newest_currency: string | null;
  valid_until: string | null;
  declined_at: Date | null;
  is_read: boolean;
  accepted_cents: number | null;
};

const joined = (db: Kysely<Database>) =>
  db
    .selectFrom('quotes')
    .leftJoin('users as editor', 'editor.id', 'quotes.updated_by')
    .leftJoin('quote_acceptances as agreed', 'agreed.quote_id', 'quotes.id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('quote_versions')
          .select(['quote_versions.id', 'quote_versions.number', 'total_cents', 'valid_until', 'declined_at'])
          .select(sql<string>`document ->> 'currency'`.as('currency'))
          .whereRef('quote_versions.quote_id', '=', 'quotes.id')
          .orderBy('quote_versions.number', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select(['quotes.id', 'quotes.number', 'quotes.lead_id', 'quotes.content', 'quotes.version'])
    .select(['quotes.sent_draft', 'quotes.deposit_draft_id', 'quotes.updated_at', 'editor.name as saved_by'])
    .select(['newest.id as newest_id', 'newest.number as newest_number', 'newest.total_cents as newest_cents'])
    .select(['newest.currency as newest_currency', 'newest.valid_until', 'newest.declined_at'])
    .select('agreed.total_cents as accepted_cents')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('quote_readings')
          .select('quote_readings.id')
          .whereRef('quote_readings.version_id', '=', 'newest.id'),
      )
        .$castTo<boolean>()
        .as('is_read'),
    );

/** The quotes that changed last. @param leadId undefined for those of all leads */
export function listQuotes(db: Kysely<Database>, leadId: string | undefined, limit: number): Promise<QuoteRow[]> {
  let query = joined(db);
  if (leadId !== undefined) query = query.where('quotes.lead_id', '=', leadId);
  return query.orderBy('quotes.updated_at', 'desc').orderBy('quotes.id').limit(limit).execute();
}

export function findQuote(db: Kysely<Database>, id: string): Promise<QuoteRow | undefined> {
  return joined(db).where('quotes.id', '=', id).executeTakeFirst();
}

/**
 * The quote, locked until the transaction ends. It is read after the lock: what another transaction has sent or accepted
 * meanwhile is in it.
 */
export async function lockQuote(tx: Transaction<Database>, id: string): Promise<QuoteRow | undefined> {
  await tx.selectFrom('quotes').select('id').where('id', '=', id).forUpdate().execute();
  return findQuote(tx, id);
}

/** @returns its id */
export async function insertQuote(
  db: Kysely<Database>,
  { content, ...values }: { lead_id: string; content: StoredQuoteContent; updated_by: string },
  at: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('quotes')
    .values({ ...values, content: JSON.stringify(content), created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes a quote that was never sent; its change request loses it. */
export async function deleteQuoteDraft(tx: Transaction<Database>, id: string): Promise<void> {
  await tx.deleteFrom('quotes').where('id', '=', id).execute();
}

/** Replaces the draft of a locked quote. */
export async function updateQuoteDraft(
  tx: Transaction<Database>,
  id: string,
  { content, userId, at }: { content: StoredQuoteContent; userId: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('quotes')
    .set({ content: JSON.stringify(content), version: sql`version + 1`, updated_by: userId, updated_at: at })
    .where('id', '=', id)
    .execute();
}

export async function updateQuote(
  tx: Transaction<Database>,
  id: string,
  changed: { sent_draft?: number; deposit_draft_id?: string; updated_at: Date },
): Promise<void> {
  await tx.updateTable('quotes').set(changed).where('id', '=', id).execute();
}

export async function insertQuoteVersion(
  tx: Transaction<Database>,
  values: Insertable<QuoteVersionsTable>,
): Promise<void> {
  await tx.insertInto('quote_versions').values(values).execute();
}

export type QuoteVersionRow = Omit<Selectable<QuoteVersionsTable>, 'sent_by'> & { sent_by: string | null };

/** Versions of a quote, newest first, with the name of their sender. */
export function listQuoteVersions(db: Kysely<Database>, quoteId: string): Promise<QuoteVersionRow[]> {
  return db
    .selectFrom('quote_versions as v')
    .leftJoin('users', 'users.id', 'v.sent_by')
    .select(['v.id', 'v.quote_id', 'v.number', 'v.document', 'v.total_cents', 'v.valid_until', 'v.link_token'])
    .select(['v.sent_at', 'v.declined_at', 'v.decline_reason', 'users.name as sent_by'])
    .where('v.quote_id', '=', quoteId)
    .orderBy('v.number', 'desc')
    .execute();
}

/** @param at null for the reason why it was declined */
export async function setVersionDeclined(
  tx: Transaction<Database>,
  id: string,
  values: { declined_at: Date; decline_reason: string },
): Promise<void> {
  await tx.updateTable('quote_versions').set(values).where('id', '=', id).execute();
}

export interface QuoteReadingRow {
  version_id: string;
  device: string | null;
  created_at: Date;
}

/** Readings of versions, newest first. */
export function listReadings(db: Kysely<Database>, quoteId: string, limit: number): Promise<QuoteReadingRow[]> {
  return db
    .selectFrom('quote_readings as r')
    .innerJoin('quote_versions as v', 'v.id', 'r.version_id')
    .select(['r.version_id', 'r.device', 'r.created_at'])
    .where('v.quote_id', '=', quoteId)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id')
    .limit(limit)
    .execute();
}

/** Records a reading unless the same device was recorded after `since`. */
export async function insertReading(db: Kysely<Database>, row: QuoteReadingRow, since: Date): Promise<void> {
  const { version_id, device, created_at } = row;
  await sql`insert into quote_readings (version_id, device, created_at)
    select ${version_id}::uuid, ${device}, ${created_at}
    where not exists (select 1 from quote_readings where version_id = ${version_id}::uuid
      and device is not distinct from ${device} and created_at > ${since})`.execute(db);
}

export async function insertAcceptance(
  tx: Transaction<Database>,
  { selected, ...values }: Omit<Insertable<QuoteAcceptancesTable>, 'selected'> & { selected: string[] },
): Promise<void> {
  await tx
    .insertInto('quote_acceptances')
    .values({ ...values, selected: JSON.stringify(selected) })
    .execute();
}

export type QuoteAcceptanceRow = Omit<Selectable<QuoteAcceptancesTable>, 'pdf'>;

/** The acceptance without its file. */
export function findAcceptance(db: Kysely<Database>, quoteId: string): Promise<QuoteAcceptanceRow | undefined> {
  return db
    .selectFrom('quote_acceptances')
    .select(['quote_id', 'version_id', 'name', 'network', 'device', 'selected', 'net_cents', 'tax_cents'])
    .select(['total_cents', 'accepted_at', 'sha256', 'seal'])
    .where('quote_id', '=', quoteId)
    .executeTakeFirst();
}

/** The sealed file of an accepted quote. */
export async function findSealedFile(db: Kysely<Database>, quoteId: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('quote_acceptances').select('pdf').where('quote_id', '=', quoteId).executeTakeFirst();
  return row?.pdf ? Buffer.from(row.pdf) : undefined;
}

/** Stores file and seal, once. @returns whether it was not sealed before */
export async function setSealed(
  tx: Transaction<Database>,
  quoteId: string,
  values: { pdf: Uint8Array; sha256: string; seal: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('quote_acceptances')
    .set(values)
    .where('quote_id', '=', quoteId)
    .where('seal', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Makes a draft the one of a milestone, in place of one whose invoice was credited. */
export async function setMilestoneDraft(
  tx: Transaction<Database>,
  row: { quote_id: string; place: number; draft_id: string; created_at: Date },
): Promise<void> {
  await tx
    .insertInto('milestone_drafts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['quote_id', 'place']).doUpdateSet({ draft_id: row.draft_id }))
    .execute();
}

/** The projects of a user, as SQL. */
export const leadsOf = (userId: string) =>
  sql`(select l.id from leads l join conversations c on c.id = l.conversation_id where c.user_id = ${userId})`;

/** Deletes the quotes of a user who is erased. An accepted version is a contract and stays, without the others. */
export async function deleteQuotesOf(tx: Transaction<Database>, userId: string): Promise<void> {
  await sql`delete from quote_versions v using quotes q
    where q.id = v.quote_id and q.lead_id in ${leadsOf(userId)}
      and not exists (select from quote_acceptances a where a.version_id = v.id)`.execute(tx);
  await sql`delete from quotes q where q.lead_id in ${leadsOf(userId)}
    and not exists (select from quote_acceptances a where a.quote_id = q.id)`.execute(tx);
}

/** Deletes the team's notifications of a user's projects, which quote names and comments. */
export async function deleteProjectNotifications(tx: Transaction<Database>, userId: string): Promise<void> {
  await sql`delete from notifications where href in
    (select '/admin/inbox/projects/' || id from ${leadsOf(userId)} as lead)`.execute(tx);
}
