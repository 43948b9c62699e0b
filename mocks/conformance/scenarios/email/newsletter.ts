import { expect } from 'vitest';
import { demoAdmin, type Scenario } from '../../scenario.ts';

export const newsletterScenarios: Scenario[] = [
  {
    name: 'the newsletter answers everyone alike and rejects broken links',
    async run(client) {
      const subscribe = (body: unknown) => client.call('subscribeToNewsletter', { body });
      const email = `reader-${Date.now().toString(36)}@example.com`;
      const answers = [
        await subscribe({ email }),
        await subscribe({ email }),
        await subscribe({ email: 'customer@example.com' }),
        await subscribe({ email, website: 'http://spam.example' }),
      ];
      expect(new Set(answers.map(({ status, message }) => `${status} ${message}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(202);
      for (const body of [{}, { email: 'nobody' }]) expect((await subscribe(body)).status).toBe(400);
      for (const operation of ['confirmNewsletter', 'unsubscribeFromNewsletter'] as const) {
        expect((await client.call(operation, { body: { token: 'no-such-link' } })).status).toBe(410);
        expect((await client.call(operation, { body: { token: 'a b' } })).status).toBe(400);
      }
    },
  },
  {
    name: 'the waitlist is closed until the owner opens it, and then confirms by email',
    async run(client) {
      const body = { email: `waiting-${crypto.randomUUID()}@example.com`, list: 'waitlist' } as const;
      expect((await client.call('subscribeToNewsletter', { body })).status).toBe(403);
      expect((await client.call('subscribeToNewsletter', { body: { ...body, list: 'guests' } })).status).toBe(400);
      const { token } = await demoAdmin(client);
      const open = async (waitlist: boolean) => {
        const { suite } = (await client.call('adminGetSite', { token, expected: 200 })).body;
        return client.call('adminUpdateSite', { token, body: { suite: { ...suite, waitlist } }, expected: 200 });
      };
      await open(true);
      const query = { list: 'waitlist', search: body.email } as const;
      try {
        expect((await client.call('getHome')).body.suiteHead.waitlist).toBe(true);
        const subscribeReply = await client.call('subscribeToNewsletter', { body });
        expect([subscribeReply.status, subscribeReply.body]).toEqual([
          202,
          { message: expect.stringContaining('join the waitlist') },
        ]);
        const searchReply = await client.call('adminListSubscribers', { token, query });
        expect(searchReply.body).toMatchObject({ total: 1, items: [{ email: body.email, status: 'pending' }] });
        const newsletter = await client.call('adminListSubscribers', { token, query: { search: body.email } });
        expect(newsletter.body).toMatchObject({ total: 0 });
        const params = { id: searchReply.body.items[0]?.id ?? '' };
        expect((await client.call('adminDeleteSubscriber', { token, params })).status).toBe(404);
        const erased = await client.call('adminDeleteSubscriber', { token, params, query: { list: 'waitlist' } });
        expect(erased.status).toBe(204);
      } finally {
        await open(false);
      }
    },
  },
];
