import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** All accounts that count as the same person: open or closed accounts and guests with the same normalised email. */
export const usersOfPerson = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('users as person')
    .select('person.id')
    .where((eb) =>
      eb.or([
        eb('person.id', '=', userId),
        eb('person.person_key', '=', sql<string>`(select own.person_key from users own where own.id = ${userId})`),
      ]),
    );

/** Serialises, until the transaction ends, all decisions limited to once per person for this one. */
export async function lockPerson(tx: Transaction<Database>, userId: string): Promise<void> {
  const key = sql`select 'person ' || person_key as key from users where id = ${userId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from (${key}) as person`.execute(tx);
}
