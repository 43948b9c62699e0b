import { type Insertable, type Kysely, type Selectable, sql, type Transaction, type Updateable } from 'kysely';
import type { CallSettings } from '../../../../contract/generated/model.ts';
import { MAX_LISTED_CALLS, type TakenTime } from '../../../../contract/rules/calls.ts';
import { findProjectAccess } from '../../clients/client-access.repository.ts';
import type { Database } from '../../db/schema.ts';
import type { CallsTable } from '../../db/tables.gen.ts';

const SETTINGS = [
  'is_open',
  'hours',
  'minutes',
  'buffer_minutes',
  'notice_hours',
  'days_ahead',
  'days_off',
  'place',
  'meeting_link',
  'version',
] as const;

const COLUMNS = [
  'calls.id',
  'calls.conversation_id',
  'calls.link_token',
  'calls.starts_at',
  'calls.ends_at',
  'calls.free_at',
  'calls.time_zone',
  'calls.language',
  'calls.name',
  'calls.email',
  'calls.phone',
  'calls.topic',
  'calls.place',
  'calls.meeting_link',
  'calls.sequence',
  'calls.remind_at',
  'calls.cancelled_at',
  'calls.cancelled_by',
  'calls.reason',
  'calls.created_at',
] as const;

export type CallRow = Selectable<CallsTable>;

export function getCallSettings(db: Kysely<Database>): Promise<CallSettings> {
  return db.selectFrom('call_settings').select(SETTINGS).executeTakeFirstOrThrow();
}

/** Locked until the transaction ends, so that bookings and changes of the hours are serialised. */
export function lockCallSettings(tx: Transaction<Database>): Promise<CallSettings> {
  return tx.selectFrom('call_settings').select(SETTINGS).forUpdate().executeTakeFirstOrThrow();
}

export function updateCallSettings(
  tx: Transaction<Database>,
  { hours, days_off, ...settings }: CallSettings,
): Promise<CallSettings> {
  return tx
    .updateTable('call_settings')
    .set({
      ...settings,
      hours: JSON.stringify(hours),
      days_off: JSON.stringify(days_off),
      version: settings.version + 1,
    })
    .returning(SETTINGS)
    .executeTakeFirstOrThrow();
}

/** Times of calls that have not ended. @param exceptId a call that is moved */
export async function listTakenTimes(db: Kysely<Database>, now: Date, exceptId?: string): Promise<TakenTime[]> {
  let query = db
    .selectFrom('calls')
    .select(['starts_at', 'free_at'])
    .where('cancelled_at', 'is', null)
    .where('free_at', '>', now);
  if (exceptId !== undefined) query = query.where('id', '<>', exceptId);
  const rows = await query.execute();
  return rows.map(({ starts_at, free_at }) => ({ from: starts_at.getTime(), to: free_at.getTime() }));
}

export function findCall(db: Kysely<Database>, id: string): Promise<CallRow | undefined> {
  return db.selectFrom('calls').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

export function findCallByToken(db: Kysely<Database>, token: string): Promise<CallRow | undefined> {
  return db.selectFrom('calls').select(COLUMNS).where('link_token', '=', token).executeTakeFirst();
}

/** Calls of a person that are still to come. @param email any spelling of it */
export async function countUpcomingCalls(tx: Transaction<Database>, email: string, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('calls')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('cancelled_at', 'is', null)
    .where('starts_at', '>', now)
    .where(sql`person_key(email)`, '=', sql`person_key(${email})`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function insertCall(tx: Transaction<Database>, call: Insertable<CallsTable>): Promise<CallRow> {
  return tx.insertInto('calls').values(call).returning(COLUMNS).executeTakeFirstOrThrow();
}

/** Changes a call and its calendar file. */
export function updateCall(tx: Transaction<Database>, id: string, changed: Updateable<CallsTable>): Promise<CallRow> {
  return tx
    .updateTable('calls')
    .set({ ...changed, sequence: sql<number>`sequence + 1` })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** The calls that begin last, latest first, with their projects. */
export function listCalls(db: Kysely<Database>): Promise<(CallRow & { lead_id: string | null })[]> {
  return db
    .selectFrom('calls')
    .leftJoin('leads', 'leads.conversation_id', 'calls.conversation_id')
    .select([...COLUMNS, 'leads.id as lead_id'])
    .orderBy('calls.starts_at', 'desc')
    .orderBy('calls.id')
    .limit(MAX_LISTED_CALLS)
    .execute();
}

/** Deletes a user's calls, also those in a conversation of other people, and the team's notifications of them. */
export async function deleteCallsOf(tx: Transaction<Database>, userId: string): Promise<void> {
  await sql`with own as (
      delete from calls using users, conversations
       where users.id = ${userId} and conversations.id = calls.conversation_id
         and (conversations.user_id = users.id
           or (users.email_verified_at is not null and lower(calls.email) = lower(users.email)))
      returning calls.name)
    delete from notifications using own
     where href = '/admin/inbox/calls' and starts_with(title, own.name || ' ')`.execute(tx);
}

/** Calls whose reminder is due; each is returned once. */
export function claimDueReminders(tx: Transaction<Database>, now: Date): Promise<CallRow[]> {
  return tx
    .updateTable('calls')
    .set({ remind_at: null })
    .where('remind_at', '<=', now)
    .where('cancelled_at', 'is', null)
    .returning(COLUMNS)
    .execute();
}

/** The conversation of a project's link or of a sent brief. */
export async function findConversationOfToken(
  db: Kysely<Database>,
  { token, hash }: { token: string; hash: string },
): Promise<string | undefined> {
  const project = await findProjectAccess(db, token);
  if (project) {
    const { leadId } = project;
    const lead = await db.selectFrom('leads').select('conversation_id').where('id', '=', leadId).executeTakeFirst();
    return lead?.conversation_id;
  }
  const brief = await db
    .selectFrom('briefs')
    .select('conversation_id')
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return brief?.conversation_id ?? undefined;
}
