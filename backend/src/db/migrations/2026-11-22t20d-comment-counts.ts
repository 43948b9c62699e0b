import { type Kysely, sql } from 'kysely';

/**
 * How many comments each state has, kept by a trigger: the queue shows it with every page. A connection adds to one of
 * sixteen slots, so that people who write at the same time seldom wait for each other; the slots together are the count.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table comment_counts (
    status text not null, slot smallint not null, comments integer not null, primary key (status, slot)
  )`.execute(db);
  await sql`create function comments_counted() returns trigger language plpgsql as $$
  begin
    insert into comment_counts
      select status, pg_backend_pid() % 16, sum(n) from (
        select status, 1 as n from new_rows union all select status, -1 from old_rows
      ) as changes group by status having sum(n) <> 0 order by status
      on conflict (status, slot) do update set comments = comment_counts.comments + excluded.comments;
    return null;
  end $$`.execute(db);
  await sql`create function comments_counted_once() returns trigger language plpgsql as $$
  begin
    insert into comment_counts
      select status, pg_backend_pid() % 16, case tg_op when 'INSERT' then count(*) else -count(*) end
        from changed_rows group by status order by status
      on conflict (status, slot) do update set comments = comment_counts.comments + excluded.comments;
    return null;
  end $$`.execute(db);
  const triggers = [
    ['insert', 'comments_counted_once', 'new table as changed_rows'],
    ['delete', 'comments_counted_once', 'old table as changed_rows'],
    ['update', 'comments_counted', 'old table as old_rows new table as new_rows'],
  ] as const;
  for (const [event, action, rows] of triggers) {
    await sql`create trigger ${sql.ref(`comments_counted_${event}`)} after ${sql.raw(event)} on comments
      referencing ${sql.raw(rows)} for each statement execute function ${sql.ref(action)}()`.execute(db);
  }
  // The triggers hold off writers until the migration is over, so nothing is counted twice or never.
  await sql`insert into comment_counts select status, 0, count(*) from comments group by status`.execute(db);
}
