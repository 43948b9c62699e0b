import { type Answer, Broken } from '../client.ts';
import { signIn } from '../people.ts';
import { between, pick } from '../world/random.ts';
import { deliver } from './pay.ts';
import type { Story } from './story.ts';

const mustFail = (what: string, { status, body }: Answer): void => {
  if (status < 400) throw new Broken(`${what} answered ${status}: ${JSON.stringify(body).slice(0, 300)}`);
};

/** Reads and changes what belongs to others. */
export const pry: Story = async ({ client, person, people, random }) => {
  const authorization = await signIn(client, person);
  const orders = people.all.filter((one) => one !== person).flatMap((one) => one.orders);
  const payments = people.all.filter((one) => one !== person).flatMap((one) => one.payments);
  const [order] = orders.length > 0 ? [orders[Math.floor(random() * orders.length)]] : [];
  const [payment] = payments.length > 0 ? [payments[Math.floor(random() * payments.length)]] : [];
  if (order) {
    mustFail('Another person’s order', await client.get(`orders/${order}`, authorization));
    mustFail('An order of the administration', await client.get(`admin/orders/${order}`, authorization));
  }
  if (payment) mustFail('Another person’s payment', await client.get(`payments/${payment.id}`, authorization));
};

/** Sends what a provider would send, without its secret or about another amount. */
export const forge: Story = async ({ client, world, people, random }) => {
  const payments = people.all.flatMap((one) => one.payments).filter(({ reference }) => reference !== undefined);
  if (payments.length === 0) return;
  const { reference = '' } = payments[Math.floor(random() * payments.length)] ?? {};
  const { provider } = world;
  const payment = provider.books.payments.get(reference);
  if (!payment || payment.status === 'paid') return;
  provider.plan(pick(random, ['wrong-signature', 'wrong-amount', 'wrong-currency']));
  const before = payment.status;
  payment.status = 'paid';
  await provider.tell(reference);
  payment.status = before;
  for (const out of provider.books.takeHeld(payment.paymentId)) await deliver(world, random, out);
  for (const fault of ['wrong-signature', 'wrong-amount', 'wrong-currency'] as const)
    while (provider.books.takes(fault));
  await client.get('products');
};

/** Tries amounts and prices that would cost the shop money. */
export const cheat: Story = async ({ client, person, random, world }) => {
  const authorization = await signIn(client, person);
  const [product_id] = world.shop.plain;
  const tries: [string, object][] = [
    ['wallet/withdraw', { amount: 5_000_000 }],
    ['wallet/withdraw', { amount: -between(random, 1, 100) }],
    ['wallet/add-funds', { amount: -5, provider: 'stripe' }],
    ['wallet/add-funds', { amount: 100, provider: 'demo' }],
    ['orders', { product_id, tier: 'Pro', country: 'BD', total: 0.01, provider: 'stripe' }],
    ['orders', { product_id, tier: 'Pro', country: 'BD', seats: 3, again: true }],
  ];
  const [path, body] = pick(random, tries as [[string, object], ...[string, object][]]);
  mustFail(`${path} with ${JSON.stringify(body)}`, await client.write('POST', path, { authorization, body }));
};

/** Spends one balance several times concurrently. */
export const race: Story = async ({ client, person, random, world }) => {
  const authorization = await signIn(client, person);
  const { body } = await client.get('wallet/balance', authorization);
  if (!(body.balance > 0)) return;
  const buy = (product_id: number) =>
    client.write('POST', 'orders', { authorization, body: { product_id, tier: 'Pro', country: 'BD', again: true } });
  const takeOut = () => client.write('POST', 'wallet/withdraw', { authorization, body: { amount: body.balance } });
  const [product] = world.shop.plain;
  const answers = await Promise.all(
    random() < 0.5 ? [takeOut(), takeOut(), takeOut()] : [takeOut(), buy(product), buy(product)],
  );
  for (const answer of answers) if (answer.status === 201 && answer.body.id) person.orders.push(answer.body.id);
};

/** Guesses passwords. */
export const guess: Story = async ({ client, people, random }) => {
  const [first] = people.all;
  if (!first) return;
  const body = { email: first.email, password: `wrong-${between(random, 1, 9)}-password` };
  mustFail('A wrong password', await client.writeOnce('POST', 'auth/login', { body }));
};
