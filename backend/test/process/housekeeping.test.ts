import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteStaleRows } from '../../src/process/housekeeping.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

const DAY = 24 * 60 * 60 * 1000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const count = async (table: 'sessions' | 'password_resets' | 'rate_limits') =>
  (await app.db.selectFrom(table).selectAll().execute()).length;

describe('deleteStaleRows', () => {
  it('deletes expired rows and nothing else', async () => {
    const { user } = await app.signedIn();
    await app.http.post('/api/auth/reset-password').send({ email: user.email });
    await app.background.idle();
    await deleteStaleRows(app.db, app.clock.now());
    expect([await count('sessions'), await count('password_resets')]).toEqual([1, 1]);
    expect(await count('rate_limits')).toBeGreaterThan(0);
    await deleteStaleRows(app.db, new Date(Date.now() + 2 * DAY));
    expect([await count('sessions'), await count('password_resets'), await count('rate_limits')]).toEqual([1, 0, 0]);
    await deleteStaleRows(app.db, new Date(Date.now() + 8 * DAY));
    expect(await count('sessions')).toBe(0);
    expect((await app.http.post('/api/auth/login').send({ email: user.email, password: user.password })).status).toBe(
      200,
    );
  });
});
