import { domainToASCII } from 'node:url';
import { type Kysely, sql } from 'kysely';

/** Part by part, so that nobody waits long for an account. */
export const outsideTransaction = true;

const PART = 10_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** The keys of the people who were there before `e2-person-keys`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (let after = FIRST; ; ) {
    const { rows } = await sql<{ last: string | null }>`
      with part as (select id from users where id > ${after}::uuid order by id limit ${PART}),
      filled as (
        update users set person_key = person_key(users.email) from part
         where users.id = part.id and users.person_key is distinct from person_key(users.email)
      )
      select (select id from part order by id desc limit 1) as last`.execute(db);
    const last = rows[0]?.last;
    if (!last) break;
    after = last;
  }
  const { rows } = await sql<{ id: string; person_key: string }>`
    select id, person_key from users where person_key ~ '@.*[^ -~]'`.execute(db);
  for (const { id, person_key: key } of rows) {
    const at = key.lastIndexOf('@');
    const domain = domainToASCII(key.slice(at + 1));
    if (domain) await sql`update users set person_key = ${key.slice(0, at + 1) + domain} where id = ${id}`.execute(db);
  }
}
