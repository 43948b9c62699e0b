import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayIn } from '../../support/today.ts';
import { createGiftShop, type GiftShop } from './gift-shop.ts';

let shop: GiftShop;
beforeAll(async () => {
  shop = await createGiftShop('postgres');
});
afterAll(() => shop.close());

const countOrders = async (token: string | null) =>
  token === null ? 0 : Number((await shop.getOrder(token)).body.lines.length);

it('of two tabs and an account that claim a gift, one gets it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { email } = await shop.give();
    const token = await shop.linkOf(email);
    const { headers } = await shop.app.signedIn();
    const answers = await Promise.all([shop.claim(token), shop.claim(token), shop.claim(token, headers)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const [won] = answers.filter(({ status }) => status === 200);
    expect(await countOrders(won?.body.token)).toBe(won?.body.token === null ? 0 : 1);
  }
});

it('a gift is claimed or taken back, never both', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { orderId, email, buyer } = await shop.give();
    const token = await shop.linkOf(email);
    const [claimed, kept] = await Promise.all([shop.claim(token), shop.post(`orders/${orderId}/gift/keep`, {}, buyer)]);
    // The link of a kept gift has gone.
    expect([claimed.status, kept.status]).toEqual(claimed.status === 200 ? [200, 409] : [expect.any(Number), 200]);
  }
});

it('two servers send a gift once', async () => {
  const { email } = await shop.give({ deliver_on: dayIn(shop.app, 2) });
  shop.app.clock.advance(3 * 86_400_000);
  await Promise.all([shop.runJob(), shop.runJob(), shop.runJob()]);
  expect((await shop.listMails(email)).filter(({ kind }) => kind === 'gift')).toHaveLength(1);
});
