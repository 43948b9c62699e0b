import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { createOffer } from '../../factories/commerce.ts';
import { publishRelease, releaseInput } from '../../factories/releases.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;
let app: TestApp;
let admin: Headers;
let product: Awaited<ReturnType<typeof createOffer>>;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signedIn('super_admin')).headers;
  product = await createOffer(app.db, app.deps.storage);
});
afterAll(() => app.close());

const UNKNOWN = 999_999;
const toBasePath = (id: number = product.id) => `/api/admin/products/${id}/releases`;
const list = (headers = admin, id = product.id) => app.http.get(toBasePath(id)).set(headers);
const create = (body: object, headers = admin, id = product.id) =>
  app.http.post(toBasePath(id)).set(headers).send(body);
const update = (id: string, body: object, headers = admin) =>
  app.http.put(`${toBasePath()}/${id}`).set(headers).send(body);
const remove = (id: string, headers = admin) => app.http.delete(`${toBasePath()}/${id}`).set(headers);
const createDraft = async (version: string) => (await create(await releaseInput(app, { version })).expect(201)).body;

describe('GET /api/admin/products/{id}/releases', () => {
  it('200: the existing file is the first release; versions are in semver order', async () => {
    const own = await createOffer(app.db, app.deps.storage);
    const [first] = (await list(admin, own.id).expect(200)).body;
    expect(first).toMatchObject({
      version: '1.0.0',
      channel: 'stable',
      status: 'published',
      current: true,
      people: 0,
      files: [{ fileId: own.file.id, sha256: own.file.sha256, platform: 'any' }],
    });
    for (const version of ['1.10.0', '1.9.0', '1.10.0-beta.1']) {
      await create(await releaseInput(app, { version }), admin, own.id).expect(201);
    }
    const versions = (await list(admin, own.id)).body.map((release: { version: string }) => release.version);
    expect(versions).toEqual(['1.10.0', '1.10.0-beta.1', '1.9.0', '1.0.0']);
  });

  it('400: an unknown parameter', async () => {
    await list().query({ sort: 'x' }).expect(400);
  });
  it('404: an unknown product', async () => {
    await list(admin, UNKNOWN).expect(404);
  });
});

describe('POST /api/admin/products/{id}/releases', () => {
  it('201: a draft, with its notes as typed, and an audit entry', async () => {
    const input = await releaseInput(app, { version: '3.0.0-beta.1', channel: 'beta', notes: '## New\n\n- **Maps**' });
    const { body } = await create(input).expect(201);
    expect(body).toMatchObject({
      status: 'draft',
      current: false,
      notes: input.notes,
      published_at: null,
      revision: 1,
    });
    const trail = await app.db.selectFrom('audit_entries').select(['action', 'label']).orderBy('id', 'desc').execute();
    expect(trail[0]).toEqual({ action: 'product.release-create', label: `${product.title} 3.0.0-beta.1` });
  });

  it('400: not semver, an existing version, an unknown file, a duplicate file', async () => {
    const input = await releaseInput(app, { version: '4.0.0' });
    await create({ ...input, version: '4.0' }).expect(400);
    await create({ ...input, version: '04.0.0' }).expect(400);
    await create(input).expect(201);
    const duplicate = await create(input).expect(400);
    expect(duplicate.body.details).toEqual([
      { field: 'version', message: String(REFUSALS.releaseVersionUsed('4.0.0')) },
    ]);
    const file = { platform: 'any', requirements: '' };
    const missingFile = await create({ ...input, version: '4.0.1', files: [{ ...file, fileId: randomUUID() }] }).expect(
      400,
    );
    expect(missingFile.body.details).toEqual([{ field: 'files.0.fileId', message: String(REFUSALS.fileGone) }]);
    const twice = await create({ ...input, version: '4.0.1', files: [...input.files, ...input.files] }).expect(400);
    expect(twice.body.details).toEqual([{ field: 'files.1.fileId', message: String(REFUSALS.releaseFileTwice) }]);
  });
  it('404: an unknown product', async () => {
    await create(await releaseInput(app), admin, UNKNOWN).expect(404);
  });
});

describe('PUT /api/admin/products/{id}/releases/{release}', () => {
  it('200: a draft can be changed completely, including its files', async () => {
    const { id } = await createDraft('5.0.0');
    const release = await releaseInput(app, { version: '5.1.0', channel: 'beta', notes: 'Better' });
    const { body } = await update(id, { revision: 1, release }).expect(200);
    expect(body).toMatchObject({ version: '5.1.0', channel: 'beta', notes: 'Better', revision: 2 });
    expect(body.files).toMatchObject([{ fileId: release.files[0]?.fileId }]);
  });

  it('200 and 409: version, channel and files of a published one are fixed, its notes are not', async () => {
    const input = await releaseInput(app, { version: '0.9.0' });
    const { id, revision } = await publishRelease(app, admin, product.id, input);
    const notes = await update(id, { revision, release: { ...input, notes: 'Told again' } }).expect(200);
    expect(notes.body.notes).toBe('Told again');
    const fixed = await update(id, { revision: revision + 1, release: { ...input, version: '0.9.1' } }).expect(409);
    expect(fixed.body.message).toBe(String(REFUSALS.releaseFixed));
    await update(id, { revision: 1, release: input }).expect(409);
  });

  it('400: the version of another release', async () => {
    const { id } = await createDraft('5.2.0');
    const release = await releaseInput(app, { version: '1.0.0' });
    await update(id, { revision: 1, release }).expect(400);
  });
  it('404: an unknown release, and one of another product', async () => {
    const release = await releaseInput(app, { version: '7.0.0' });
    await update(randomUUID(), { revision: 1, release }).expect(404);
    const other = await createOffer(app.db, app.deps.storage);
    const foreign = (await create(release, admin, other.id).expect(201)).body;
    await update(foreign.id, { revision: 1, release }).expect(404);
  });
});

describe('DELETE /api/admin/products/{id}/releases/{release}', () => {
  it('204: a draft is deleted', async () => {
    const { id } = await createDraft('6.0.0');
    await remove(id).expect(204);
    await remove(id).expect(404);
  });
  it('404: a malformed id', async () => {
    await remove('x').expect(404);
  });
  it('404: unknown', async () => {
    await remove(randomUUID()).expect(404);
  });
  it('409: a published one cannot be deleted', async () => {
    const [published] = (await list()).body.filter((release: { status: string }) => release.status === 'published');
    expect((await remove(published.id).expect(409)).body.message).toBe(String(REFUSALS.releaseNotDraft));
  });
});
