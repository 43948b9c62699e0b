import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { LeadStage } from '../../../../contract/generated/model.ts';
import type { Database } from '../../db/schema.ts';
import { contains } from '../../db/search.ts';
import type { BriefsTable, LeadEventsTable, LeadsTable } from '../../db/tables.gen.ts';

const MAX_LEADS = 500;

const COLUMNS = [
  'leads.id',
  'leads.conversation_id',
  'leads.title',
  'leads.stage',
  'leads.value_cents',
  'leads.next_step',
  'leads.next_step_on',
  'leads.owner_id',
  'leads.organisation_id',
  'leads.version',
  'leads.created_at',
  'leads.updated_at',
] as const;

/** A lead with its client and the name of its owner. */
export type LeadRow = Selectable<LeadsTable> & { name: string; email: string; owner: string | null };

export type LeadEventRow = Pick<Selectable<LeadEventsTable>, 'id' | 'kind' | 'before' | 'after' | 'created_at'> & {
  actor: string | null;
};

export type LeadBriefRow = Pick<
  Selectable<BriefsTable>,
  'goals' | 'budget_from' | 'budget_to' | 'needed_by' | 'links' | 'reach' | 'phone'
>;

/**
 * Creates the lead of a conversation, with the first event of its timeline.
 * @param actorId null for the sender of a brief
 * @returns its id
 */
export async function insertLead(
  tx: Transaction<Database>,
  lead: { id?: string; conversation_id: string; title: string },
  at: Date,
  actorId: string | null = null,
): Promise<string> {
  const { id } = await tx
    .insertInto('leads')
    .values({ ...lead, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('lead_events')
    .values({ lead_id: id, kind: 'received', actor_id: actorId, created_at: at })
    .execute();
  return id;
}

/** Waits for other transactions that create a lead with this id. */
export async function lockLeadId(tx: Transaction<Database>, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`lead:${id}`}, 0))`.execute(tx);
}

const joined = (db: Kysely<Database>) =>
  db
    .selectFrom('leads')
    .innerJoin('conversations', 'conversations.id', 'leads.conversation_id')
    .leftJoin('users as owner', 'owner.id', 'leads.owner_id')
    .select([...COLUMNS, 'conversations.name', 'conversations.email', 'owner.name as owner']);

interface LeadFilter {
  search: string | undefined;
  owner: 'me' | 'unassigned' | undefined;
  /** the administrator who reads the list */
  userId: string;
}

/** The leads that changed last. */
export function listLeads(db: Kysely<Database>, { search, owner, userId }: LeadFilter): Promise<LeadRow[]> {
  let query = joined(db);
  if (owner === 'me') query = query.where('leads.owner_id', '=', userId);
  if (owner === 'unassigned') query = query.where('leads.owner_id', 'is', null);
  if (search !== undefined)
    query = query.where(contains(['leads.title', 'conversations.name', 'conversations.email'], search, 'walked'));
  return query.orderBy('leads.updated_at', 'desc').orderBy('leads.id').limit(MAX_LEADS).execute();
}

export function findLead(db: Kysely<Database>, id: string): Promise<LeadRow | undefined> {
  return joined(db).where('leads.id', '=', id).executeTakeFirst();
}

/** The lead, locked until the transaction ends. */
export function lockLead(tx: Transaction<Database>, id: string): Promise<LeadRow | undefined> {
  return joined(tx).where('leads.id', '=', id).forUpdate('leads').executeTakeFirst();
}

/** Updates a locked lead and increments its version. */
export async function updateLead(
  tx: Transaction<Database>,
  id: string,
  changed: Pick<LeadRow, 'stage' | 'value_cents' | 'next_step' | 'next_step_on' | 'owner_id' | 'updated_at'>,
): Promise<void> {
  await tx
    .updateTable('leads')
    .set({ ...changed, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function insertLeadEvents(
  tx: Transaction<Database>,
  leadId: string,
  actorId: string | null,
  events: Pick<LeadEventRow, 'kind' | 'before' | 'after'>[],
  at: Date,
): Promise<void> {
  const rows = events.map((event) => ({ ...event, lead_id: leadId, actor_id: actorId, created_at: at }));
  await tx.insertInto('lead_events').values(rows).execute();
}

interface StageMove {
  to: LeadStage;
  /** null for the client */
  actorId: string | null;
  at: Date;
}

/** Moves a lead to another stage, with an event; nothing without a lead, and where `isAllowed` says so. */
export async function moveLead(
  tx: Transaction<Database>,
  leadId: string | null,
  { to, actorId, at }: StageMove,
  isAllowed: (stage: LeadStage) => boolean = () => true,
): Promise<void> {
  const lead = leadId === null ? undefined : await lockLead(tx, leadId);
  if (!lead || lead.stage === to || !isAllowed(lead.stage)) return;
  const { value_cents, next_step, next_step_on, owner_id } = lead;
  await updateLead(tx, lead.id, { stage: to, value_cents, next_step, next_step_on, owner_id, updated_at: at });
  await insertLeadEvents(tx, lead.id, actorId, [{ kind: 'stage', before: lead.stage, after: to }], at);
}

/** The timeline, newest first. */
export function listLeadEvents(db: Kysely<Database>, leadId: string): Promise<LeadEventRow[]> {
  return db
    .selectFrom('lead_events as e')
    .leftJoin('users', 'users.id', 'e.actor_id')
    .select(['e.id', 'e.kind', 'e.before', 'e.after', 'e.created_at', 'users.name as actor'])
    .where('e.lead_id', '=', leadId)
    .orderBy('e.seq', 'desc')
    .execute();
}

/** The brief that became a conversation. */
export function findBriefOfConversation(
  db: Kysely<Database>,
  conversationId: string,
): Promise<LeadBriefRow | undefined> {
  return db
    .selectFrom('briefs')
    .select(['goals', 'budget_from', 'budget_to', 'needed_by', 'links', 'reach', 'phone'])
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst();
}
