import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Connection } from '../../src/db/database.ts';
import { kill, ready, type ServerProcess, startProcess } from '../process/process.ts';
import { recordingLogger } from '../support/doubles.ts';
import { serverForTest } from '../support/engines.ts';
import { createMailServer } from '../support/mail-server.ts';

let connection: Connection;
let dataDir: string;
const started: ServerProcess[] = [];
beforeAll(async () => {
  connection = await serverForTest(recordingLogger());
  dataDir = await mkdtemp(path.join(tmpdir(), 'studio-killed-'));
});
afterAll(async () => {
  await Promise.all(started.map(kill));
  await connection.close();
  await rm(dataDir, { recursive: true, force: true });
});

it('an email whose server is killed while sending is sent by another one with the same Message-ID', async () => {
  const mail = await createMailServer(0);
  const env = {
    DATABASE_URL: connection.pool.options.connectionString ?? '',
    DATA_DIR: dataDir,
    SMTP_URL: mail.url,
    DEMO_DATA: 'false',
  };
  const start = async () => {
    const server = await ready(startProcess(env));
    started.push(server);
    return server;
  };
  const first = await start();
  const body = { name: 'Nadia', email: 'nadia@example.com', subject: 'Hello', message: 'A question' };
  const asked = await fetch(`${first.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(asked.status).toBe(202);
  await mail.unanswered();
  first.child.kill('SIGKILL');
  await first.ended;
  // As a minute later: the killed server has sent no heartbeat since.
  await connection.pool.query("update servers set seen_at = seen_at - interval '1 minute'");

  mail.acknowledge();
  const second = await start();
  await expect.poll(() => mail.received.length, { timeout: 20_000 }).toBe(2);
  const ids = mail.received.map((text) => /^Message-ID: (.+)$/im.exec(text)?.[1]);
  expect(ids).toEqual([ids[0], ids[0]]);
  expect(second.output()).toContain('Jobs of a server that was killed are run again');
  const waiting = async () =>
    (await connection.pool.query("select 1 from graphile_worker.jobs where task_identifier = 'mail.deliver'")).rowCount;
  await expect.poll(waiting).toBe(0);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  mail.close();
});
