import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { createOffer } from '../../factories/commerce.ts';
import { createPaymentsApp, type Headers, type PaymentsApp } from '../../factories/payments-app.ts';
import { createRefundHelpers } from '../../factories/refunds.ts';

let shop: PaymentsApp;
let admin: Headers;
beforeAll(async () => {
  shop = await createPaymentsApp();
  admin = (await shop.app.signedIn('super_admin')).headers;
});
afterAll(async () => {
  expect(await countLedgerMismatches(shop.app.db)).toBe(0);
  await shop.close();
});

describe.each(['stripe', 'sslcommerz'])('an order paid by %s directly', (provider) => {
  it('201: refunded partly to the wallet, the rest to the source, and the books show all of it', async () => {
    const { refund, read, atProvider } = createRefundHelpers(shop, admin);
    const { headers } = await shop.app.signedIn();
    const product = await createOffer(shop.app.db, shop.app.deps.storage);
    const orderInput = { product_id: product.id, tier: 'Pro', provider };
    const { body: order } = await shop.app.http.post('/api/orders').set(headers).send(orderInput).expect(201);
    const reference = String(order.payment.checkoutUrl).split('/').at(-1) ?? '';
    await shop.simulator.act(reference, 'pay');
    await shop.deliverHeld();

    await refund(order.id).expect(201);
    expect(await shop.balance(headers)).toBe(4);
    const remainder = await refund(order.id, { amount: 5.99, to: 'source', refunded: 4 }).expect(201);
    expect(remainder.body).toMatchObject({ status: 'refunded', refunded: 9.99 });
    expect(atProvider(reference)).toBe(599);
    expect(await shop.balance(headers)).toBe(4);
    const { items } = await read(headers, 'wallet/transactions');
    expect(items.map(({ type, amount }: { type: string; amount: number }) => [type, amount]).toReversed()).toEqual([
      ['deposit', 9.99],
      ['purchase', -9.99],
      ['refund', 4],
      ['refund', 5.99],
      ['adjustment', -5.99],
    ]);
  });
});
