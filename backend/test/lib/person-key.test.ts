import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toAsciiEmail, toPersonKey } from '../../../contract/rules/person-key.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const CASES: [string, string][] = [
  ['nadia@example.com', 'nadia@example.com'],
  [' Nadia@Example.COM ', 'nadia@example.com'],
  ['nadia+eid@example.com', 'nadia@example.com'],
  ['nadia+eid+2@example.com', 'nadia@example.com'],
  ['+eid@example.com', '+eid@example.com'],
  ['na.dia@example.com', 'na.dia@example.com'],
  ['ｎａｄｉａ@example.com', 'nadia@example.com'],
  ['cafe\u0301@example.com', 'caf\u00e9@example.com'],
  ['nadia@xn--54b7fta0cc.example', 'nadia@xn--54b7fta0cc.example'],
];

it.each(CASES)('%s is keyed as %s, in the database as well', async (email, key) => {
  expect(toPersonKey(email)).toBe(key);
  const { rows } = await sql<{ key: string }>`select person_key(${email}) as key`.execute(app.db);
  expect(rows[0]?.key).toBe(key);
});

it('a domain is keyed by its ASCII form, in which imports store it', () => {
  expect(toPersonKey('Nadia+1@বাংলা.Example')).toBe(toPersonKey('nadia@xn--54b7fta0cc.example'));
  expect(toAsciiEmail('Nadia@বাংলা.example')).toBe('Nadia@xn--54b7fta0cc.example');
  expect(toAsciiEmail('no address')).toBe('no address');
});

it('the database stores the key of every account, also after a change of email', async () => {
  const { user } = await app.signedIn();
  const keyOf = async () =>
    (await app.db.selectFrom('users').select('person_key').where('id', '=', user.id).executeTakeFirst())?.person_key;
  expect(await keyOf()).toBe(toPersonKey(user.email));
  await app.db.updateTable('users').set({ email: 'Other+tag@Example.com' }).where('id', '=', user.id).execute();
  expect(await keyOf()).toBe('other@example.com');
});
