import { describe, expect, it } from 'vitest';
import { setUpNewsletters, TEXTS } from './newsletter-app.ts';

const { site, call, subscribe, create, send } = setUpNewsletters();

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('GET /api/admin/newsletters/{id}/visits', () => {
  it('200: links name the newsletter, and the visits and checkouts that begin with them are counted', async () => {
    await subscribe(['reader@list.example']);
    const content = 'Hello,\n\nread [the article](/blog/1) or [another site](https://elsewhere.example/).';
    const newsletter = await create({ ...TEXTS, en: { subject: 'Campaign', content } });
    const read = async (id = newsletter.id) => call('get', `newsletters/${id}/visits`);
    const { campaign } = (await read()).body;
    expect((await read()).body).toEqual({
      campaign: `newsletter-${newsletter.id.slice(0, 8)}`,
      visits: 0,
      checkouts: 0,
    });
    await send(newsletter).expect(200);
    await site.app.background.idle();
    const email = site.app.mail.sent.find(({ subject }) => subject === 'Campaign');
    const query = `utm_source=newsletter&utm_medium=email&utm_campaign=${campaign}`;
    expect(email?.text).toContain(`/blog/1?${query}`);
    expect(email?.html).toContain(`/blog/1?${query.replaceAll('&', '&#x26;')}`);
    expect(email?.html).toContain('href="https://elsewhere.example/"');
    for (const [path, utm] of [
      ['/blog/1', { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: campaign }],
      ['/checkout/1', {}],
    ] as const)
      await site.app.http
        .post('/api/visits')
        .set('user-agent', BROWSER)
        .send({ event: 'view', path, device: 'phone', ...utm })
        .expect(204);
    await site.app.background.idle();
    expect((await read()).body).toEqual({ campaign, visits: 1, checkouts: 1 });
  });

  it('404: unknown', async () => {
    await call('get', 'newsletters/00000000-0000-4000-8000-000000000000/visits').expect(404);
  });
});
