import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FileUpload } from '../../src/generated/model.ts';
import { recordingLogger } from '../support/doubles.ts';
import { migrateFolder } from '../support/engines.ts';
import { kill, ready, type ServerProcess, startProcess } from './process.ts';

const MB = 1024 * 1024;
const TUS = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };

let dataDir: string;
let server: ServerProcess;
const start = async () => {
  server = await ready(startProcess({ DATA_DIR: dataDir }));
};
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'studio-killed-'));
  await migrateFolder(dataDir, recordingLogger());
  await start();
});
afterAll(async () => {
  await kill(server);
  await rm(dataDir, { recursive: true, force: true });
});

const json = { 'content-type': 'application/json' };
const enter = async () => {
  const body = JSON.stringify({ email: 'admin@example.com', password: 'admin-password' });
  const answer = await fetch(`${server.url}/api/admin/login`, { method: 'POST', headers: json, body });
  return { authorization: `Bearer ${(await answer.json()).token}` };
};
/** Files that could be sold: everything in storage but what still grows. */
const whole = async () => {
  const entries = await readdir(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && !entry.parentPath.endsWith('growing'));
};

it('a server that is killed in an upload leaves no half file, and what had come is kept', async () => {
  const bytes = randomBytes(6 * MB);
  const headers = await enter();
  const body = JSON.stringify({ name: 'killed.dmg', sizeBytes: bytes.length });
  const begun = await fetch(`${server.url}/api/admin/uploads`, {
    method: 'POST',
    headers: { ...headers, ...json },
    body,
  });
  const { id }: FileUpload = await begun.json();
  const at = `/api/admin/uploads/${id}`;
  const sending = http.request(`${server.url}${at}`, {
    method: 'PATCH',
    headers: { ...headers, ...TUS, 'upload-offset': '0', 'content-length': bytes.length },
  });
  sending.on('error', () => {});
  sending.write(bytes.subarray(0, 4 * MB));
  await sleep(400);
  const before = await whole();
  await kill(server);

  await start();
  const again = await enter();
  const read = async (): Promise<FileUpload> => (await fetch(`${server.url}${at}`, { headers: again })).json();
  const left = await read();
  expect(left).toMatchObject({ file: null, sha256: null });
  expect(left.receivedBytes).toBeLessThanOrEqual(4 * MB);
  expect(left.sizeBytes).toBe(bytes.length);
  expect(await whole()).toEqual(before);

  // The dead server's lease of the upload runs out after 90 seconds; until then nobody else writes.
  const next = await fetch(`${server.url}${at}`, {
    method: 'PATCH',
    headers: { ...again, ...TUS, 'upload-offset': String(left.receivedBytes) },
    body: bytes.subarray(left.receivedBytes),
  });
  expect(next.status).toBe(423);
  expect(await whole()).toEqual(before);
});
