import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admitDownload } from '../../../src/features/orders/download-limits.repository.ts';
import { createDownload, createFile } from '../../factories/commerce.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';
import { createPlanHolder } from '../orders/plan-holder.ts';

/** The limit must hold under concurrent requests. */
export function describeDownloadLimits(engine: 'embedded' | 'postgres'): void {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ engine });
  });
  afterAll(() => app.close());

  const setUp = async (left: number) => {
    const { user } = await app.signedIn();
    const download = await createDownload(app.db, app.deps.storage, user.id);
    const own = app.db.updateTable('downloads').where('id', '=', download.id);
    await own.set({ downloads_left: left }).execute();
    const at = app.clock.now();
    const since = new Date(at.getTime() - 1000);
    const readLeft = async () => {
      const row = app.db.selectFrom('downloads').select('downloads_left').where('id', '=', download.id);
      return (await row.executeTakeFirstOrThrow()).downloads_left;
    };
    const admit = (fileId: string) => admitDownload(app.db, { downloadId: download.id, fileId, at, since });
    return { fileId: download.file.id, admit, readLeft };
  };

  describe(`GET /api/downloads/{id} on ${engine}`, () => {
    it('409: of concurrent requests for the last download, one succeeds', async () => {
      const { admit, readLeft } = await setUp(1);
      const names = ['a', 'b', 'c', 'd', 'e', 'f'];
      const files = await Promise.all(names.map((name) => createFile(app.db, app.deps.storage, `${name}.zip`)));
      const admitted = await Promise.all(files.map(({ id }) => admit(id)));
      expect(admitted.filter(Boolean)).toHaveLength(1);
      expect(await readLeft()).toBe(0);
    });

    it('206: concurrent requests for parts of one file use one download', async () => {
      const { fileId, admit, readLeft } = await setUp(2);
      expect(await Promise.all(Array.from({ length: 6 }, () => admit(fileId)))).toEqual(Array(6).fill(true));
      expect(await readLeft()).toBe(1);
    });
  });

  describe(`POST /api/orders on ${engine}`, () => {
    it('201: a renewal adds its own downloads', async () => {
      const holder = await createPlanHolder(app);
      const product = app.db.updateTable('products').where('id', '=', holder.product.id);
      await product.set({ download_limit: 3 }).execute();
      const own = app.db.updateTable('downloads').where('line_id', '=', holder.orderId);
      await own.set({ downloads_left: 1 }).execute();
      await holder.change('renewal', 'Month').expect(201);
      expect((await holder.file()).downloads_left).toBe(4);
    });
  });
}
