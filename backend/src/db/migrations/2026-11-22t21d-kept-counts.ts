import { type Kysely, sql } from 'kysely';

interface SchemaStep {
  up(db: Kysely<unknown>): Promise<void>;
}

/**
 * Counts that lists and figures show at once, kept by triggers, whichever release writes. A transaction adds a row with
 * its difference instead of changing a common one, so nobody waits for anybody; the sum is the count. A job adds the
 * rows up now and then.
 */
export const table: SchemaStep = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table kept_counts (list text not null, key text not null, rows bigint not null)`.execute(db);
    await sql`create index kept_counts_key on kept_counts (list, key) include (rows)`.execute(db);
    await sql`create function keep_count() returns trigger language plpgsql as $$
    declare
      gone text := format('select %s as key, -1 as n from old_rows as r where %s', tg_argv[1], tg_argv[2]);
      come text := format('select %s as key, 1 as n from new_rows as r where %s', tg_argv[1], tg_argv[2]);
    begin
      execute format('insert into kept_counts select $1, key, sum(n) from (%s) as changes group by key having sum(n) <> 0',
        case tg_op when 'INSERT' then come when 'DELETE' then gone else gone || ' union all ' || come end)
        using tg_argv[0];
      return null;
    end $$`.execute(db);
  },
};

/**
 * @param of table; `key` and `when` are expressions over its row `r`
 */
export const keep = (list: string, of: { table: string; key: string; when?: string }): SchemaStep => ({
  async up(db) {
    const { table: name, key, when = 'true' } = of;
    const sides = { insert: ['new'], update: ['old', 'new'], delete: ['old'] };
    for (const [event, rows] of Object.entries(sides)) {
      const named = rows.map((side) => `${side} table as ${side}_rows`).join(' ');
      await sql`create trigger ${sql.ref(`${list}_kept_${event}`)} after ${sql.raw(event)} on ${sql.table(name)}
        referencing ${sql.raw(named)} for each statement
        execute function keep_count(${sql.lit(list)}, ${sql.lit(key)}, ${sql.lit(when)})`.execute(db);
    }
    // The triggers hold off writers until the migration is over, so nothing is counted twice or never.
    await sql`insert into kept_counts
      select ${list}, ${sql.raw(key)}, count(*) from ${sql.table(name)} as r where ${sql.raw(when)} group by 2`.execute(
      db,
    );
  },
});

export const activity = keep('activity', { table: 'audit_entries', key: 'r.subject' });
export const users = keep('users', {
  table: 'users',
  key: `r.status || ' ' || r.role`,
  when: 'r.deleted_at is null',
});
export const likes = keep('likes', { table: 'post_likes', key: 'r.post_id::text' });
export const saves = keep('saves', { table: 'post_saves', key: 'r.post_id::text' });
export const comments = keep('comments', {
  table: 'comments',
  key: 'r.post_id::text',
  when: `r.status = 'approved'`,
});
