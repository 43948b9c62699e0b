import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';

/** Two at once; on both engines, because the embedded one works through one connection. */
export function describeKeyRace(engine: 'embedded' | 'postgres'): void {
  describe(`calls with one key at the same time, ${engine}`, () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await createTestApp({ engine });
    });
    afterAll(() => app.close());

    it('201: one of them does the work', async () => {
      const { user, headers } = await app.signedIn();
      const body = { type: 'home', street: '12 Lake Road', city: 'Dhaka', country: 'Bangladesh' };
      const send = () =>
        app.http
          .post('/api/addresses')
          .set({ ...headers, 'idempotency-key': 'one' })
          .send(body);
      const answers = await Promise.all(Array.from({ length: 8 }, send));
      const [first, ...replayed] = answers.filter(({ status }) => status === 201);
      const others = answers.filter(({ status }) => status !== 201);
      expect(new Set(replayed.map((answer) => answer.body.id)).size).toBeLessThanOrEqual(1);
      for (const answer of replayed) expect(answer.body).toEqual(first?.body);
      for (const { status, body: refusal, headers: sent } of others) {
        expect({ status, code: refusal.code, wait: sent['retry-after'] }).toEqual({
          status: 409,
          code: 'key_in_use',
          wait: '1',
        });
      }
      const { n } = await app.db
        .selectFrom('addresses')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('user_id', '=', user.id)
        .executeTakeFirstOrThrow();
      expect(Number(n)).toBe(1);
    });
  });
}
