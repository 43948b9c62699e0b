import type pg from 'pg';

/** The primary's WAL position: everything committed so far is before it. null: it does not answer. */
export async function readPrimaryPosition(primary: pg.Pool): Promise<string | null> {
  const query = primary.query<{ position: string }>('select pg_current_wal_lsn()::text as position');
  return query.then(
    ({ rows }) => rows[0]?.position ?? null,
    () => null,
  );
}

/**
 * Whether the replica has replayed everything up to `position`. @throws when it does not answer or was promoted to
 * primary
 */
export async function hasReplayed(replica: pg.Pool, position: string): Promise<boolean> {
  const { rows } = await replica.query<{ following: boolean; level: boolean | null }>(
    `select pg_is_in_recovery() as following, pg_last_wal_replay_lsn() >= $1::pg_lsn as level`,
    [position],
  );
  if (!rows[0]?.following) throw new Error('It is not a replica: it does not follow another server');
  return rows[0].level === true;
}
