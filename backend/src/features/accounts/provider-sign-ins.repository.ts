import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ProviderSignInsTable } from '../../db/tables.gen.ts';

const COLUMNS = ['device_id', 'provider', 'user_id', 'redirect', 'issuer', 'subject', 'email'] as const;

export type ProviderSignInRow = Pick<Selectable<ProviderSignInsTable>, (typeof COLUMNS)[number]>;

export async function insertProviderSignIn(db: Kysely<Database>, row: Insertable<ProviderSignInsTable>): Promise<void> {
  await db.insertInto('provider_sign_ins').values(row).execute();
}

interface Token {
  tokenHash: string;
  /** Null for a browser without the device's cookie. */
  deviceId: string | null;
  now: Date;
}

/**
 * Undefined for all but one of several concurrent calls, when the token has expired, and for another browser, which cannot
 * use it up.
 */
async function consume(
  db: Kysely<Database>,
  kind: 'state' | 'ticket',
  { tokenHash, deviceId, now }: Token,
): Promise<ProviderSignInRow | undefined> {
  if (deviceId === null) return undefined;
  return db
    .deleteFrom('provider_sign_ins')
    .where('token_hash', '=', tokenHash)
    .where('device_id', '=', deviceId)
    .where('expires_at', '>', now)
    .where('subject', kind === 'state' ? 'is' : 'is not', null)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Consumes the state with which a sign-in was started. */
export const consumeState = (db: Kysely<Database>, token: Token): Promise<ProviderSignInRow | undefined> =>
  consume(db, 'state', token);

/** Consumes a ticket, which stands for an identity that the provider has confirmed. */
export async function consumeTicket(
  db: Kysely<Database>,
  token: Token,
): Promise<(ProviderSignInRow & { issuer: string; subject: string }) | undefined> {
  const row = await consume(db, 'ticket', token);
  if (!row || row.issuer === null || row.subject === null) return undefined;
  return { ...row, issuer: row.issuer, subject: row.subject };
}

export async function deleteExpiredProviderSignIns(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('provider_sign_ins').where('expires_at', '<', before).execute();
}
