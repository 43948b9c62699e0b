import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { LeadStage } from '../../../../contract/generated/model.ts';
import type { Database } from '../../db/schema.ts';
import type { OrganisationPeopleTable } from '../../db/tables.gen.ts';

const MAX_ORGANISATIONS = 500;
const MAX_PROJECTS = 200;

export type PersonRow = Omit<Selectable<OrganisationPeopleTable>, 'seq'>;

const PERSON = ['id', 'organisation_id', 'name', 'email', 'rights', 'invited_by', 'link_token', 'created_at'] as const;

export function listOrganisations(
  db: Kysely<Database>,
): Promise<{ id: string; name: string; people: number; projects: number }[]> {
  return db
    .selectFrom('organisations as o')
    .select(['o.id', 'o.name'])
    .select([
      sql<number>`(select count(*)::integer from organisation_people p where p.organisation_id = o.id)`.as('people'),
      sql<number>`(select count(*)::integer from leads l where l.organisation_id = o.id)`.as('projects'),
    ])
    .orderBy(sql`lower(o.name)`)
    .orderBy('o.id')
    .limit(MAX_ORGANISATIONS)
    .execute();
}

export function findOrganisation(db: Kysely<Database>, id: string): Promise<{ id: string; name: string } | undefined> {
  return db.selectFrom('organisations').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
}

