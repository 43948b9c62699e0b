import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/db/schema.ts';
import { listPosts, type PostFilter } from '../../../src/features/writing/blog.repository.ts';
import { createPost } from '../../factories/content.ts';
import { measureSlowness } from '../../support/machine-speed.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

const POSTS = 3_000;
/** Limit for an idle machine, far above the measured time. */
const MAX_RESPONSE_MS = 500;

/** Thousands of articles: counts and searches stay correct, and the database uses its indexes. */
export function describeLargeBlog(engine: 'embedded' | 'postgres'): void {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ engine });
    const { id } = await createPost(app.db, { title: 'Article 1', category: 'Archive' });
    await app.connection.pool.query(
      `insert into posts (title, excerpt, content, category, tags, image, author, published_on, read_time, published)
       select 'Article ' || n, 'Row ' || md5(n::text), repeat(md5((n * 7)::text) || ' ', 100),
         (array['Web Development', 'Mobile Development', 'DevOps', 'UI/UX Design'])[1 + n % 4],
         jsonb_build_array('webdev', 'tag ' || n % 700, case when n % 10 = 0 then 'Bangla App' else 'Tools' end),
         image, author, date '2026-01-01' - n % 900, read_time, n % 100 <> 0
       from posts, generate_series(2, $2::int) as n where id = $1`,
      [id, POSTS],
    );
    await app.connection.pool.query('vacuum (analyze) posts');
  });
  afterAll(() => app.close());

  const list = async (query: Record<string, unknown>) =>
    (await app.http.get('/api/posts').query(query).expect(200)).body;

  /** The database's plans for the list's own queries: the count, then the page. */
  async function plans(filter: PostFilter) {
    const queries: { sql: string; parameters: readonly unknown[] }[] = [];
    const watched = new Kysely<Database>({
      dialect: new PostgresDialect({ pool: app.connection.pool }),
      log: ({ query }) => void queries.push(query),
    });
    await listPosts(watched, filter, { limit: 12, offset: 0 });
    // Searches ask the planner themselves how many rows to expect.
    const own = queries.filter(({ sql }) => !sql.startsWith('explain'));
    const explained = own.map(async ({ sql, parameters }) => {
      const { rows } = await app.connection.pool.query(`explain ${sql}`, [...parameters]);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    return Promise.all(explained);
  }

  describe(`${POSTS} articles on ${engine}`, () => {
    it('200: topics are counted exactly; unpublished articles do not count', async () => {
      const { body } = await app.http.get('/api/post-topics').expect(200);
      expect(body.categories).toEqual([
        { name: 'DevOps', posts: 750 },
        { name: 'UI/UX Design', posts: 750 },
        { name: 'Mobile Development', posts: 749 },
        { name: 'Web Development', posts: 720 },
        { name: 'Archive', posts: 1 },
      ]);
      expect(body.tags).toHaveLength(10);
      expect(body.tags[0]).toEqual({ name: 'webdev', posts: 2_970 });
      expect(body.tags).toContainEqual({ name: 'Bangla App', posts: 270 });
      expect(body.tags).toContainEqual({ name: 'Tools', posts: 2_699 });
    });

    it('200: every count matches the total of the list it links to', async () => {
      const { body } = await app.http.get('/api/post-topics').expect(200);
      for (const { name, posts } of body.categories) expect((await list({ category: name })).total).toBe(posts);
      for (const { name, posts } of body.tags.slice(0, 8)) expect((await list({ tag: name })).total).toBe(posts);
    });

    it('200: search finds one of them, and the last page can be reached', async () => {
      expect((await list({ search: 'article 2987' })).items).toMatchObject([{ title: 'Article 2987' }]);
      const last = await list({ page: 248 });
      expect([last.total, last.items.length]).toEqual([2_970, 6]);
      expect((await list({ page: 100_000 })).items).toEqual([]);
    });

    it('list, search and topics respond quickly', async () => {
      const calls = ['/api/posts', '/api/posts?search=2987', '/api/posts?tag=webdev&page=200', '/api/post-topics'];
      for (const path of calls) {
        await app.http.get(path);
        const started = performance.now();
        await app.http.get(path).expect(200);
        expect([path, performance.now() - started < MAX_RESPONSE_MS * measureSlowness()]).toEqual([path, true]);
      }
    });

    it('a search uses the trigram indexes, a category and a tag theirs', async () => {
      const searching = (await plans({ search: 'article 2987' })).filter((plan) => plan.includes('~~'));
      expect(searching.length).toBeGreaterThan(0);
      for (const plan of searching) {
        expect(plan).toContain('posts_folded_trgm');
        expect(plan).not.toContain('Seq Scan');
      }
      expect((await plans({ tag: 'tag 77' })).join('\n')).toContain('posts_tags');
      expect((await plans({ categories: ['DevOps'] })).join('\n')).toMatch(/posts_category|posts_newest/);
      const [, page] = await plans({});
      expect(page).toContain('posts_newest');
      expect(page).not.toMatch(/Sort|Seq Scan/);
    });
  });
}
