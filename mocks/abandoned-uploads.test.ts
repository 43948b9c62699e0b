import { afterEach, expect, test, vi } from 'vitest';
import { createMockFetch } from './node.ts';

const UPLOADS = 'http://mocks.test/api/admin/uploads';
const MINUTE = 60_000;

afterEach(() => vi.useRealTimers());

/** No call can move a server's clock, so the conformance suite covers only the first hour. */
test('an upload idle for an hour is listed for colleagues, who can cancel but not continue it', async () => {
  const { api, fetch } = createMockFetch();
  const person = (name: string, email: string) =>
    api.db.addAccount({ name, email, role: 'super_admin', status: 'active' }, 'river-stone-42').user;
  const createRequest = (token: string, init: RequestInit = {}) => ({
    ...init,
    headers: { authorization: `Bearer ${token}`, ...(init.body ? { 'content-type': 'application/json' } : {}) },
  });
  const uploader = api.db.openSession(person('Lamia Sultana', 'lamia@studio.example').id);
  const colleague = api.db.openSession(person('Rafi Islam', 'rafi@studio.example').id);
  const body = JSON.stringify({ name: 'ramadan-1.4.0.dmg', size_bytes: 6 });
  const { id } = await (await fetch(UPLOADS, createRequest(uploader, { method: 'POST', body }))).json();
  const abandoned = async (token: string) => (await (await fetch(UPLOADS, createRequest(token))).json()).abandoned;
  const cancel = () => fetch(`${UPLOADS}/${id}`, createRequest(colleague, { method: 'DELETE' }));

  const startedAt = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: startedAt + 59 * MINUTE });
  expect(await abandoned(colleague)).toEqual([]);
  expect((await cancel()).status).toBe(404);

  vi.setSystemTime(startedAt + 61 * MINUTE);
  expect(await abandoned(uploader)).toEqual([]);
  expect(await abandoned(colleague)).toMatchObject([{ id, name: 'ramadan-1.4.0.dmg', startedBy: 'Lamia Sultana' }]);
  expect((await fetch(`${UPLOADS}/${id}`, createRequest(colleague))).status).toBe(404);
  expect((await cancel()).status).toBe(204);
  expect((await fetch(`${UPLOADS}/${id}`, createRequest(uploader))).status).toBe(404);
});
