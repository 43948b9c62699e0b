import { Broken } from '../client.ts';
import { signIn } from '../people.ts';
import { between, pick } from '../world/random.ts';
import type { Scene, Story } from './story.ts';

interface Refundable {
  id: string;
  status: string;
  total: number;
  refunded: number;
  refunds?: { id: string; status: string }[];
}

interface Payout {
  id: string;
  status: string;
  account?: { number: string } | null;
}

/** An order of any customer. */
async function pickOrder({ client, random, people }: Scene, authorization: string): Promise<Refundable | undefined> {
  const [first, ...others] = people.all.flatMap(({ orders }) => orders);
  if (!first) return undefined;
  const { status, body } = await client.get(`admin/orders/${pick(random, [first, ...others])}`, authorization);
  return status === 200 ? body : undefined;
}

/** Refunds in part or in full, sometimes on both servers concurrently: one of them is then too late. */
export const refund: Story = async (scene) => {
  const { client, person, random } = scene;
  const authorization = await signIn(client, person);
  const order = await pickOrder(scene, authorization);
  if (order?.status !== 'completed') return;
  const failed = order.refunds?.find(({ status }) => status === 'failed');
  if (failed) await client.write('POST', `admin/orders/${order.id}/refunds/${failed.id}/retry`, { authorization });
  const left = Math.round((order.total - order.refunded) * 100);
  if (left <= 0) return;
  const body = {
    amount: (random() < 0.4 ? left : Math.max(1, Math.floor(left * random()))) / 100,
    to: pick(random, ['wallet', 'source']),
    reason: 'A part was missing',
    withdraw: random() < 0.5,
    refunded: order.refunded,
  };
  const send = () => client.write('POST', `admin/orders/${order.id}/refunds`, { authorization, body });
  const answers = await Promise.all(random() < 0.3 ? [send(), send()] : [send()]);
  if (answers.filter(({ status }) => status === 201).length > 1)
    throw new Broken(`order ${order.id} was refunded twice from the same state`);
};

/** Decides about withdrawals, sometimes on both servers concurrently. */
export const payOut: Story = async ({ client, person, random }) => {
  const authorization = await signIn(client, person);
  const { body } = await client.get('admin/payouts', authorization);
  const open = (body.items ?? body).filter(({ status }: Payout) => status === 'requested' || status === 'approved');
  const [first, ...others] = open;
  if (!first) return;
  const { id, status, account } = pick<Payout>(random, [first, ...others]);
  const number = account?.number ?? null;
  const next = account
    ? pick(random, status === 'approved' ? ['paid', 'refused'] : ['approved', 'refused'])
    : 'refused';
  const decision = {
    from: status,
    status: next,
    ...(next === 'refused' ? { reason: 'The number is wrong' } : { account_number: number }),
    ...(next === 'paid' ? { paid_reference: `TX-${between(random, 1, 9999)}` } : {}),
  };
  const send = () => client.writeOnce('PUT', `admin/payouts/${id}/status`, { authorization, body: decision });
  await Promise.all(random() < 0.4 ? [send(), send()] : [send()]);
};

/** Credits or debits a wallet. */
export const adjust: Story = async ({ client, person, people, random }) => {
  const authorization = await signIn(client, person);
  const { body } = await client.get('admin/users', authorization);
  const customers = (body.items ?? body).filter(({ email }: { email: string }) =>
    people.all.some((one) => one.email === email),
  );
  const [first, ...others] = customers;
  if (!first) return;
  const { id } = pick(random, [first, ...others]) as { id: string };
  const amount = (random() < 0.7 ? 1 : -1) * (between(random, 100, 5_000) / 100);
  await client.write('POST', `admin/users/${id}/wallet`, { authorization, body: { amount, reason: 'Charged twice' } });
};

/** Creates a coupon with a low limit. */
export const makeCoupon: Story = async ({ client, person, random, world }) => {
  const authorization = await signIn(client, person);
  const code = `EID-${between(random, 1, 12)}`;
  const body = {
    code,
    kind: 'percent',
    value: between(random, 5, 50),
    products: [],
    endsAt: null,
    limit: 2,
    active: true,
  };
  const { status } = await client.write('POST', 'admin/coupons', { authorization, body });
  if (status === 201) world.coupons.push(code);
};

/** Decides about transfers that customers have reported. */
export const decideTransfers: Story = async ({ client, person, random }) => {
  const authorization = await signIn(client, person);
  const { body } = await client.get('admin/payments?status=pending', authorization);
  const waiting = (body.items ?? []).filter(({ provider }: { provider: string }) => provider === 'manual');
  const [first, ...others] = waiting;
  if (!first) return;
  const { id, transferNumber } = pick(random, [first, ...others]) as { id: string; transferNumber: string | null };
  if (!transferNumber) return;
  const decide = (decision: string) =>
    client.writeOnce('PUT', `admin/payments/${id}/decision`, {
      authorization,
      body: { decision, transferNumber, ...(decision === 'refuse' ? { reason: 'Nothing has arrived' } : {}) },
    });
  const decisions = pick<string[]>(random, [['confirm'], ['confirm', 'confirm'], ['confirm', 'refuse'], ['refuse']]);
  await Promise.all(decisions.map(decide));
};

/** Marks an order by hand. */
export const setOrder: Story = async (scene) => {
  const { client, person, random } = scene;
  const authorization = await signIn(client, person);
  const order = await pickOrder(scene, authorization);
  if (!order || !['pending', 'processing'].includes(order.status)) return;
  const body = { from: order.status, status: pick(random, ['cancelled', 'processing', 'completed']) };
  await client.writeOnce('PUT', `admin/orders/${order.id}/status`, { authorization, body });
};
