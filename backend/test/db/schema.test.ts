import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import type { AccountTables } from '../../src/db/schema-accounts.ts';
import { recordingLogger } from '../support/doubles.ts';
import { embeddedForTest } from '../support/engines.ts';

type Columns = { [Table in keyof AccountTables]: Record<keyof AccountTables[Table], true> };

/** Checked by the compiler against the interfaces, and below against the database. */
const accountColumns: Columns = {
  users: {
    id: true,
    name: true,
    email: true,
    password_hash: true,
    role: true,
    status: true,
    avatar: true,
    address: true,
    created_at: true,
    version: true,
    deleted_at: true,
    email_verified_at: true,
    rights: true,
    person_key: true,
  },
  sessions: {
    id: true,
    user_id: true,
    created_at: true,
    last_seen_at: true,
    expires_at: true,
    idle_seconds: true,
    revoked_at: true,
    user_agent_hash: true,
    device: true,
    network: true,
    device_id: true,
    proven_at: true,
  },
  known_devices: {
    user_id: true,
    device_id: true,
    first_seen_at: true,
    last_seen_at: true,
    trusted_at: true,
    trusted_mark: true,
  },
  second_factors: { user_id: true, sealed_secret: true, last_step: true, enabled_at: true },
  recovery_codes: { user_id: true, code_hash: true },
  passkeys: {
    id: true,
    user_id: true,
    credential_id: true,
    public_key: true,
    counter: true,
    transports: true,
    synced: true,
    name: true,
    created_at: true,
    last_used_at: true,
  },
  passkey_challenges: { challenge_hash: true, user_id: true, expires_at: true },
  email_returns: { id: true, user_id: true, email: true, token_hash: true, created_at: true, expires_at: true },
  email_confirmations: { user_id: true, email: true, token_hash: true, created_at: true, expires_at: true },
  account_deletions: { user_id: true, due_at: true },
  guests: { user_id: true, key_hash: true, created_at: true },
  guest_links: { token_hash: true, user_id: true, expires_at: true },
  password_resets: { id: true, user_id: true, token_hash: true, created_at: true, expires_at: true, used_at: true },
  invitations: {
    id: true,
    name: true,
    email: true,
    rights: true,
    token_hash: true,
    invited_by: true,
    created_at: true,
    sent_at: true,
    expires_at: true,
  },
  rate_limits: { key: true, points: true, expire: true },
  mail_outbox: {
    id: true,
    kind: true,
    sealed: true,
    created_at: true,
    due_at: true,
    expires_at: true,
    attempts: true,
    last_error: true,
  },
};

let connection: Connection;
beforeAll(async () => {
  connection = await embeddedForTest(recordingLogger());
});
afterAll(() => connection.close());

describe('the account tables', () => {
  it('have the columns that the code believes in', async () => {
    const tables = await connection.db.introspection.getTables();
    for (const [name, columns] of Object.entries(accountColumns)) {
      const table = tables.find((candidate) => candidate.name === name);
      expect(table?.columns.map((column) => column.name).sort()).toEqual(Object.keys(columns).sort());
    }
  });

  it('are left alone by a second migration', async () => {
    expect(await migrate(connection.db)).toEqual([]);
  });

  it('work beside what a newer release has added, and refuse what needs a newer server', async () => {
    const add = (name: string, needs: string | null) =>
      connection.pool.query('insert into kysely_migration values ($1, now()::text, $2)', [name, needs]);
    await add('9999-12-31-added', null);
    await add('9999-12-31-removed', '0001-baseline');
    expect(await migrate(connection.db)).toEqual([]);
    await add('9999-12-31-removed-too', '9999-12-31-added');
    await expect(migrate(connection.db)).rejects.toThrow(/9999-12-31-removed-too/);
    await connection.pool.query(`delete from kysely_migration where name like '9999%'`);
  });

  it('of an earlier development version are refused, with the command that deletes them', async () => {
    await connection.pool.query(`insert into kysely_migration values ('2026-11-20-accounts', now()::text, null)`);
    await expect(migrate(connection.db)).rejects.toThrow(/earlier development version.+"npm run db:reset"/);
    await connection.pool.query(`delete from kysely_migration where name like '2026%'`);
  });
});

describe('values from the database', () => {
  const one = async (expression: string) =>
    (await connection.pool.query(`select ${expression} as value`)).rows[0].value;

  it('arrive as numbers, texts and dates', async () => {
    expect(await one('9007199254740991::bigint')).toBe(9007199254740991);
    expect(await one("'2026-11-20'::date")).toBe('2026-11-20');
    expect(await one("'2026-11-20T00:00:00Z'::timestamptz")).toEqual(new Date('2026-11-20T00:00:00Z'));
  });

  it('never arrive rounded', async () => {
    await expect(one('9007199254740993::bigint')).rejects.toThrow('out of the safe range');
  });
});

describe('a query outside the running transaction', () => {
  it('fails after a while instead of waiting for ever', async () => {
    const waiting = connection.db.transaction().execute(async () => {
      await connection.db.selectFrom('users').select('id').execute();
    });
    await expect(waiting).rejects.toThrow('timeout exceeded');
    expect(await connection.db.selectFrom('users').select('id').execute()).toEqual([]);
  });
});
