import { afterAll, beforeAll, expect, it } from 'vitest';
import { streamAccountJson } from '../../../src/features/privacy/account-data.service.ts';
import { failExport, findExport } from '../../../src/features/privacy/data-exports.repository.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function dataOf(userId: string) {
  let text = '';
  for await (const part of streamAccountJson(app.db, userId, app.clock.now())) text += part;
  return JSON.parse(text);
}

it('an unconfirmed email exports nothing stored under it', async () => {
  const { user } = await app.signedIn();
  const at = app.clock.now();
  const subscriber = { email: user.email, status: 'confirmed' as const, created_at: at, confirmed_at: at };
  await app.db.insertInto('newsletter_subscribers').values(subscriber).execute();
  const prove = (email_verified_at: Date | null) =>
    app.db.updateTable('users').set({ email_verified_at }).where('id', '=', user.id).execute();

  await prove(null);
  expect(await dataOf(user.id)).toMatchObject({ newsletter: null, mails: [] });
  await prove(at);
  expect((await dataOf(user.id)).newsletter).toMatchObject({ status: 'confirmed' });
});

it('an export completed in the meantime does not fail afterwards', async () => {
  const { user, headers } = await app.signedIn();
  await app.http.post('/api/data-export').set(headers).expect(202);
  await app.background.idle();
  const dataExport = await findExport(app.db, user.id);
  await failExport(app.db, dataExport?.id ?? '', app.clock.now());
  expect((await findExport(app.db, user.id))?.state).toBe('ready');
});
