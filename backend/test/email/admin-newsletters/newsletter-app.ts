import { afterAll, beforeAll, beforeEach } from 'vitest';
import { EVERYONE } from '../../../../contract/rules/newsletters.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

export const TEXTS = {
  en: { subject: 'A new calendar', content: 'Hello,\n\nread **all** of it.\n\n[Read the article](/blog/1)' },
  bn: { subject: 'নতুন ক্যালেন্ডার', content: 'প্রিয় পাঠক,\n\n[লেখাটি পড়ুন](/blog/1)' },
};
const NOTHING = { subject: '', content: '' };
export const ENGLISH = { en: TEXTS.en, bn: NOTHING };

/** An application whose newsletters and subscribers are deleted before each test, and calls of an owner. */
export function setUpNewsletters(env: Record<string, string> = {}) {
  const site = {} as { app: TestApp; owner: { authorization: string }; writer: { authorization: string } };
  beforeAll(async () => {
    site.app = await createTestApp({ env: { PUBLIC_URL: 'https://nodi.example', ...env } });
    site.owner = (await site.app.signedIn('super_admin')).headers;
    site.writer = (await site.app.signedIn('super_admin', ['content'])).headers;
  });
  afterAll(() => site.app.close());
  beforeEach(async () => {
    const { db, mail, clock } = site.app;
    mail.sent.length = 0;
    clock.reset();
    await db.deleteFrom('newsletters').execute();
    await db.deleteFrom('newsletter_subscribers').execute();
    await db.deleteFrom('newsletter_suppressions').execute();
    const limits = { per_minute: 100_000, per_day: 500_000, version: 1, sender: null, leased_until: null };
    await db.updateTable('newsletter_settings').set(limits).execute();
  });
  const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object, as = site.owner) => {
    const request = site.app.http[method](`/api/admin/${path}`).set(as);
    return body === undefined ? request : request.send(body);
  };
  return {
    site,
    call,
    /** Confirmed subscribers. */
    subscribe: (emails: string[], language: 'en' | 'bn' = 'en') =>
      site.app.db
        .insertInto('newsletter_subscribers')
        .values(emails.map((email) => ({ email, language, status: 'confirmed' as const })))
        .returning(['id', 'email'])
        .execute(),
    create: async (texts: object = ENGLISH, audience: object = {}): Promise<{ id: string; version: number }> => {
      const { body } = await call('post', 'newsletters', { texts, audience: { ...EVERYONE, ...audience } }).expect(201);
      return body;
    },
    send: ({ id, version }: { id: string; version: number }, at: string | null = null, as = site.owner) =>
      call('post', `newsletters/${id}/send`, { version, at }, as),
    recipients: (id: string) =>
      site.app.db.selectFrom('newsletter_recipients').selectAll().where('newsletter_id', '=', id).execute(),
  };
}
