import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readIndexing, reportPages } from '../../../src/features/site/indexing.service.ts';
import { listPaths } from '../../../src/pages/feeds/public-paths.ts';
import { createPost } from '../../factories/content.ts';
import { createTestApp } from '../../test-app.ts';
import { type BuiltSite, createBuiltSite } from '../../writing/pages/built-site.ts';

const MINUTE_MS = 60_000;
const RANGE = { offset: 0, limit: 1_000 };

let site: BuiltSite;
let admin: Record<string, string>;
let engine: Server;
let endpoint = '';
let status = 200;
const reports: { host: string; key: string; keyLocation: string; urlList: string[] }[] = [];

beforeAll(async () => {
  site = await createBuiltSite();
  engine = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    reports.push(JSON.parse(Buffer.concat(chunks).toString()));
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(engine, 'listening');
  endpoint = `http://127.0.0.1:${(engine.address() as { port: number }).port}/`;
});
beforeEach(async () => {
  site.app.clock.reset();
  admin = (await site.app.signedIn('super_admin')).headers;
  status = 200;
  reports.length = 0;
});
afterAll(async () => {
  engine.close();
  await site.close();
});

const URL_PATH = '/api/admin/search-engines';
const read = async () => (await site.app.http.get(URL_PATH).set(admin).expect(200)).body;
const turn = (enabled: boolean) => site.app.http.put(URL_PATH).set(admin).send({ enabled });
/** Without a session, which ends while the clock is moved. */
const deps = () => site.app.deps;
const run = (options: object = { endpoint, request: { allowPrivate: true } }) =>
  reportPages(deps(), () => listPaths(site.app.db, RANGE, true), options);
const later = (minutes: number) => site.app.clock.advance(minutes * MINUTE_MS);

describe('GET and PUT /api/admin/search-engines', () => {
  it('200: nothing is reported until it is turned on, and then only what is published afterwards', async () => {
    const before = await createPost(site.app.db);
    expect(await read()).toMatchObject({ enabled: false, reachable: true, key_url: null, last: null });
    await run();
    const { body } = await turn(true).expect(200);
    await run();
    expect(reports).toEqual([]);
    const post = await createPost(site.app.db);
    for (let time = 0; time < 2; time += 1) await run();
    expect(reports).toHaveLength(1);
    const [{ host, key, keyLocation, urlList } = { host: '', key: '', keyLocation: '', urlList: [] }] = reports;
    expect([host, keyLocation]).toEqual(['nodi.example', body.key_url]);
    expect(urlList).toEqual([`https://nodi.example/blog/${post.id}`, `https://nodi.example/bn/blog/${post.id}`]);
    expect(urlList).not.toContain(`https://nodi.example/blog/${before.id}`);
    expect((await read()).last).toMatchObject({ pages: 1, result: 'accepted', status: 200, next_at: null });
    const file = await site.app.http.get(new URL(keyLocation).pathname).expect(200);
    expect([file.text, file.headers['content-type']]).toEqual([key, 'text/plain; charset=utf-8']);
    expect((await site.app.http.get(`/${'0'.repeat(64)}.txt`)).type).toBe('text/html');
  });

  it('200: a page that is published again, or changed on another day, is reported again', async () => {
    const post = await createPost(site.app.db);
    await run();
    const hide = (published: boolean) =>
      site.app.db.updateTable('posts').set({ published }).where('id', '=', post.id).execute();
    await hide(false);
    await run();
    await hide(true);
    await run();
    await site.app.db.updateTable('posts').set({ published_on: '2026-01-02' }).where('id', '=', post.id).execute();
    await run();
    expect(reports.map(({ urlList }) => urlList.filter((url) => url.endsWith(`/blog/${post.id}`)).length)).toEqual([
      2, 2, 2,
    ]);
  });

  it('200: a report that fails is sent again later, and given up in the end', async () => {
    status = 503;
    await createPost(site.app.db);
    for (const minutes of [0, 4, 1, 30, 120, 720, 1440, 1440]) {
      later(minutes);
      await run();
    }
    expect(reports).toHaveLength(6);
    expect(await readIndexing(deps())).toMatchObject({
      waiting: 0,
      last: { result: 'failed', status: 503, next_at: null },
    });
    status = 403;
    await createPost(site.app.db);
    await run();
    expect(await readIndexing(deps())).toMatchObject({
      waiting: 1,
      last: { result: 'key', next_at: expect.any(String) },
    });
    later(5);
    await run({ endpoint, request: { allowPrivate: false } });
    expect((await readIndexing(deps())).last).toMatchObject({ status: null, problem: 'Only https is allowed' });
    later(30);
    status = 202;
    await run();
    expect(await readIndexing(deps())).toMatchObject({ waiting: 0, last: { result: 'accepted', pages: 1 } });
  });

  it('200: of two servers one reports, and none after it is turned off', async () => {
    await createPost(site.app.db);
    await Promise.all([run(), run()]);
    expect(reports).toHaveLength(1);
    const key = new URL((await read()).key_url).pathname;
    expect((await turn(false).expect(200)).body).toMatchObject({ enabled: false, key_url: null, last: null });
    await createPost(site.app.db);
    await run();
    expect(reports).toHaveLength(1);
    expect(`/${(await site.app.http.get(key)).text}.txt`).not.toBe(key);
  });

  it('409: search engines cannot reach the site', async () => {
    const app = await createTestApp({ env: { PUBLIC_URL: 'http://localhost:5000' } });
    const { headers } = await app.signedIn('super_admin');
    await app.http.put(URL_PATH).set(headers).send({ enabled: true }).expect(409);
    await app.close();
  });

  it('403: administrators with other rights', async () => {
    const { headers } = await site.app.signedIn('super_admin', ['content']);
    await site.app.http.get(URL_PATH).set(headers).expect(403);
    await site.app.http.put(URL_PATH).set(headers).send({ enabled: true }).expect(403);
  });
});
