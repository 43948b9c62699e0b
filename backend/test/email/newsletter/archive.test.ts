import { describe, expect, it } from 'vitest';
import { listPaths } from '../../../src/pages/feeds/public-paths.ts';
import { ENGLISH, setUpNewsletters, TEXTS } from '../admin-newsletters/newsletter-app.ts';

const { site, call, subscribe, create, send } = setUpNewsletters();

const issues = async (language = 'en') =>
  (await site.app.http.get('/api/newsletter/issues').set('Accept-Language', language).expect(200)).body.items;
const issue = (id: string, language = 'en') =>
  site.app.http.get(`/api/newsletter/issues/${id}`).set('Accept-Language', language);
const archive = (id: string, archived = true, as = site.writer) =>
  call('put', `newsletters/${id}/archive`, { archived }, as);
const paths = async () => (await listPaths(site.app.db, { offset: 0, limit: 100 }, true)).map(({ path }) => path);

describe('the archive of newsletters', () => {
  it('200 shows a newsletter that was chosen once it was sent, in both languages, without its recipients', async () => {
    await subscribe(['reader@list.example']);
    const newsletter = await create(TEXTS);
    const chosen = await archive(newsletter.id);
    expect([chosen.status, chosen.body.archived, chosen.body.version]).toEqual([200, true, 2]);
    expect([await issues(), (await issue(newsletter.id)).status]).toEqual([[], 404]);
    expect(await paths()).not.toContain('/newsletters');
    await send(chosen.body).expect(200);
    await site.app.background.idle();
    expect(await issues()).toMatchObject([{ id: newsletter.id, subject: 'A new calendar' }]);
    const { body, text } = await issue(newsletter.id, 'bn').expect(200);
    expect(body).toMatchObject({ subject: TEXTS.bn.subject, html: expect.stringContaining('href="/blog/1"') });
    expect(body.sent_on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(text).not.toMatch(/reader@list|unsubscribe/);
    expect(await paths()).toEqual(expect.arrayContaining(['/newsletters', `/newsletters/${newsletter.id}`]));
    await archive(newsletter.id, false).expect(200);
    expect([await issues(), (await issue(newsletter.id)).status]).toEqual([[], 404]);
  });

  it('200 in the language that was written; a second choice changes nothing', async () => {
    await subscribe(['reader@list.example']);
    const newsletter = await create(ENGLISH);
    await archive(newsletter.id);
    const { body } = await archive(newsletter.id);
    expect(body.version).toBe(2);
    await send(body).expect(200);
    await site.app.background.idle();
    expect((await issue(newsletter.id, 'bn')).body.subject).toBe(ENGLISH.en.subject);
  });

  it('404 for an unknown newsletter', async () => {
    const { id } = await create();
    await call('delete', `newsletters/${id}`).expect(204);
    expect((await archive(id)).status).toBe(404);
  });
});
