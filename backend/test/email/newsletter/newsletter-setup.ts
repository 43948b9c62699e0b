import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createTestApp, type TestApp } from '../../test-app.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

export const getToken = (link = '') => new URL(link).searchParams.get('token') ?? '';

/** The demo without subscribers, reset before each test, and the calls of both lists. */
export function setUpSubscribing() {
  const site = {} as { app: TestApp };
  beforeAll(async () => {
    site.app = await createTestApp({ seeded: true, env: { PUBLIC_URL: 'https://nodi.example' } });
  });
  afterAll(() => site.app.close());
  beforeEach(async () => {
    site.app.mail.sent.length = 0;
    site.app.clock.reset();
    await site.app.db.deleteFrom('newsletter_subscribers').execute();
  });
  const call = (path: string, body: object, target = site.app) => target.http.post(`/api/newsletter${path}`).send(body);
  return {
    site,
    call,
    rows: () => site.app.db.selectFrom('newsletter_subscribers').selectAll().execute(),
    /** Subscribes to the newsletter and returns the token of the confirmation email. */
    ask: async (email: string): Promise<string> => {
      await call('', { email }).expect(202);
      await site.app.background.idle();
      return getToken(site.app.mail.sent.at(-1)?.link);
    },
  };
}
