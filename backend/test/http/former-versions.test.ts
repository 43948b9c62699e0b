import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type OperationId, type OperationMeta, operations } from '../../../contract/generated/operations.ts';
import { exampleProblems } from '../../../mocks/conformance/contract.ts';
import { isShortRun } from '../support/test-length.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

interface Example {
  request?: object;
  responses: Record<string, unknown>;
}
type Operation = { operationId?: string; 'x-deprecated'?: { sunset: string } };

const programs = path.join(import.meta.dirname, '../../../docs/programs');
const versions = path.join(programs, 'versions');
const days = readdirSync(versions).flatMap((name) => /^(.+)\.yaml\.gz$/.exec(name)?.[1] ?? []);
const unpack = (name: string) => gunzipSync(readFileSync(path.join(versions, name))).toString('utf8');

/** Operations whose break the changelog of the API announces. */
const changes: { kind: string; operations: string[] }[] = JSON.parse(
  readFileSync(path.join(programs, 'api-changes.json'), 'utf8'),
);
const broken = new Set(changes.filter(({ kind }) => kind === 'breaking').flatMap((change) => change.operations));

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const sessions = new Map<string, { authorization: string }>();

/** Sends a recorded request as someone who may make it; ids in the path are unknown, so data may be refused. */
async function replay(meta: OperationMeta, body: object | undefined): Promise<{ status: number; code?: string }> {
  const url = `/api${meta.path.replaceAll(/\{\w+\}/g, '1')}`;
  const role = meta.roles.length > 0 ? 'super_admin' : 'customer';
  const send = (headers: { authorization?: string }) => app.http[meta.method](url).set(headers).send(body);
  let answer = await send(meta.access === 'public' ? {} : (sessions.get(role) ?? {}));
  if (answer.status === 401 && meta.access !== 'public') {
    // The first call, or a former one has ended the session.
    const { headers } = await app.signedIn(role);
    sessions.set(role, headers);
    answer = await send(headers);
  }
  return { status: answer.status, code: answer.body?.code };
}

describe.each(days)('the contract of %s', (day) => {
  const former = parse(unpack(`${day}.yaml.gz`)) as { paths: Record<string, Record<string, Operation>> };
  const examples = Object.entries(JSON.parse(unpack(`${day}.examples.json.gz`)) as Record<string, Example>).filter(
    ([id]) => !broken.has(id),
  );

  it('has operations that all exist, unless their sunset is over', () => {
    const gone = Object.entries(former.paths).flatMap(([url, item]) =>
      Object.entries(item).filter(([method, { operationId: id, 'x-deprecated': word }]) => {
        const today: OperationMeta | undefined = operations[id as OperationId];
        const isOver = word !== undefined && Date.parse(word.sunset) < Date.now();
        return id !== undefined && !isOver && !broken.has(id) && (today?.path !== url || today.method !== method);
      }),
    );
    expect(gone.map(([, { operationId }]) => operationId)).toEqual([]);
  });

  it('has recorded requests that today’s contract accepts', () => {
    const problems = examples.flatMap(([id, { request }]) =>
      Object.hasOwn(operations, id) && request ? exampleProblems(id, { request, responses: {} }) : [],
    );
    expect(
      problems,
      'restore it, or announce it in docs/programs/api-changes.json (docs/programs/versions.md)',
    ).toEqual([]);
  });

  it.skipIf(isShortRun)('has recorded requests that today’s server handles', async () => {
    const wrong: string[] = [];
    for (const [id, { request }] of examples) {
      const meta: OperationMeta | undefined = operations[id as OperationId];
      if (!meta || !request || meta.files.length > 0 || meta.raw) continue;
      const { status, code } = await replay(meta, request);
      if ([405, 413, 415].includes(status) || status >= 500) wrong.push(`${id} ${status} ${code}`);
    }
    expect(wrong).toEqual([]);
  });
});

it('a deprecated operation says so in every response', async () => {
  const { status, headers } = await app.http.post('/api/admin/product-files');
  expect({ status, deprecation: headers.deprecation, sunset: headers.sunset, link: headers.link }).toEqual({
    status: 401,
    deprecation: '@1795996800',
    sunset: 'Mon, 31 May 2027 00:00:00 GMT',
    link: '</docs/versions.md>; rel="deprecation"; type="text/markdown"',
  });
  expect((await app.http.post('/api/admin/uploads')).headers.deprecation).toBeUndefined();
});

it('serves changelog, feed and former contracts', async () => {
  const changelog = await app.http.get('/docs/changes.md').expect(200);
  expect(changelog.text).toContain('## 2026-11-30 · Deprecated · `adminUploadProductFile`');
  // Names the site by its settings: a caller may send any host, also one that is none.
  const feed = await app.http.get('/docs/changes.xml').set('host', 'a:b:c').buffer(true).expect(200);
  expect(String(feed.text ?? feed.body)).toContain(`<id>${app.deps.env.publicUrl}/docs/changes.xml</id>`);
  expect(feed.headers['content-type']).toContain('application/atom+xml');
  expect(String(feed.text ?? feed.body)).toContain('<title>Deprecated · adminUploadProductFile</title>');
  const contract = await app.http.get(`/docs/versions/${days[0]}.yaml`).buffer(true).expect(200);
  expect(String(contract.text ?? contract.body)).toContain('operationId: register');
  await app.http.get('/docs/versions/1999-01-01.yaml').expect(404);
});
