import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordingLogger } from '../support/doubles.ts';
import { migrateFolder } from '../support/engines.ts';
import { kill, ready, type ServerProcess, startProcess } from './process.ts';

let dataDir: string;
let started: ServerProcess[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'studio-server-'));
  await migrateFolder(dataDir, recordingLogger());
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
const register = (server: ServerProcess, email: string) =>
  fetch(`${server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Nadia', email, password: 'river-stone-42' }),
  });
const login = (server: ServerProcess, email: string) =>
  fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'river-stone-42' }),
  });

describe('the server', () => {
  it('starts from nothing, says what it does, keeps its secret to itself and stops cleanly', async () => {
    const folder = path.join(dataDir, 'new');
    const server = await ready(start({ DATA_DIR: folder }));
    expect(server.output()).toMatch(/Site +http:\/\/localhost:\d+/);
    expect(server.output()).toContain(`Database   embedded PostgreSQL in ${folder}`);
    expect((await stat(path.join(folder, 'jwt-secret'))).mode & 0o777).toBe(0o600);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(server.output()).toContain('Stopping: SIGTERM');
  });

  it('shows the demo accounts only of a demonstration', async () => {
    const demo = await ready(start({ DEMO_DATA: 'true' }));
    // The lines come one after the other, the address first.
    await expect.poll(demo.output).toContain('Customer   customer@example.com / customer-password');
    await expect.poll(demo.output).toContain('Admin      admin@example.com / admin-password');
    const home = (await (await fetch(`${demo.url}/api/home`)).json()) as { slides: unknown[] };
    expect(home.slides).toHaveLength(4);
  });

  it('exits with one message that names every wrong setting', async () => {
    const server = start({ PORT: 'x', JWT_SECRET: 'short', NODE_ENV: 'production' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/^The server cannot start\. Please check these settings:\n( {2}- .+\n)+$/);
    for (const name of ['PORT', 'JWT_SECRET', 'ADMIN_PASSWORD']) expect(server.output()).toContain(`- ${name} `);
  });

  it('loses nothing it has acknowledged when it is killed, and goes on with the same sessions', async () => {
    const first = await ready(start());
    const acknowledged: { email: string; token: string }[] = [];
    const work = Array.from({ length: 4 }, async (_, worker) => {
      for (let index = 0; ; index += 1) {
        const email = `w${worker}-${index}@example.com`;
        const response = await register(first, email).catch(() => null);
        if (!response) return;
        const body = (await response.json().catch(() => null)) as { token: string } | null;
        if (response.status !== 201 || !body) continue; // a busy machine may say 'later'
        acknowledged.push({ email, token: body.token });
      }
    });
    while (acknowledged.length < 10) await sleep(10);
    first.child.kill('SIGKILL');
    await Promise.all(work);

    const second = await ready(start({ RATE_LIMIT_FACTOR: '1000' }));
    for (const { email, token } of acknowledged) {
      const session = await fetch(`${second.url}/api/auth/session`, { headers: { authorization: `Bearer ${token}` } });
      expect([email, session.status]).toEqual([email, 200]);
    }
    expect((await login(second, acknowledged[0]?.email ?? '')).status).toBe(200);
  });

  it('refuses a data folder that another process uses', async () => {
    const first = await ready(start());
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('The data folder is in use by another process');
    expect((await register(first, 'still@example.com')).status).toBe(201);
  });

  it('says so when the port is taken', async () => {
    const other = createServer().listen(0);
    const address = other.address();
    const port = String(typeof address === 'object' ? address?.port : '');
    const server = start({ PORT: port });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(`Port ${port} is already in use`);
    other.close();
  });

  it('finishes what it has begun when it is told to stop, and accepts nothing new', async () => {
    const server = await ready(start());
    const body = JSON.stringify({ name: 'Nadia', email: 'last@example.com', password: 'river-stone-42' });
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const begun = request(`${server.url}/api/auth/register`, { method: 'POST', headers });
    begun.write(body.slice(0, 10));
    await sleep(200);
    server.child.kill('SIGTERM');
    await sleep(300);
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
    begun.end(body.slice(10));
    const [response] = (await once(begun, 'response')) as [IncomingMessage];
    expect([response.statusCode, response.headers.connection]).toEqual([201, 'close']);
    response.resume();
    expect(await server.ended).toBe(0);
  });

  it('starts although its PostgreSQL does not answer yet, and says so', async () => {
    const server = start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', PORT: '5338' });
    while (!server.output().includes('does not answer')) await sleep(50);
    await sleep(200);
    expect((await fetch('http://127.0.0.1:5338/healthz')).status).toBe(200);
    const refused = await fetch('http://127.0.0.1:5338/api/orders');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await fetch('http://127.0.0.1:5338/readyz')).status).toBe(503);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});
