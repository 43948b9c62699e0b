import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';

/** Of the ten connections of a test's pool. */
const PLACES = 5;

let app: TestApp;
let running = 0;
let most = 0;
let blocked: Promise<void>;
let unblock = () => {};
beforeAll(async () => {
  app = await createTestApp({
    engine: 'postgres',
    override: {
      handlers: (real) => ({
        ...real,
        // A search that holds its connection until it is released.
        listProducts: async (input) => {
          running += 1;
          most = Math.max(most, running);
          try {
            await app.db.connection().execute(async (connection) => {
              await sql`select 1`.execute(connection);
              await blocked;
            });
            return await real.listProducts(input);
          } finally {
            running -= 1;
          }
        },
      }),
    },
  });
});
afterAll(() => app.close());

const search = () => fetch(`${app.url}/api/products?search=ab`);

describe('thirty anonymous searches', () => {
  it('200 for every signed-in user in the meantime; 503 with Retry-After for requests queued for too long', async () => {
    const { headers } = await app.signedIn();
    blocked = new Promise((resolve) => {
      unblock = resolve;
    });
    const answers: Response[] = [];
    const searches = Array.from({ length: 40 }, async () => answers.push(await search()));
    await expect.poll(() => running).toBe(PLACES);
    for (let call = 0; call < 10; call += 1) {
      expect((await app.http.get('/api/wallet/balance').set(headers)).status).toBe(200);
    }
    await expect.poll(() => answers.length).toBe(searches.length - PLACES);
    for (const { status, headers: told } of answers) expect([status, told.get('retry-after')]).toEqual([503, '2']);
    unblock();
    await Promise.all(searches);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(PLACES);
    expect(most).toBe(PLACES);
    expect((await search()).status).toBe(200);
  });
});
