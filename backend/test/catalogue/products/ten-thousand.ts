import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/db/schema.ts';
import { listProducts, type ProductSort } from '../../../src/features/catalogue/products.repository.ts';
import { createProduct } from '../../factories/content.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

const PRODUCTS = 10_000;

/** A large catalogue: pages and searches stay correct, and the database uses its indexes. */
export function describeLargeCatalogue(engine: 'embedded' | 'postgres'): void {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ engine, env: { DATABASE_STATEMENT_TIMEOUT: '60000' } });
    const { id } = await createProduct(app.db, { title: 'Product 1', position: 1 });
    await app.connection.pool.query(
      `insert into products (title, description, category, images, demo_link, download_link, version, last_update,
         features, rating, reviews, position)
       select 'Product ' || n, 'Row ' || md5(n::text) || E'.\\n\\n' || repeat(md5((n * 7)::text) || ' ', 3),
         (array['Android Applications', 'Windows Applications', 'Scripts', 'Plugins'])[1 + n % 4],
         images, demo_link, download_link, version, date '2026-01-01' - n % 900, features, n % 51 / 10.0, n % 500, n
       from products, generate_series(2, $2::int) as n where id = $1`,
      [id, PRODUCTS],
    );
    // As autovacuum and the maintenance of the embedded engine do.
    await app.connection.pool.query('vacuum (analyze) products');
  });
  afterAll(() => app.close());

  const list = async (query: Record<string, unknown>) =>
    (await app.http.get('/api/products').query(query).expect(200)).body;
  const titles = (body: { items: { title: string }[] }) => body.items.map(({ title }) => title);

  /** The database's plans for the list's own queries: the count, then the page. */
  async function plans(filter: { search?: string; categories?: string[] }, sort: ProductSort = 'featured') {
    const queries: { sql: string; parameters: readonly unknown[] }[] = [];
    const watched = new Kysely<Database>({
      dialect: new PostgresDialect({ pool: app.connection.pool }),
      log: ({ query }) => void queries.push(query),
    });
    await listProducts(watched, filter, { sort }, { limit: 12, offset: 0 });
    // Searches ask the planner themselves how many rows to expect.
    const own = queries.filter(({ sql }) => !sql.startsWith('explain'));
    const explained = own.map(async ({ sql, parameters }) => {
      const { rows } = await app.connection.pool.query(`explain ${sql}`, [...parameters]);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    return Promise.all(explained);
  }

  describe(`${PRODUCTS} products on ${engine}`, () => {
    it('200: every page has different products, up to the last one', async () => {
      const last = await list({ page: 834, limit: 12 });
      expect([last.total, titles(last)]).toEqual([
        PRODUCTS,
        ['Product 9997', 'Product 9998', 'Product 9999', 'Product 10000'],
      ]);
      const queries = new Set<number>();
      for (let page = 1; page <= 10; page += 1)
        for (const { id } of (await list({ page, limit: 60, sort: 'rating' })).items) queries.add(id);
      expect(queries.size).toBe(600);
      expect((await list({ page: 100_000, limit: 60 })).items).toEqual([]);
    });

    it('200: a search matches title and description', async () => {
      // A word may occur in any field: digits are in descriptions as well.
      expect(titles(await list({ search: '8765 product' }))).toContain('Product 8765');
      expect((await list({ search: 'product 8765' })).total).toBeLessThan(20);
      const deep = await app.db.selectFrom('products').select('description').where('position', '=', 4321).execute();
      const word = deep[0]?.description.slice(4, 24).toUpperCase();
      expect(titles(await list({ search: word }))).toEqual(['Product 4321']);
      const both = app.db.selectFrom('products').select(({ fn }) => fn.countAll<string>().as('rows'));
      const { rows } = await both
        .where('category', '=', 'Scripts')
        .where(sql<boolean>`words like '%99%'`)
        .executeTakeFirstOrThrow();
      expect((await list({ search: 'Product 99', category: 'Scripts' })).total).toBe(Number(rows));
    });

    it.each(['product 8765', 'Product 9988'])('a search for %s uses the trigram index', async (search) => {
      // The other statements read by the keys that this one has found.
      const searching = (await plans({ search })).filter((plan) => plan.includes('words ~~'));
      expect(searching.length).toBeGreaterThan(0);
      for (const plan of searching) {
        expect(plan).toContain('products_words_trgm');
        expect(plan).not.toContain('Seq Scan');
      }
    });

    it.each([
      ['featured', 'position'],
      ['newest', 'release'],
      ['rating', 'fair'],
      ['title', 'title'],
    ] as const)('a page ordered by %s uses an index, without sorting', async (sort, index) => {
      const [, page] = await plans({}, sort);
      expect(page).toContain(`Index Only Scan using products_shown_${index}`);
      expect(page).not.toMatch(/Sort|Seq Scan/);
    });
  });
}
