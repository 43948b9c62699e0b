import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createQuote, sendQuote } from '../../factories/quotes.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;
let app: TestApp;
let admins: Headers[];
beforeAll(async () => {
  app = await createTestApp({ engine: 'postgres' });
  admins = await Promise.all([0, 1].map(async () => (await app.signedIn('super_admin')).headers));
});
afterAll(() => app.close());

describe('POST /api/admin/leads/{id}/milestones', () => {
  it('200: one of eight presses of two administrators; 409: the others', async () => {
    const [first = {}] = admins;
    const { quote, access } = await sendQuote(app, first, await createQuote(app, first));
    const answer = { version: 1, selected: [], total: 5144.99, name: 'Nadia Rahman' };
    await app.http.post('/api/quote-link/acceptance').set(access).send(answer).expect(200);
    const pressed = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        app.http
          .post(`/api/admin/leads/${quote.lead_id}/milestones`)
          .set(admins[index % 2] ?? {})
          .send({ quote_id: quote.id, place: 1 }),
      ),
    );
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    const { body } = await app.http.get('/api/admin/invoice-drafts').set(first).expect(200);
    expect(body.items).toHaveLength(2);
  });
});
