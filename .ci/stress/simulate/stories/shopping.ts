import { signIn } from '../people.ts';
import { between, pick } from '../world/random.ts';
import { checkOut, getReference, pickProvider } from './pay.ts';
import type { Scene, Story } from './story.ts';

const rememberPayment = ({ person }: Scene, payment: { id: string; checkoutUrl?: string | null }) => {
  const begun = { id: payment.id, reference: getReference(payment) };
  person.payments.push(begun);
  return begun;
};

/** Adds money to the wallet. */
export const topUp: Story = async (scene) => {
  const { client, person, random } = scene;
  const authorization = await signIn(client, person);
  const body = { amount: between(random, 100, 50_000) / 100, provider: pickProvider(random) };
  const { status, body: answer } = await client.write('POST', 'wallet/add-funds', { authorization, body });
  if (status === 200) await checkOut(scene, rememberPayment(scene, answer.payment));
};

/** Buys one product, from the wallet or at a provider. */
export const buy: Story = async (scene) => {
  const { client, person, random, world } = scene;
  const authorization = await signIn(client, person);
  const { plain, licensed, imported } = world.shop;
  const product_id = pick(random, [...plain, licensed, imported] as [number, ...number[]]);
  const fromWallet = random() < 0.4;
  const body = {
    product_id,
    tier: 'Pro',
    country: 'BD',
    again: true,
    ...(fromWallet ? {} : { provider: pickProvider(random) }),
  };
  const { status, body: order } = await client.write('POST', 'orders', { authorization, body });
  if (status !== 201) return;
  person.orders.push(order.id);
  if (order.payment) await checkOut(scene, rememberPayment(scene, order.payment));
};

/** Buys several products in one order. */
export const buyCart: Story = async (scene) => {
  const { client, person, random, world } = scene;
  const authorization = await signIn(client, person);
  for (const product_id of world.shop.plain)
    if (random() < 0.6)
      await client.writeOnce('POST', 'cart/items', { authorization, body: { product_id, tier: 'Pro' } });
  const quote = await client.writeOnce('POST', 'cart/quote', { authorization, body: { country: 'BD' } });
  if (quote.status !== 200) return;
  const body = { total: quote.body.total, country: 'BD', again: true, provider: pickProvider(random) };
  const { status, body: order } = await client.write('POST', 'cart/order', { authorization, body });
  if (status !== 201) return;
  person.orders.push(order.id);
  if (order.payment) await checkOut(scene, rememberPayment(scene, order.payment));
};

/** Reopens the provider's page of an earlier payment. */
export const payLater: Story = async (scene) => {
  const { client, person, random } = scene;
  const [first, ...others] = person.payments;
  if (!first) return topUp(scene);
  const payment = pick(random, [first, ...others]);
  await checkOut(scene, payment);
  const authorization = await signIn(client, person);
  await client.get(`payments/${payment.id}`, authorization);
};

/** Withdraws money from the wallet. */
export const withdraw: Story = async ({ client, person, random }) => {
  const authorization = await signIn(client, person);
  const { body } = await client.get('wallet/balance', authorization);
  if (!(body.balance > 0)) return;
  const amount = Math.max(1, Math.floor(body.balance * 100 * random())) / 100;
  await client.write('POST', 'wallet/withdraw', { authorization, body: { amount } });
};

/** Buys from the wallet with a coupon of a low limit, often concurrently with others. */
export const buyWithCoupon: Story = async ({ client, person, random, world }) => {
  const authorization = await signIn(client, person);
  const coupon = world.coupons[Math.floor(random() * world.coupons.length)];
  if (coupon === undefined) return;
  const [product_id] = world.shop.plain;
  const body = { product_id, tier: 'Pro', country: 'BD', again: true, coupon };
  const { status, body: order } = await client.write('POST', 'orders', { authorization, body });
  if (status === 201) person.orders.push(order.id);
};

/** Pays by a transfer that the owner must confirm; one number may be reported for several orders. */
export const buyByTransfer: Story = async ({ client, person, random, world }) => {
  const authorization = await signIn(client, person);
  const product_id = pick(random, world.shop.plain);
  const body = { product_id, tier: 'Pro', country: 'BD', again: true, provider: 'manual' };
  const { status, body: order } = await client.write('POST', 'orders', { authorization, body });
  if (status !== 201 || !order.payment) return;
  person.orders.push(order.id);
  person.payments.push({ id: order.payment.id, reference: undefined });
  const number = `TX${between(random, 1000, 1400)}`;
  await client.writeOnce('PUT', `payments/${order.payment.id}/transfer`, { authorization, body: { number } });
};
