import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createTestApp, type TestApp } from '../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('health', () => {
  it('200 at /healthz and /readyz', async () => {
    expect((await app.http.get('/healthz')).body).toEqual({ status: 'ok' });
    const all = { database: 'ok', storage: 'ok', mail: 'ok', jobs: 'ok' };
    expect((await app.http.get('/readyz')).body).toEqual({ status: 'ready', ...all });
  });

  it('503 at /readyz when the database does not respond, while /healthz stays 200', async () => {
    const broken = await createTestApp({
      connection: (real) => ({ ...real, ping: () => Promise.reject(new Error('down')) }),
    });
    try {
      const response = await broken.http.get('/readyz');
      expect(response.status).toBe(503);
      expect(response.body).toMatchObject({ status: 'unavailable', database: 'unavailable', storage: 'ok' });
      expect((await broken.http.get('/healthz')).status).toBe(200);
    } finally {
      await broken.close();
    }
  });

  it('200 at /readyz although files and jobs are unavailable: they are named, and the rest is served', async () => {
    const other = await createTestApp();
    try {
      other.deps.storage.check = () => Promise.reject(new Error('away'));
      await other.deps.jobs.add('articles.publish', {}, { runAt: new Date(Date.now() - 600_000) });
      const { status, body } = await other.http.get('/readyz');
      expect([status, body]).toMatchObject([200, { status: 'ready', storage: 'unavailable', jobs: 'unavailable' }]);
    } finally {
      await other.close();
    }
  });

  it('200 at /readyz with a full disk: the storage is named', async () => {
    const full = await createTestApp();
    try {
      full.deps.storage.growing.freeBytes = async () => 63 * 1024 * 1024;
      const { status, body } = await full.http.get('/readyz');
      expect([status, body]).toMatchObject([200, { status: 'ready', storage: 'unavailable', database: 'ok' }]);
    } finally {
      await full.close();
    }
  });
});

describe('API documentation', () => {
  it('200 with a page that loads nothing from other origins', async () => {
    const page = await app.http.get('/docs');
    expect(page.status).toBe(200);
    expect(page.text).not.toMatch(/https?:\/\//);
    for (const [, address] of page.text.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect([address, (await app.http.get(address ?? '')).status]).toEqual([address, 200]);
    }
  });

  it('200 with the contract itself', async () => {
    const { status, text, body } = await app.http.get('/docs/openapi.yaml').buffer(true);
    expect(status).toBe(200);
    const contract = String(text ?? body);
    expect(contract).toContain('openapi: 3.1.0');
    // Its first address is that of the server that sends it; the other one is an example for programs elsewhere.
    const { servers } = parse(contract) as { servers: { url: string }[] };
    expect(servers.map(({ url }) => url)).toEqual(['/api', expect.stringMatching(/^https:\/\/[a-z]+\.example\/api$/)]);
  });

  it('200 with the examples recorded by the conformance suite', async () => {
    const { status, body } = await app.http.get('/docs/examples.json');
    expect(status).toBe(200);
    expect(body).toHaveProperty(['register', 'responses', '201', 'user', 'role'], 'customer');
  });

  it.each(['package.json', 'swagger-ui-bundle.js.map', '..%2fpackage.json', 'index.html'])(
    '404 for %s',
    async (file) => {
      expect((await app.http.get(`/docs/${file}`)).status).toBe(404);
    },
  );
});
