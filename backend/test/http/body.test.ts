import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';

let app: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp();
  headers = (await app.signedIn()).headers;
});
afterAll(() => app.close());

const address = { type: 'home', street: '1 River Road', city: 'Rajshahi', country: 'Bangladesh' };
const send = (body: string | Buffer, more: Record<string, string> = {}) =>
  app.http
    .post('/api/addresses')
    .set({ ...headers, 'content-type': 'application/json', ...more })
    .serialize((value) => value)
    .send(body);

/** CPU time of this process in milliseconds, which other load on the machine does not affect. */
const processorMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

describe('numbers out of range', () => {
  // JSON allows 1e309; a parser turns it into Infinity.
  it.each([
    ['/api/wallet/add-funds', 'amount', '{"amount":1e309}'],
    ['/api/wallet/add-funds', 'amount', '{"amount":-1e309}'],
    ['/api/orders', 'product_id', '{"product_id":1e309,"tier":"Free"}'],
  ])('400 for %s with an infinite %s', async (path, field, body) => {
    const response = await app.http
      .post(path)
      .set({ ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() })
      .serialize((value) => value)
      .send(body);
    expect([response.status, response.body.code]).toEqual([400, 'invalid_request']);
    expect(response.body.details).toMatchObject([{ field }]);
  });
});

describe('request bodies', () => {
  it.each([
    ['broken JSON', '{"type":'],
    ['a text', '"home"'],
    ['null', 'null'],
    ['a list', '[]'],
    ['nothing', ''],
    ['deep nesting', '['.repeat(40_000) + ']'.repeat(40_000)],
    ['NaN', '{"type":NaN}'],
  ])('400 for %s', async (_name, body) => {
    const response = await send(body);
    expect(response.status).toBe(400);
    expect(response.body.code).toBe('invalid_request');
    expect(JSON.stringify(response.body)).not.toMatch(/JSON|position|token/i);
  });

  it('400 for U+0000 and lone surrogates in values, names and URLs', async () => {
    for (const text of ['\\u0000', 'a\\ud800b', '\\udc00']) {
      expect((await send(JSON.stringify(address).replace('1 River', text))).status).toBe(400);
      expect((await send(`{"${text}":1}`)).status).toBe(400);
    }
    expect((await app.http.get('/api/products?search=%00')).status).toBe(400);
  });

  it('201 keeps any other text unchanged', async () => {
    const street = '‮RTL‬ é é 👩‍👩‍👧 <b>&amp;</b> \'";--';
    const response = await send(JSON.stringify({ ...address, street }));
    expect(response.status).toBe(201);
    expect(response.body.street).toBe(street);
  });

  it('201 for gzip, a byte order mark and duplicate keys (the last one wins)', async () => {
    const json = JSON.stringify(address);
    expect((await send(gzipSync(json), { 'content-encoding': 'gzip' })).status).toBe(201);
    expect((await send(`\ufeff${json}`)).status).toBe(201);
    const doubled = await send(json.replace('{', '{"city":"Dhaka",'));
    expect([doubled.status, doubled.body.city]).toEqual([201, 'Rajshahi']);
  });

  it('413 for more than 100 kB, also when compressed', async () => {
    const big = JSON.stringify({ ...address, street: 'a'.repeat(150_000) });
    expect((await send(big)).status).toBe(413);
    const started = processorMs();
    expect((await send(gzipSync(Buffer.alloc(20_000_000, 'a')), { 'content-encoding': 'gzip' })).status).toBe(413);
    expect(processorMs() - started).toBeLessThan(5_000);
  });

  it.each<Record<string, string>>([
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'application/xml' },
    { 'content-type': 'multipart/form-data; boundary=x' },
    { 'content-type': 'application/json; charset=nonsense' },
    { 'content-encoding': 'nonsense' },
  ])('415 for %j', async (more) => {
    const response = await send(JSON.stringify(address), more);
    expect(response.status).toBe(415);
    expect(response.body).toMatchObject({ code: 'unsupported_media_type' });
  });

  it('400 for a corrupt gzip body', async () => {
    expect((await send(Buffer.from('not gzip'), { 'content-encoding': 'gzip' })).status).toBe(400);
  });

  it('201 for any content type parameters', async () => {
    for (const type of ['application/json; charset=utf-8', 'application/json;v=1;x=2', 'APPLICATION/JSON']) {
      expect((await send(JSON.stringify(address), { 'content-type': type })).status).toBe(201);
    }
  });

  it('400 quickly for a long malicious string in a validated format', async () => {
    for (const email of [
      'a'.repeat(90_000),
      `a@${'a.'.repeat(40_000)}`,
      `${'a@'.repeat(40_000)}`,
      `a@${'-'.repeat(90_000)}.x`,
    ]) {
      const started = processorMs();
      const response = await app.http.post('/api/auth/login').send({ email, password: 'x' });
      expect(response.status).toBe(400);
      expect(processorMs() - started).toBeLessThan(500);
    }
  });

  it('400 for unknown, empty and duplicate query parameters', async () => {
    for (const query of [
      'unknown=1',
      'search=',
      'page=1&page=2',
      'page=x',
      'page=0',
      'limit=1000',
      'sort=nothing',
      '__proto__=1',
    ]) {
      expect([query, (await app.http.get(`/api/products?${query}`)).status]).toEqual([query, 400]);
    }
  });
});
