import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Connection } from '../../src/db/database.ts';
import { kill, ready, type ServerProcess, startProcess } from '../process/process.ts';
import { recordingLogger } from '../support/doubles.ts';
import { serverForTest } from '../support/engines.ts';

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

/** A mail server that accepts a message and acknowledges it only on request. */
async function mailServer() {
  const received: string[] = [];
  let acknowledging = false;
  let heard = Promise.withResolvers<void>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.write('220 test\r\n');
    let text: string | null = null;
    socket.on('data', (bytes) => {
      const part = String(bytes);
      if (text !== null) {
        text += part;
        if (!text.endsWith('\r\n.\r\n')) return;
        received.push(text);
        heard.resolve();
        text = null;
        if (acknowledging) socket.write('250 taken\r\n');
      } else if (/^DATA/i.test(part)) {
        text = '';
        socket.write('354 go on\r\n');
      } else socket.write(/^QUIT/i.test(part) ? '221 bye\r\n' : '250 fine\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    received,
    next: () => heard.promise,
    acknowledge: () => {
      acknowledging = true;
      heard = Promise.withResolvers();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

it('an email whose server is killed while sending is sent by another one with the same Message-ID', async () => {
  const mail = await mailServer();
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
  await mail.next();
  first.child.kill('SIGKILL');
  await first.ended;
  // As a minute later: the killed server has sent no heartbeat since.
  await connection.pool.query("update servers set seen_at = seen_at - interval '1 minute'");

  mail.acknowledge();
  const second = await start();
  await mail.next();
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
