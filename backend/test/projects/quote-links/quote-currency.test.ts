import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createQuote, sendQuote } from '../../factories/quotes.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let owner: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp();
  owner = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

const sellIn = async (currency: string) => {
  const { body } = await app.http.get('/api/admin/payments/settings').set(owner).expect(200);
  const { manualEnabled, manualTitle, manualInstructions, version } = body;
  const settings = { manualEnabled, manualTitle, manualInstructions, version, currency };
  await app.http.put('/api/admin/payments/settings').set(owner).send(settings).expect(200);
};
const open = async () => sendQuote(app, owner, await createQuote(app, owner));
/** @returns the draft of the deposit */
const accept = async ({ quote, access }: Awaited<ReturnType<typeof open>>): Promise<string | null> => {
  const answer = { version: 1, selected: [], total: 5144.99, name: 'Nadia Rahman' };
  await app.http.post('/api/quote-link/acceptance').set(access).send(answer).expect(200);
  return (await app.http.get(`/api/admin/quotes/${quote.id}`).set(owner).expect(200)).body.deposit_draft_id;
};

describe('a quote over $5,144.99 in a shop that sells in BDT since', () => {
  it('200 without a draft of its deposit, and 409 for a draft from before: $1,543.50 are not BDT 1,543.50', async () => {
    const [earlier, later] = [await accept(await open()), await open()];
    await sellIn('BDT');
    expect(await accept(later)).toBeNull();
    const { body: draft } = await app.http.get(`/api/admin/invoice-drafts/${earlier}`).set(owner).expect(200);
    const sending = () =>
      app.http.post(`/api/admin/invoice-drafts/${earlier}/send`).set(owner).send({ version: draft.version });
    expect((await sending().expect(409)).body.message).toBe('The quote’s currency differs from the shop’s');
    await sellIn('USD');
    expect((await sending().expect(200)).body).toMatchObject({ currency: 'USD', total: 1543.5 });
  });
});
