import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
});
afterAll(() => app.close());

const ID = '0198f2c4-0000-4000-8000-000000000000';
const form = expect.objectContaining({
  message: expect.any(String),
  code: expect.any(String),
  requestId: expect.any(String),
});

describe('the order of checks', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/orders/',
    '/api/Orders',
    '/api//orders',
    '/api/addresses/',
    '/api/auth',
  ])('404 as JSON for the unknown path %s, without checking the session', async (path) => {
    const response = await app.http
      .post(path)
      .set('authorization', 'Bearer x')
      .set('content-type', 'application/json')
      .send('{bad');
    expect(response.status).toBe(404);
    expect(response.headers['content-type']).toMatch(/^application\/json/);
    expect(response.body).toEqual(form);
    expect(response.body.code).toBe('not_found');
  });

  it.each([
    ['delete', '/api/downloads', 'GET, HEAD, OPTIONS'],
    ['get', '/api/auth/login', 'POST, OPTIONS'],
    ['patch', `/api/addresses/${ID}`, 'PUT, DELETE, OPTIONS'],
    ['post', '/api/products/1', 'GET, HEAD, OPTIONS'],
    ['trace', '/api/downloads', 'GET, HEAD, OPTIONS'],
  ] as const)('405 with Allow for %s %s, before the body is read', async (method, path, allow) => {
    const response = await app.http[method](path).set('content-type', 'application/json').send('{bad');
    expect(response.status).toBe(405);
    expect(response.headers.allow).toBe(allow);
    expect(response.body).toMatchObject({ code: 'method_not_allowed' });
  });

  it('401 before 400, 413 and 415', async () => {
    const post = () => app.http.post('/api/addresses');
    const answers = await Promise.all([
      post().set('content-type', 'application/json').send('{bad'),
      post().set('content-type', 'text/plain').send('x'),
      post().set('content-type', 'application/json; charset=nonsense').send('{}'),
      post().send({ street: 'a'.repeat(200_000) }),
      app.http.put('/api/addresses/not-an-id').send({}),
    ]);
    expect(answers.map((response) => response.status)).toEqual(Array(5).fill(401));
  });

  it('403 before 404', async () => {
    const { headers } = await app.signedIn();
    expect((await app.http.delete('/api/admin/users/not-an-id').set(headers)).status).toBe(403);
  });

  it('404 for a malformed id, as for an unknown one', async () => {
    const { headers } = await app.signedIn();
    for (const id of ['7', 'not-an-id', '%00', '%E0%A4%A', `${ID}x`]) {
      expect((await app.http.delete(`/api/addresses/${id}`).set(headers)).status).toBe(404);
    }
    for (const id of ['0', '01', '1.0', '1e0', '0x1', '-1', '%201', 'Infinity', '99999999999999999999']) {
      expect((await app.http.get(`/api/products/${id}`)).status).toBe(404);
    }
    expect((await app.http.delete(`/api/addresses/${ID}`).set(headers)).status).toBe(404);
    expect((await app.http.get('/api/products/999999999')).status).toBe(404);
  });

  it('429 before 401, with Retry-After', async () => {
    const strict = await createTestApp({ env: { RATE_LIMIT_FACTOR: '0.004' } });
    try {
      const answers = [];
      for (let call = 0; call < 14; call += 1) answers.push(await strict.http.get('/api/orders'));
      expect(answers.map((response) => response.status)).toEqual([...Array(12).fill(401), 429, 429]);
      expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
      expect(answers.at(-1)?.headers['ratelimit-policy']).toBe('"all-calls";q=12;w=60');
    } finally {
      await strict.close();
    }
  });
});

describe('HEAD and OPTIONS', () => {
  it('HEAD answers like GET without a body', async () => {
    const plain = { 'accept-encoding': 'identity' };
    const [get, head] = [await app.http.get('/api/site').set(plain), await app.http.head('/api/site').set(plain)];
    expect(head.status).toBe(200);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.text ?? '').toBe('');
    expect((await app.http.head('/api/orders')).status).toBe(401);
    expect((await app.http.head('/api/auth/login')).status).toBe(405);
  });

  it('OPTIONS answers 204 with Allow and no CORS header', async () => {
    const response = await app.http.options('/api/downloads').set('origin', 'https://evil.example');
    expect(response.status).toBe(204);
    expect(response.headers.allow).toBe('GET, HEAD, OPTIONS');
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
  });
});
