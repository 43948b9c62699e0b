import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test-app.ts';

const HOME = { type: 'home' as const, street: '12 Padma Road', city: 'Rajshahi', country: 'Bangladesh' };

/** The limit must hold under concurrent inserts. */
export function describeLimit(engine: 'embedded' | 'postgres'): void {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ engine });
  });
  afterAll(() => app.close());

  describe(`POST /api/addresses on ${engine}`, () => {
    it('409: a 51st address, also with concurrent requests', async () => {
      const { user, headers } = await app.signedIn();
      const row = { ...HOME, user_id: user.id };
      await app.db
        .insertInto('addresses')
        .values(Array.from({ length: 48 }, () => row))
        .execute();
      const create = () => app.http.post('/api/addresses').set(headers).send(HOME);
      const answers = await Promise.all(Array.from({ length: 6 }, create));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.message).toBe('You can save at most 50 addresses');
      expect((await app.http.get('/api/addresses').set(headers)).body).toHaveLength(50);
    });
  });

  describe(`PUT /api/addresses/{id}/default on ${engine}`, () => {
    it('200: one default, also with concurrent requests', async () => {
      const { user, headers } = await app.signedIn();
      const rows = await app.db
        .insertInto('addresses')
        .values(Array.from({ length: 6 }, () => ({ ...HOME, user_id: user.id })))
        .returning('id')
        .execute();
      const answers = await Promise.all(
        rows.map(({ id }) => app.http.put(`/api/addresses/${id}/default`).set(headers)),
      );
      expect(answers.map(({ status, body }) => [status, body.is_default])).toEqual(rows.map(() => [200, true]));
      const { body } = await app.http.get('/api/addresses').set(headers);
      expect(body.filter(({ is_default }: { is_default?: boolean }) => is_default)).toHaveLength(1);
    });
  });
}
