import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordingLogger } from '../support/doubles.ts';
import { migrateFolder } from '../support/engines.ts';
import { kill, ready, type ServerProcess, startProcess } from './process.ts';

let dataDir: string;
let started: ServerProcess[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'studio-server-'));
});
afterEach(async () => {
  await Promise.all(started.map(kill));
  started = [];
  await rm(dataDir, { recursive: true, force: true });
});

const start = (env: Record<string, string> = {}): ServerProcess => {
  const server = startProcess({ DATA_DIR: dataDir, ...env });
  started.push(server);
  return server;
};

const portOf = (server: Server) => (server.address() as AddressInfo).port;
/** A currently unused port. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0);
  const port = portOf(server);
  await new Promise((closed) => server.close(closed));
  return port;
};

describe('the server', () => {
  it('exits with one message that names every wrong setting', async () => {
    const server = start({ PORT: 'x', JWT_SECRET: 'short', NODE_ENV: 'production' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/^The server cannot start\. Please check these settings:\n( {2}- .+\n)+$/);
    for (const name of ['PORT', 'JWT_SECRET', 'ADMIN_PASSWORD']) expect(server.output()).toContain(`- ${name} `);
  });

  it('reports that the port is in use', async () => {
    const other = createServer().listen(0);
    const port = String(portOf(other));
    // It already listens while it waits for this database.
    const server = start({ PORT: port, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(`Port ${port} is already in use`);
    other.close();
  });

  it('rejects a second process on its directory; on SIGTERM it serves for a while and finishes running work', async () => {
    await migrateFolder(dataDir, recordingLogger());
    const server = await ready(start({ DRAIN_SECONDS: '2' }));
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('The data folder is in use by another process');

    const body = JSON.stringify({ name: 'Nadia', email: 'last@example.com', password: 'river-stone-42' });
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const begun = request(`${server.url}/api/auth/register`, { method: 'POST', headers });
    begun.write(body.slice(0, 10));
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200); // by now the partial request has arrived as well
    server.child.kill('SIGTERM');
    const probe = async () => {
      const answer = await fetch(`${server.url}/readyz`);
      return [answer.status, ((await answer.json()) as { status: string }).status];
    };
    await expect.poll(probe).toEqual([503, 'stopping']); // so that a balancer can remove it first
    expect((await fetch(`${server.url}/api/site`)).status).toBe(200);
    const isOpen = () =>
      fetch(`${server.url}/healthz`).then(
        () => true,
        () => false,
      );
    await expect.poll(isOpen).toBe(false);
    begun.end(body.slice(10));
    const [response] = (await once(begun, 'response')) as [IncomingMessage];
    expect([response.statusCode, response.headers.connection]).toEqual([201, 'close']);
    response.resume();
    expect(await server.ended).toBe(0);
  });

  it('starts although its PostgreSQL does not respond yet, and reports it', async () => {
    const port = await freePort();
    const at = `http://127.0.0.1:${port}`;
    const server = start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', PORT: String(port) });
    const health = () =>
      fetch(`${at}/healthz`).then(
        ({ status }) => status,
        () => 'closed',
      );
    await expect.poll(health).toBe(200);
    await expect.poll(server.output).toContain('is not responding');
    const refused = await fetch(`${at}/api/orders`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await fetch(`${at}/readyz`)).status).toBe(503);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});
