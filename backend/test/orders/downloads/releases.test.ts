import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseVersion } from '../../../src/features/catalogue/deliver-release.service.ts';
import { createDownload, createFile, createOffer } from '../../factories/commerce.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Headers = Record<string, string>;
const claimFree = (headers: Headers, id: number) =>
  app.http.post('/api/orders').set(headers).send({ product_id: id, tier: 'Free', again: true }).expect(201);
const downloads = async (headers: Headers) => (await app.http.get('/api/downloads').set(headers)).body;
const notifications = async (headers: Headers) =>
  (await app.http.get('/api/notifications').set(headers)).body.items.filter(
    ({ kind }: { kind: string }) => kind === 'version',
  );

const publishFirst = async (product: { id: number; title: string }, version: string) => {
  const file = await createFile(app.db, app.deps.storage, `${product.title} ${version}.zip`);
  await app.db.transaction().execute(async (tx) => {
    await tx.updateTable('products').set({ version }).where('id', '=', product.id).execute();
    await releaseVersion(tx, app.deps.jobs, { product, version, fileId: file.id, at: app.clock.now() });
  });
};

const release = async (product: { id: number; title: string }, version: string) => {
  await publishFirst(product, version);
  await app.background.idle();
};

/** Jobs may run twice; here each product's job is enqueued once more. */
const announceAgain = async () => {
  const products = await app.db.selectFrom('products').select('id').execute();
  for (const { id } of products) await app.deps.jobs.add('downloads.deliver', { productId: id });
  await app.background.idle();
};

describe('a new version', () => {
  it('replaces the file of every owner, keeps the count and notifies each once', async () => {
    const [owner, otherUser] = [await app.signedIn(), await app.signedIn()];
    const product = await createOffer(app.db, app.deps.storage);
    await claimFree(owner.headers, product.id);
    const { id } = (await claimFree(owner.headers, product.id)).body;
    const detail = await app.http.get(`/api/orders/${id}`).set(owner.headers);
    await app.http.get(`/api/downloads/${detail.body.download_id}`).set(owner.headers).expect(200);
    await app.background.idle();

    await release(product, '2.0.0');
    await announceAgain();

    const owned = await downloads(owner.headers);
    expect(owned.map((row: { file_name: string; version: string }) => [row.file_name, row.version])).toEqual([
      ['River Map 2.0.0.zip', '2.0.0'],
      ['River Map 2.0.0.zip', '2.0.0'],
    ]);
    expect(owned.map((row: { download_count: number }) => row.download_count).sort()).toEqual([0, 1]);
    expect(await notifications(owner.headers)).toEqual([
      {
        id: expect.any(String),
        kind: 'version',
        title: 'River Map 2.0.0',
        text: 'A new version is ready to download.',
        href: '/dashboard/downloads',
        read: false,
        created_at: expect.any(String),
      },
    ]);
    expect(await downloads(otherUser.headers)).toEqual([]);
    expect(await notifications(otherUser.headers)).toEqual([]);
  });

  it('is delivered to later customers', async () => {
    const { headers } = await app.signedIn();
    const product = await createOffer(app.db, app.deps.storage);
    await release(product, '1.1.0');
    await claimFree(headers, product.id);
    expect(await downloads(headers)).toMatchObject([{ file_name: 'River Map 1.1.0.zip', version: '1.1.0' }]);
    expect(await notifications(headers)).toEqual([]);
  });

  it('leaves other files of the same product alone', async () => {
    const { user, headers } = await app.signedIn();
    const product = await createOffer(app.db, app.deps.storage);
    const companion = await createDownload(app.db, app.deps.storage, user.id, { name: 'companion.pdf' });
    await app.db.updateTable('downloads').set({ product_id: product.id }).where('id', '=', companion.id).execute();
    await release(product, '2.0.0');
    expect(await downloads(headers)).toMatchObject([{ file_name: 'companion.pdf', version: '1.0.0' }]);
    expect(await notifications(headers)).toEqual([]);
  });

  it('can have another file', async () => {
    const { headers } = await app.signedIn();
    const product = await createOffer(app.db, app.deps.storage);
    await claimFree(headers, product.id);
    await release(product, '2.0.0');
    await release({ ...product, title: 'Corrected' }, '2.0.0');
    expect(await downloads(headers)).toMatchObject([{ file_name: 'Corrected 2.0.0.zip' }]);
  });
});

describe('a new version with more owners than one transaction handles', () => {
  const OWNERS = 620;
  const own = (productId: number, fileId: string) =>
    app.connection.pool.query(
      `with people as (
         insert into users (name, email, password_hash)
         select 'P', 'owner-' || n || '@p' || $1::int || '.example', 'x' from generate_series(1, ${OWNERS}) as n returning id
       )
       insert into downloads (user_id, file_id, product_id, product_name, version)
       select id, $2::uuid, $1::int, 'River Map', '1.0.0' from people, generate_series(1, 2)`,
      [productId, fileId],
    );
  const state = async (productId: number) => {
    const { rows } = await app.connection.pool.query(
      `select (select array_agg(distinct files.name) from downloads join files on files.id = file_id where product_id = $1::int) as files,
              (select count(*)::int from notifications where title like '%' || $1::int || ' 2.0.0') as told,
              (select count(distinct user_id)::int from notifications where title like '%' || $1::int || ' 2.0.0') as people`,
      [productId],
    );
    return rows[0];
  };

  it('reaches every one of them through a job, and notifies each once', async () => {
    const product = await createOffer(app.db, app.deps.storage);
    const renamedProduct = { id: product.id, title: `Map ${product.id}` };
    await app.db
      .updateTable('products')
      .set({ title: renamedProduct.title })
      .where('id', '=', renamedProduct.id)
      .execute();
    const { file_id } = await app.db
      .selectFrom('product_files')
      .select('file_id')
      .where('product_id', '=', product.id)
      .executeTakeFirstOrThrow();
    await own(product.id, file_id);
    await publishFirst(renamedProduct, '2.0.0');
    expect((await state(product.id)).files).toHaveLength(2);
    await app.background.idle();
    const name = `Map ${product.id} 2.0.0.zip`;
    expect(await state(product.id)).toEqual({ files: [name], told: OWNERS, people: OWNERS });

    // The same version gets another file, which the job has to substitute for the deleted one.
    await release({ ...renamedProduct, title: `New ${product.id}` }, '2.0.0');
    await app.background.idle();
    expect((await state(product.id)).files).toEqual([`New ${product.id} 2.0.0.zip`]);
  });
});