/** The organisation, locked until the transaction ends. */
export function lockOrganisation(
  tx: Transaction<Database>,
  id: string,
): Promise<{ id: string; name: string } | undefined> {
  return tx.selectFrom('organisations').select(['id', 'name']).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Creates it, unless there is one with this id. */
export async function insertOrganisation(
  tx: Transaction<Database>,
  values: { id: string; name: string; created_at: Date },
): Promise<void> {
  await tx
    .insertInto('organisations')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function renameOrganisation(tx: Transaction<Database>, id: string, name: string): Promise<void> {
  await tx.updateTable('organisations').set({ name }).where('id', '=', id).execute();
}

/** Newest change first. */
export function listOrganisationProjects(
  db: Kysely<Database>,
  id: string,
): Promise<{ id: string; title: string; stage: LeadStage }[]> {
  return db
    .selectFrom('leads')
    .select(['id', 'title', 'stage'])
    .where('organisation_id', '=', id)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(MAX_PROJECTS)
    .execute();
}

/** The organisation of a lead; undefined while its client is one person. */
export function findLeadOrganisation(
  db: Kysely<Database>,
  leadId: string,
): Promise<{ id: string; name: string } | undefined> {
  return db
    .selectFrom('organisations as o')
    .innerJoin('leads', 'leads.organisation_id', 'o.id')
    .select(['o.id', 'o.name'])
    .where('leads.id', '=', leadId)
    .executeTakeFirst();
}

export async function setLeadOrganisation(
  tx: Transaction<Database>,
  leadId: string,
  organisationId: string | null,
): Promise<void> {
  await tx.updateTable('leads').set({ organisation_id: organisationId }).where('id', '=', leadId).execute();
}

/** In the order in which they were added. */
export function listPeople(db: Kysely<Database>, organisationId: string): Promise<PersonRow[]> {
  return db
    .selectFrom('organisation_people')
    .select(PERSON)
    .where('organisation_id', '=', organisationId)
    .orderBy('seq')
    .execute();
}

export function findPerson(db: Kysely<Database>, id: string): Promise<PersonRow | undefined> {
  return db.selectFrom('organisation_people').select(PERSON).where('id', '=', id).executeTakeFirst();
}

export async function insertPerson(tx: Transaction<Database>, values: Insertable<OrganisationPeopleTable>) {
  await tx.insertInto('organisation_people').values(values).execute();
}

export async function updatePerson(
  tx: Transaction<Database>,
  id: string,
  changed: Partial<Pick<PersonRow, 'name' | 'email' | 'rights' | 'link_token'>>,
): Promise<void> {
  await tx.updateTable('organisation_people').set(changed).where('id', '=', id).execute();
}

export async function deletePerson(tx: Transaction<Database>, id: string): Promise<void> {
  await tx.deleteFrom('organisation_people').where('id', '=', id).execute();
}

/**
 * Ends the access of an erased account, by its verified email. What the person signed stays with the organisation; their name
 * is removed from the people whom they invited.
 */
export async function deletePeopleOf(tx: Transaction<Database>, userId: string): Promise<void> {
  await sql`with deleted as (
      delete from organisation_people where lower(email) =
        (select lower(email) from users where id = ${userId} and email_verified_at is not null)
      returning id, organisation_id, name)
    update organisation_people person set invited_by = '' from deleted
     where person.organisation_id = deleted.organisation_id and person.invited_by = deleted.name and person.id <> deleted.id`.execute(
    tx,
  );
}

interface ClientOrganisation {
  id: string;
  /** name of the client */
  client: string;
}

/** The organisations of the projects whose clients are these users. */
export function listOrganisationsOf(
  tx: Transaction<Database>,
  userIds: readonly string[],
): Promise<ClientOrganisation[]> {
  if (userIds.length === 0) return Promise.resolve([]);
  return tx
    .selectFrom('leads')
    .innerJoin('conversations', 'conversations.id', 'leads.conversation_id')
    .innerJoin('organisations', 'organisations.id', 'leads.organisation_id')
    .select(['organisations.id', 'conversations.name as client'])
    .distinct()
    .where('conversations.user_id', 'in', userIds)
    .execute();
}

/**
 * Removes the names of erased clients from their organisations: inviting the first colleague gave one the client's name. One
 * without people and projects is deleted, another takes the name of a person, preferably of one with every right.
 */
export async function removeErasedClientNames(
  tx: Transaction<Database>,
  organisations: readonly ClientOrganisation[],
): Promise<void> {
  for (const { id, client } of organisations) {
    await sql`delete from organisations o where o.id = ${id}
      and not exists (select from organisation_people p where p.organisation_id = o.id)
      and not exists (select from leads l where l.organisation_id = o.id)`.execute(tx);
    await sql`update organisations o set name = p.name
      from (select name from organisation_people where organisation_id = ${id} ${BEST_FIRST} limit 1) as p
     where o.id = ${id} and o.name = ${client}`.execute(tx);
    await tx
      .updateTable('organisation_people')
      .set({ invited_by: '' })
      .where('organisation_id', '=', id)
      .where('invited_by', '=', client)
      .execute();
  }
}

/** Those who may do everything, then those who may see. */
const BEST_FIRST = sql`order by rights @> array['see', 'approve', 'pay', 'manage'] desc, 'see' = any (rights) desc, seq`;

/**
 * When the client of an organisation's project is erased, the next person who may see it becomes its client, preferably one
 * with every right. The link, the contact of the brief and the calls of the erased client are deleted; names in what was
 * agreed stay.
 */
export async function reassignOrganisationProjects(
  tx: Transaction<Database>,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  const { rows } = await sql<{
    conversation: string;
    lead: string;
    name: string;
    email: string;
    account: string | null;
    own: string;
  }>`
    select c.id as conversation, l.id as lead, next.name, next.email, lower(u.email) as own,
           (select id from users where lower(users.email) = lower(next.email)
               and email_verified_at is not null and deleted_at is null) as account
      from conversations c
      join leads l on l.conversation_id = c.id
      join users u on u.id = c.user_id
      join lateral (select p.name, p.email from organisation_people p
         where p.organisation_id = l.organisation_id and 'see' = any (p.rights)
           and not exists (select from users gone where lower(gone.email) = lower(p.email) and gone.deleted_at is not null)
         ${BEST_FIRST} limit 1) as next on true
     where u.id in (${sql.join(userIds)}) order by c.id`.execute(tx);
  for (const { conversation, lead, name, email, account, own } of rows) {
    await sql`delete from calls where conversation_id = ${conversation} and lower(email) = ${own}`.execute(tx);
    await tx
      .updateTable('briefs')
      .set({ name: '', email: '', phone: '' })
      .where('conversation_id', '=', conversation)
      .execute();
    await tx
      .updateTable('project_pages')
      .set({ link_token: null, sent_at: null })
      .where('lead_id', '=', lead)
      .execute();
    await tx
      .updateTable('conversations')
      .set({ user_id: account, name, email })
      .where('id', '=', conversation)
      .execute();
  }
}
