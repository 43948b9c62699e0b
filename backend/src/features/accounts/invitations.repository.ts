import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { InvitationsTable } from '../../db/tables.gen.ts';

const COLUMNS = ['id', 'name', 'email', 'rights', 'invited_by', 'created_at', 'sent_at', 'expires_at'] as const;

export type InvitationRow = Pick<Selectable<InvitationsTable>, (typeof COLUMNS)[number]>;
export type InvitationWithInviter = InvitationRow & { invited_by_name: string | null };

/** The index that allows one invitation per email. */
export const INVITATION_INDEX = 'invitations_email_once';

const withInviter = (db: Kysely<Database>) =>
  db
    .selectFrom('invitations as i')
    .leftJoin('users as u', 'u.id', 'i.invited_by')
    .select(['i.id', 'i.name', 'i.email', 'i.rights', 'i.invited_by', 'i.created_at', 'i.sent_at', 'i.expires_at'])
    .select('u.name as invited_by_name');

/** Invitations, newest first. */
export function listInvitations(db: Kysely<Database>, limit: number): Promise<InvitationWithInviter[]> {
  return withInviter(db).orderBy('i.created_at', 'desc').orderBy('i.id').limit(limit).execute();
}

export function findInvitation(db: Kysely<Database>, id: string): Promise<InvitationWithInviter | undefined> {
  return withInviter(db).where('i.id', '=', id).executeTakeFirst();
}

/** Fails with a unique violation of `INVITATION_INDEX` when the email is already invited. */
export async function insertInvitation(
  tx: Transaction<Database>,
  invitation: Omit<InvitationRow, 'id'> & { token_hash: string },
): Promise<string> {
  const row = await tx.insertInto('invitations').values(invitation).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** Gives an invitation a new link; undefined when it no longer exists. */
export function updateInvitationLink(
  tx: Transaction<Database>,
  id: string,
  link: { token_hash: string; sent_at: Date; expires_at: Date },
): Promise<InvitationRow | undefined> {
  return tx.updateTable('invitations').set(link).where('id', '=', id).returning(COLUMNS).executeTakeFirst();
}

export function deleteInvitation(tx: Transaction<Database>, id: string): Promise<InvitationRow | undefined> {
  return tx.deleteFrom('invitations').where('id', '=', id).returning(COLUMNS).executeTakeFirst();
}

/** Whether a link is valid; checked before the expensive hash is computed. */
export async function isInvitationValid(db: Kysely<Database>, tokenHash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Consumes a link; only one of several concurrent calls gets the invitation. */
export function consumeInvitation(
  tx: Transaction<Database>,
  tokenHash: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  return tx
    .deleteFrom('invitations')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Whether an account, even a deleted one, has the email. */
export async function isEmailTaken(db: Kysely<Database>, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes invitations that expired before the given moment. */
export async function deleteExpiredInvitations(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('invitations').where('expires_at', '<', before).execute();
}
