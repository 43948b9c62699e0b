import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const HOME = {
  type: 'home',
  street: '12 Padma Road',
  city: 'Rajshahi',
  state: 'Rajshahi',
  postal_code: '6000',
  country: 'Bangladesh',
};
type Headers = Record<string, string>;
const list = (headers: Headers = {}) => app.http.get('/api/addresses').set(headers);
const create = (headers: Headers = {}, body: object = HOME) => app.http.post('/api/addresses').set(headers).send(body);
const replace = (id: string, headers: Headers = {}, body: object = HOME) =>
  app.http.put(`/api/addresses/${id}`).set(headers).send(body);
const remove = (id: string, headers: Headers = {}) => app.http.delete(`/api/addresses/${id}`).set(headers);

/** Invalid bodies of an address. */
const WRONG: [string, object][] = [
  ['no street', { ...HOME, street: undefined }],
  ['a blank street', { ...HOME, street: '   ' }],
  ['a street of 201 characters', { ...HOME, street: 'x'.repeat(201) }],
  ['an unknown type', { ...HOME, type: 'castle' }],
  ['an owner', { ...HOME, user_id: randomUUID() }],
  ['an id', { ...HOME, id: randomUUID() }],
  ['the read-only spelling', { ...HOME, postalCode: '6000' }],
  ['a NUL character', { ...HOME, city: 'Raj\u0000shahi' }],
  ['half a character', { ...HOME, city: 'Raj\ud800shahi' }],
];

describe('POST /api/addresses', () => {
  it('201: the saved address in both spellings, trimmed', async () => {
    const { headers } = await app.signedIn();
    const { status, body } = await create(headers, { ...HOME, street: '  12 Padma Road ' });
    expect(status).toBe(201);
    expect(body).toEqual({ ...HOME, id: expect.any(String), address: '12 Padma Road', postalCode: '6000' });
  });

  it('201: state and postal code may be missing, null or blank', async () => {
    const { headers } = await app.signedIn();
    const bare = { type: 'office', street: 'a', city: 'b', country: 'c' };
    for (const optional of [{}, { state: null, postal_code: null }, { state: ' ', postal_code: '' }]) {
      const { status, body } = await create(headers, { ...bare, ...optional });
      expect(status).toBe(201);
      expect(body).toMatchObject({ ...bare, state: null, postal_code: null, postalCode: null });
    }
  });

  it('201: text in any script is returned unchanged', async () => {
    const { headers } = await app.signedIn();
    const street = '১২ পদ্মা রোড · شارع النهر 🏡 <b>"&\'';
    expect((await create(headers, { ...HOME, street })).body.street).toBe(street);
  });

  it.each(WRONG)('400: %s', async (_name, body) => {
    const { headers } = await app.signedIn();
    expect((await create(headers, body)).status).toBe(400);
    expect((await list(headers)).body).toEqual([]);
  });
});

describe('GET /api/addresses', () => {
  it('200: the caller’s addresses, oldest first', async () => {
    const [mine, other] = [await app.signedIn(), await app.signedIn()];
    await create(other.headers);
    for (const street of ['first', 'second', 'third']) await create(mine.headers, { ...HOME, street });
    const { status, body } = await list(mine.headers);
    expect(status).toBe(200);
    expect(body.map((address: { street: string }) => address.street)).toEqual(['first', 'second', 'third']);
  });
});

describe('PUT /api/addresses/{id}', () => {
  it('200: replaces every field and keeps the position in the list', async () => {
    const { headers } = await app.signedIn();
    const first = (await create(headers)).body;
    await create(headers);
    const office = { type: 'office', street: 'x', city: 'y', country: 'z' };
    const { status, body } = await replace(first.id, headers, office);
    expect(status).toBe(200);
    expect(body).toEqual({ ...office, id: first.id, state: null, postal_code: null, address: 'x', postalCode: null });
    expect((await list(headers)).body[0]).toEqual(body);
  });

  it.each(WRONG)('400: %s', async (_name, body) => {
    const { headers } = await app.signedIn();
    const saved = (await create(headers)).body;
    expect((await replace(saved.id, headers, body)).status).toBe(400);
    expect((await list(headers)).body).toEqual([saved]);
  });

  it('404: unknown, deleted, or another customer’s, which stays unchanged', async () => {
    const [owner, other] = [await app.signedIn(), await app.signedIn()];
    const saved = (await create(owner.headers)).body;
    expect((await replace(saved.id, other.headers, { ...HOME, street: 'mine now' })).status).toBe(404);
    expect((await list(owner.headers)).body).toEqual([saved]);
    await remove(saved.id, owner.headers);
    expect((await replace(saved.id, owner.headers)).status).toBe(404);
    expect((await replace(randomUUID(), owner.headers)).status).toBe(404);
  });
});

describe('PUT /api/addresses/{id}/default', () => {
  const setDefault = (id: string, headers: Headers) => app.http.put(`/api/addresses/${id}/default`).set(headers);

  it('200: replaces the former default, and is kept when the address changes', async () => {
    const { headers } = await app.signedIn();
    const [first, second] = [(await create(headers)).body, (await create(headers)).body];
    for (const { id } of [first, second, second])
      expect((await setDefault(id, headers)).body).toMatchObject({ id, is_default: true });
    expect((await replace(second.id, headers)).body.is_default).toBe(true);
    expect((await list(headers)).body).toEqual([first, { ...second, is_default: true }]);
    await remove(second.id, headers);
    expect((await list(headers)).body).toEqual([first]);
  });

  it('404: unknown, or another customer’s; the own default stays', async () => {
    const [owner, other] = [await app.signedIn(), await app.signedIn()];
    const [theirs, own] = [(await create(owner.headers)).body, (await create(other.headers)).body];
    await setDefault(own.id, other.headers);
    expect((await setDefault(theirs.id, other.headers)).status).toBe(404);
    expect((await setDefault(randomUUID(), other.headers)).status).toBe(404);
    expect((await list(other.headers)).body).toEqual([{ ...own, is_default: true }]);
    expect((await list(owner.headers)).body).toEqual([theirs]);
  });
});

describe('DELETE /api/addresses/{id}', () => {
  it('204: the address is deleted', async () => {
    const { headers } = await app.signedIn();
    const { id } = (await create(headers)).body;
    const { status, text } = await remove(id, headers);
    expect(status).toBe(204);
    expect(text).toBe('');
    expect((await list(headers)).body).toEqual([]);
  });

  it('404: a malformed id', async () => {
    const { headers } = await app.signedIn();
    expect((await remove('1', headers)).status).toBe(404);
  });

  it('404: unknown, already deleted, or another customer’s, which is kept', async () => {
    const [owner, other] = [await app.signedIn(), await app.signedIn()];
    const { id } = (await create(owner.headers)).body;
    expect((await remove(id, other.headers)).status).toBe(404);
    expect((await remove(id, owner.headers)).status).toBe(204);
    expect((await remove(id, owner.headers)).status).toBe(404);
    expect((await remove(randomUUID(), owner.headers)).status).toBe(404);
  });
});
