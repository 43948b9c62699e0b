import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBackup } from '../../src/backup/backup.ts';
import { restore } from '../../src/backup/restore.ts';
import { type Connection, connectEmbedded } from '../../src/db/database.ts';
import { openInMemory } from '../../src/db/embedded.ts';
import { readEnv } from '../../src/env.ts';
import { openStorage } from '../../src/storage/open-storage.ts';
import { recordingLogger } from '../support/doubles.ts';
import { bareServerForTest } from '../support/engines.ts';
import { type S3Server, startS3Server } from '../support/s3-server.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { addOddities, archiveOf, contentOf, hashesOf } from './whole-site.ts';

const log = recordingLogger();
let s3: S3Server;
let folder: string;
beforeAll(async () => {
  s3 = await startS3Server();
  folder = await mkdtemp(path.join(tmpdir(), 'studio-restore-'));
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const embedded = async (): Promise<Connection> => {
  const engine = await openInMemory();
  return connectEmbedded(engine, log, () => engine.close());
};
const places = {
  postgres: { disk: () => openStorage(readEnv({ DATA_DIR: path.join(folder, String(Math.random())) })) },
  s3: () => openStorage(readEnv({ ...s3.env, S3_PREFIX: `r${Math.random()}` })),
};
const target = async (kind: 'postgres' | 'embedded', store: 'disk' | 's3') => ({
  connection: kind === 'postgres' ? await bareServerForTest(log) : await embedded(),
  storage: await (store === 'disk' ? places.postgres.disk() : places.s3()),
});
const settingsOf = ({ pool }: Connection) => ({ directUrl: pool.options.connectionString });

describe.each([
  ['embedded', 'disk', 'postgres', 's3'],
  ['postgres', 's3', 'embedded', 'disk'],
] as const)('a backup of %s and %s', (engine, store, otherEngine, otherStore) => {
  let app: TestApp;
  let made: Awaited<ReturnType<typeof archiveOf>>;
  beforeAll(async () => {
    app = await createTestApp({ engine, seeded: true, env: store === 's3' ? s3.env : {} });
    await addOddities(app);
    await app.background.idle();
    made = await archiveOf(app);
  });
  afterAll(async () => {
    await made.remove();
    await app.close();
  });

  it(`restores as the same site on ${otherEngine} and ${otherStore}: every row, sequence and file`, async () => {
    const place = await target(otherEngine, otherStore);
    try {
      const report = await restore({ ...place, file: made.file, settings: settingsOf(place.connection) });
      expect(report).toMatchObject({ rows: made.report.rows, files: made.report.files });
      expect(made.report.rows).toBeGreaterThan(1_000);
      expect(await contentOf(place.connection)).toEqual(await contentOf(app.connection));
      expect(await hashesOf(place.storage)).toEqual(await hashesOf(app.deps.storage));
      // The next insert gets a new id, and disabled triggers are enabled again.
      await expect(place.connection.pool.query('update wallet_entries set amount_cents = 1')).rejects.toThrow();
      await expect(
        place.connection.pool.query('insert into wallets (user_id) values (gen_random_uuid())'),
      ).rejects.toThrow(/foreign key/);
    } finally {
      await place.connection.close();
    }
  });
});

describe('a restore', () => {
  let app: TestApp;
  let made: Awaited<ReturnType<typeof archiveOf>>;
  beforeAll(async () => {
    app = await createTestApp();
    await addOddities(app);
    made = await archiveOf(app);
  });
  afterAll(async () => {
    await made.remove();
    await app.close();
  });
  const into = (
    place: { connection: Connection; storage: TestApp['deps']['storage'] },
    file: string,
    replace = false,
  ) => restore({ ...place, file, replace, settings: { directUrl: undefined } });

  it('rejects a truncated or altered archive before anything is touched', async () => {
    const whole = await readFile(made.file);
    const middle = Math.floor(whole.length / 2);
    const altered = path.join(made.folder, 'altered.tar.gz');
    const unpacked = path.join(made.folder, 'unpacked');
    execFileSync('mkdir', [unpacked]);
    execFileSync('tar', ['-xzf', made.file, '-C', unpacked]);
    const about = path.join(unpacked, 'about.json');
    await writeFile(about, (await readFile(about, 'utf8')).replace('"called":true', '"called":false'));
    const repacked = path.join(made.folder, 'repacked.tar.gz');
    const names = execFileSync('tar', ['-tzf', made.file], { encoding: 'utf8' }).trim();
    await writeFile(path.join(made.folder, 'names'), names);
    execFileSync('tar', ['-czf', repacked, '-C', unpacked, '-T', path.join(made.folder, 'names')]);
    const place = { connection: await embedded(), storage: await places.postgres.disk() };
    for (const bytes of [
      whole.subarray(0, 100),
      whole.subarray(0, middle),
      whole.subarray(0, whole.length - 5),
      Buffer.from(whole).fill(0x55, middle, middle + 4),
      Buffer.from('no archive at all'),
      Buffer.alloc(0),
      await readFile(repacked),
    ]) {
      await writeFile(altered, bytes);
      await expect(into(place, altered)).rejects.toThrow(/damaged or incomplete/);
    }
    const { rows } = await place.connection.pool.query(`select 1 from pg_tables where schemaname = 'public'`);
    expect([rows, await hashesOf(place.storage)]).toEqual([[], {}]);
    await place.connection.close();
  });

  it('rejects an archive of an earlier development version, whose schema this release does not have', async () => {
    const former = await createTestApp();
    await former.connection.pool.query(`update kysely_migration set name = '2026-11-20-accounts'`);
    const old = await archiveOf(former);
    const place = { connection: await embedded(), storage: await places.postgres.disk() };
    await expect(into(place, old.file)).rejects.toThrow('earlier development version');
    await place.connection.close();
    await old.remove();
    await former.close();
  });

  it('requires an empty target, unless asked to replace it', async () => {
    const other = await createTestApp();
    await other.signedIn();
    const place = { connection: other.connection, storage: other.deps.storage };
    const before = await contentOf(other.connection);
    await expect(into(place, made.file)).rejects.toThrow(/not empty/);
    expect(await contentOf(other.connection)).toEqual(before);
    await into(place, made.file, true);
    expect(await contentOf(other.connection)).toEqual(await contentOf(app.connection));
    await other.close();
  });

  it('leaves nothing half restored when a file cannot be written', async () => {
    const place = { connection: await embedded(), storage: await places.postgres.disk() };
    const { putAt } = place.storage;
    let files = 0;
    place.storage.putAt = (key, content) => {
      files += 1;
      return files === 2 ? Promise.reject(new Error('the disk is full')) : putAt(key, content);
    };
    await expect(into(place, made.file)).rejects.toThrow('the disk is full');
    const people = await place.connection.pool.query('select 1 from users');
    expect([people.rows, await hashesOf(place.storage)]).toEqual([[], {}]);
    place.storage.putAt = putAt;
    await into(place, made.file);
    expect(await contentOf(place.connection)).toEqual(await contentOf(app.connection));
    await place.connection.close();
  });

  it('is consistent with one moment, despite concurrent writes', async () => {
    const busy = await createTestApp({ engine: 'postgres', seeded: true });
    const withoutWallet = async ({ pool }: Connection): Promise<number> =>
      (await pool.query('select count(*)::int as n from users where id not in (select user_id from wallets)')).rows[0]
        .n;
    const before = await withoutWallet(busy.connection); // the super-admin has none
    const file = path.join(made.folder, 'busy.tar.gz');
    let [writing, written] = [true, 0];
    const writer = (async () => {
      for (; writing; written += 1) await busy.createUser();
    })();
    await createBackup({ pool: busy.connection.pool, storage: busy.deps.storage, file });
    writing = false;
    await writer;
    const place = await target('postgres', 'disk');
    await restore({ ...place, file, settings: settingsOf(place.connection) });
    // A wallet is inserted after its user: at any time at most one additional user has none.
    expect((await withoutWallet(place.connection)) - before).toBeLessThanOrEqual(1);
    expect(written).toBeGreaterThan(0);
    await place.connection.close();
    await busy.close();
  });
});
