import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountScope } from '../../../contract/generated/model.ts';
import { operations } from '../../../contract/generated/operations.ts';
import { findVerdict, hasOne, type WrittenOperation, written } from '../support/written-operations.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

const SCOPES = Object.values(AccountScope);

let app: TestApp;
/** Keys with all scopes: an administrator's opens no more than a customer's. */
const keys: Record<string, Record<string, string>> = {};
/** A customer's keys, by their only scope. */
const scopedKeys: Record<string, Record<string, string>> = {};

async function createKey(scopes: readonly string[], role: 'customer' | 'super_admin' = 'customer') {
  const { headers } = await app.signedIn(role);
  const key = { name: 'Key', scopes, lifetime_days: null };
  const { body } = await app.http.post('/api/api-keys').set(headers).send(key).expect(201);
  return { authorization: `Bearer ${body.secret}` };
}

beforeAll(async () => {
  app = await createTestApp();
  for (const role of ['customer', 'super_admin'] as const) keys[role] = await createKey(SCOPES, role);
  for (const scope of SCOPES) scopedKeys[scope] = await createKey([scope]);
});
afterAll(() => app.close());

/** What a key of an account gets, with these of its scopes. */
function expected({ isPublic, scopes }: WrittenOperation, own: readonly string[]): string {
  if (isPublic) return 'passes';
  if (scopes.length === 0) return 'key_not_allowed';
  return scopes.some((scope) => own.includes(scope)) ? 'passes' : 'scope_missing';
}

describe('every operation and every API key of an account', () => {
  it.each(written.map((one) => [one.id, one] as const))(
    '%s: with all scopes, for customers and administrators alike',
    async (id, one) => {
      for (const key of Object.values(keys)) expect(await findVerdict(app, id, key)).toBe(expected(one, SCOPES));
    },
  );

  it.each(written.filter(({ scopes }) => hasOne(scopes, AccountScope)).map((one) => [one.id, one] as const))(
    '%s: with one of its scopes, and with no other',
    async (id, one) => {
      for (const scope of SCOPES)
        expect([scope, await findVerdict(app, id, scopedKeys[scope] ?? {})]).toEqual([scope, expected(one, [scope])]);
    },
  );

  it('reads orders, licences and downloads, and changes devices alone', () => {
    const opened = written.filter(({ scopes }) => scopes.some((scope) => scope.startsWith('own-')));
    const tags = (those: WrittenOperation[]) => [...new Set(those.map(({ id }) => operations[id].tag))].sort();
    expect(tags(opened)).toEqual(['downloads', 'invoices', 'licences', 'orders']);
    expect(tags(opened.filter(({ method }) => method !== 'get'))).toEqual(['licences']);
  });

  it('replaces no key but itself', () => {
    expect(written.filter(({ isKeyOnly }) => isKeyOnly).map(({ id }) => id)).toEqual(['rotateUsedApiKey']);
  });
});
