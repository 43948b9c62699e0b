import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** Everybody who counts as the same person: accounts, closed ones and guests with the same normalised address. */
export const samePerson = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('users as person')
    .select('person.id')
    .where((eb) =>
      eb.or([
        eb('person.id', '=', userId),
        eb('person.person_key', '=', sql<string>`(select own.person_key from users own where own.id = ${userId})`),
      ]),
    );
