import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordingLogger } from '../support/doubles.ts';
import { migrateFolder } from '../support/engines.ts';
import { PRODUCTION } from '../support/production.ts';
import { kill, ready, type ServerProcess, startProcess } from './process.ts';

let dataDir: string;
let started: ServerProcess[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'studio-production-'));
});
afterEach(async () => {
  await Promise.all(started.map(kill));
  started = [];
  await rm(dataDir, { recursive: true, force: true });
});

/** Only the given variables: the helper's own switch for the demo would be refused. */
const start = (env: Record<string, string>): ServerProcess => {
  const server = startProcess({ DATA_DIR: dataDir, DEMO_DATA: '', ...env });
  started.push(server);
  return server;
};

/** @returns the status of a sign-in to the administration */
const signIn = async ({ url }: ServerProcess, email: string, password: string): Promise<number> => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password });
  return (await fetch(`${url}/api/admin/login`, { method: 'POST', headers, body })).status;
};

/** Runs the operator's command like `npm run admin:password`. */
const setPassword = async (password: string) => {
  const script = fileURLToPath(new URL('../../src/process/admin-password.ts', import.meta.url));
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, ...PRODUCTION };
  const child = spawn(process.execPath, [script], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.end(`${password}\n`);
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, output: said + complained };
};

/** One start covers both: a demo from scratch, and its database. */
describe('a first start, and a production start with its data', () => {
  it('logs what it does without its secret; production rejects the demo', async () => {
    const demo = await ready(start({ DEMO_DATA: 'true' }));
    expect(demo.output()).toMatch(/Site +http:\/\/localhost:\d+/);
    await expect.poll(demo.output).toContain(`Database   embedded PostgreSQL in ${dataDir}`);
    expect((await stat(path.join(dataDir, 'jwt-secret'))).mode & 0o777).toBe(0o600);
    expect((await fetch(`${demo.url}/readyz`)).status).toBe(200);
    // Its accounts are printed, only in a demo. The lines follow each other, with the URL first.
    await expect.poll(demo.output).toContain('Customer   customer@example.com / customer-password');
    await expect.poll(demo.output).toContain('Admin      admin@example.com / admin-password');
    expect(demo.output()).toMatch(/Migrations applied: \d+/);
    expect(demo.output()).toContain(`Emails     files in ${path.join(dataDir, 'outbox')}`);
    // `npm start` adds one line about the build; a slow machine may add warnings.
    const lines = demo.output().trimEnd().split('\n');
    expect(lines.filter((line) => !line.startsWith('warn:')).length).toBeLessThan(10);
    expect(await signIn(demo, 'admin@example.com', 'admin-password')).toBe(200);
    demo.child.kill('SIGTERM');
    expect(await demo.ended).toBe(0);
    expect(demo.output()).toContain('Stopping: SIGTERM');

    const refused = start(PRODUCTION);
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain('this database was once filled with the demo');
    expect(refused.output()).toContain('DEMO_DATABASE=true');
  });
});

/**
 * One start covers both: an empty production database, and the command on it. A test of its own covers the command's
 * effect.
 */
describe('an empty production database and npm run admin:password', () => {
  it('has one super-admin and no demo; the command sets a password, or says why not', async () => {
    await migrateFolder(dataDir, recordingLogger());
    const first = await ready(start(PRODUCTION));
    const home = (await (await fetch(`${first.url}/api/home`)).json()) as { slides: unknown[] };
    expect(home.slides).toEqual([]);
    expect(await signIn(first, PRODUCTION.ADMIN_EMAIL, PRODUCTION.ADMIN_PASSWORD)).toBe(200);
    expect(await signIn(first, 'admin@example.com', 'admin-password')).toBe(401);
    expect(first.output()).toContain('a power cut can lose the latest changes');
    expect(first.output()).not.toContain(PRODUCTION.ADMIN_PASSWORD);
    await kill(first);
    expect(await setPassword('too-short')).toMatchObject({ code: 1, output: expect.stringContaining('15 to 128') });
    const done = { code: 0, output: expect.stringContaining(`${PRODUCTION.ADMIN_EMAIL} has the new password`) };
    expect(await setPassword('another-long-password')).toMatchObject(done);
  });
});
