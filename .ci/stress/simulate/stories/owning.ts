import { Broken } from '../client.ts';
import { signIn } from '../people.ts';
import { between, pick } from '../world/random.ts';
import type { Story } from './story.ts';

/** Activates devices, more than the plan allows and several concurrently. */
export const useLicence: Story = async ({ client, person, random }) => {
  const authorization = await signIn(client, person);
  const { body: licences } = await client.get('licences', authorization);
  const [first, ...others] = Array.isArray(licences) ? licences : [];
  if (!first) return;
  const { key, id, devices } = pick(random, [first, ...others]);
  const deviceOf = () => ({ key, device_id: `device-${between(random, 1000, 1005)}` });
  await Promise.all(
    Array.from({ length: between(random, 1, 3) }, () =>
      client.writeOnce('POST', 'licences/activate', { body: deviceOf() }),
    ),
  );
  if (random() < 0.3) await client.writeOnce('POST', 'licences/deactivate', { body: deviceOf() });
  if (random() < 0.1) await client.write('POST', `licences/${id}/rotate`, { authorization });
  const [device] = devices;
  if (device && random() < 0.2)
    await client.writeOnce('DELETE', `licences/${id}/devices/${device.id}`, { authorization });
};

/** Downloads what was bought. */
export const download: Story = async ({ client, person, random }) => {
  const authorization = await signIn(client, person);
  const { body: downloads } = await client.get('downloads', authorization);
  const [first, ...others] = Array.isArray(downloads) ? downloads : [];
  if (!first) return;
  const { id } = pick(random, [first, ...others]);
  const { status, body } = await client.get(`downloads/${id}`, authorization);
  if (status !== 200 && status !== 404 && status !== 410 && status !== 403)
    throw new Broken(`a download of ${person.name} answered ${status}: ${JSON.stringify(body)}`);
};

/** Changes the profile. */
export const rename: Story = async ({ client, person, random }) => {
  const authorization = await signIn(client, person);
  const body = { name: `Person ${between(random, 1, 999)}`, email: person.email };
  await client.writeOnce('PUT', 'users/profile', { authorization, body });
};

/** Sets the payout account, and sometimes cancels a withdrawal. */
export const managePayouts: Story = async ({ client, person, random }) => {
  const authorization = await signIn(client, person);
  const account = { method: 'bkash', holder: 'Nadia Rahman', number: `0171${between(random, 1_000_000, 9_999_999)}` };
  if (random() < 0.6) await client.writeOnce('PUT', 'wallet/payout-account', { authorization, body: account });
  const { body } = await client.get('wallet/payouts', authorization);
  const open = (body?.items ?? body ?? []).filter(({ status }: { status: string }) => status === 'requested');
  if (open.length > 0 && random() < 0.5)
    await client.write('POST', `wallet/payouts/${open[0].id}/cancel`, { authorization });
};

/** Requests a refund. */
export const askForRefund: Story = async ({ client, person, random }) => {
  const [first, ...others] = person.orders;
  if (!first) return;
  const authorization = await signIn(client, person);
  const id = pick(random, [first, ...others]);
  await client.write('POST', `orders/${id}/refund-requests`, { authorization, body: { reason: 'It does not start' } });
};

/** Checks that confirmed orders are still listed. */
export const look: Story = async ({ client, person }) => {
  const authorization = await signIn(client, person);
  const known = [...person.orders];
  const { status, body } = await client.get('orders', authorization);
  if (status !== 200) throw new Broken(`the orders of ${person.name} answered ${status}`);
  const seen = new Set((body.items ?? body).map(({ id }: { id: string }) => id));
  const lost = known.slice(-20).filter((id) => !seen.has(id));
  if (lost.length > 0) throw new Broken(`confirmed orders of ${person.name} are missing: ${lost.join()}`);
};

/** Invites people to seats that were bought. */
export const shareSeats: Story = async ({ client, person, random, world }) => {
  const authorization = await signIn(client, person);
  const body = { product_id: world.shop.seats, tier: 'Pro', country: 'BD', again: true, seats: between(random, 1, 2) };
  const { status, body: order } = await client.write('POST', 'orders', { authorization, body });
  if (status !== 201) return;
  person.orders.push(order.id);
  const invite = () =>
    client.write('POST', `orders/${order.id}/seats`, {
      authorization,
      body: { line_id: order.id, emails: [`crew-${between(random, 1, 4)}@example.com`] },
    });
  await Promise.all([invite(), invite(), invite()]);
  const { body: list } = await client.get(`orders/${order.id}/seats`, authorization);
  const seat = list.items?.[0]?.seats?.[0] ?? list.seats?.[0];
  if (seat && random() < 0.5)
    await client.writeOnce('DELETE', `orders/${order.id}/seats/${seat.id}`, { authorization });
};
