import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { expect } from 'vitest';
import type { FileUpload } from '../../../contract/generated/model.ts';
import type { StoppableGround } from './targets.ts';

const MB = 1024 * 1024;
const TUS = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };

const json = { 'content-type': 'application/json' };
const enter = async (site: string) => {
  const body = JSON.stringify({ email: 'admin@example.com', password: 'admin-password' });
  const answer = await fetch(`${site}/api/admin/login`, { method: 'POST', headers: json, body });
  return { authorization: `Bearer ${(await answer.json()).token}` };
};
/** Files that could be sold: everything in storage except unfinished uploads. */
const whole = async (dataDir: string) => {
  const entries = await readdir(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && !entry.parentPath.endsWith('growing'));
};

/**
 * Kills the server during an upload.
 * @throws AssertionError when a partial file is left among the files for sale, or the received part is lost
 */
export async function killInUpload(ground: StoppableGround): Promise<void> {
  const bytes = randomBytes(6 * MB);
  const headers = await enter(ground.url());
  const body = JSON.stringify({ name: 'killed.dmg', size_bytes: bytes.length });
  const begun = await fetch(`${ground.url()}/api/admin/uploads`, {
    method: 'POST',
    headers: { ...headers, ...json },
    body,
  });
  const { id }: FileUpload = await begun.json();
  const at = `/api/admin/uploads/${id}`;
  const sending = http.request(`${ground.url()}${at}`, {
    method: 'PATCH',
    headers: { ...headers, ...TUS, 'upload-offset': '0', 'content-length': bytes.length },
  });
  sending.on('error', () => {});
  sending.write(bytes.subarray(0, 4 * MB));
  const read = async (as: { authorization: string }): Promise<FileUpload> =>
    (await fetch(`${ground.url()}${at}`, { headers: as })).json();
  const arrived = async () => (await read(headers)).receivedBytes;
  await expect.poll(arrived).toBeGreaterThan(0);
  const kept = await arrived();
  const before = await whole(ground.dataDir);
  await ground.kill(1);

  await ground.revive();
  const again = await enter(ground.url());
  const left = await read(again);
  expect(left).toMatchObject({ file: null, sha256: null });
  expect(left.receivedBytes).toBeGreaterThanOrEqual(kept);
  expect(left.receivedBytes).toBeLessThanOrEqual(4 * MB);
  expect(left.size_bytes).toBe(bytes.length);
  expect(await whole(ground.dataDir)).toEqual(before);

  // The killed server's lease on the upload expires after 90 seconds; until then no other server may write.
  const next = await fetch(`${ground.url()}${at}`, {
    method: 'PATCH',
    headers: { ...again, ...TUS, 'upload-offset': String(left.receivedBytes) },
    body: bytes.subarray(left.receivedBytes),
  });
  expect(next.status).toBe(423);
  expect(await whole(ground.dataDir)).toEqual(before);
}
