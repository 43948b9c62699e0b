import { expect } from 'vitest';
import type { Scenario } from '../scenario.ts';

export const newsletterScenarios: Scenario[] = [
  {
    name: 'the newsletter answers everybody alike and refuses broken links',
    async run(client) {
      const ask = (body: unknown) => client.call('subscribeToNewsletter', { body });
      const email = `reader-${Date.now().toString(36)}@example.com`;
      const answers = [
        await ask({ email }),
        await ask({ email }),
        await ask({ email: 'customer@example.com' }),
        await ask({ email, website: 'http://spam.example' }),
      ];
      expect(new Set(answers.map(({ status, message }) => `${status} ${message}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(202);
      for (const body of [{}, { email: 'nobody' }]) expect((await ask(body)).status).toBe(400);
      const headers = { 'content-type': 'text/plain' };
      const big = { email: 'x'.repeat(120_000) };
      expect((await ask(big)).status).toBe(413);
      expect((await client.call('subscribeToNewsletter', { body: 'a', headers })).status).toBe(415);
      for (const operation of ['confirmNewsletter', 'unsubscribeFromNewsletter'] as const) {
        expect((await client.call(operation, { body: { token: 'no-such-link' } })).status).toBe(410);
        expect((await client.call(operation, { body: { token: 'a b' } })).status).toBe(400);
        expect((await client.call(operation, { body: { token: 'x'.repeat(120_000) } })).status).toBe(413);
        expect((await client.call(operation, { body: 'a', headers })).status).toBe(415);
      }
    },
  },
];
