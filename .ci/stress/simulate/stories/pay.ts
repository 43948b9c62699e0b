import type { Outgoing } from '../../../../demo/payment-simulator/books.ts';
import type { Action } from '../../../../demo/payment-simulator/simulator.ts';
import { pick, type Random } from '../world/random.ts';
import { PUBLIC_URL } from '../world/server.ts';
import type { World } from '../world/world.ts';
import type { Scene } from './story.ts';

export const pickProvider = (random: Random): string => pick(random, ['stripe', 'stripe', 'sslcommerz']);

export const getReference = (payment: { checkoutUrl?: string | null }): string | undefined =>
  payment.checkoutUrl?.split('/').at(-1);

/** Delivers a notification to either server. @returns whether it was accepted */
export async function deliver({ provider, servers }: World, random: Random, out: Outgoing): Promise<boolean> {
  const server = pick(random, servers);
  const status = await provider.deliver({ ...out, url: out.url.replace(PUBLIC_URL, `http://${server.name}`) });
  return status === 200;
}

/** Delivers notifications late, twice or out of order; what the shop does not accept stays with the provider. */
export async function deliverSome(world: World, random: Random, notifications: Outgoing[]): Promise<void> {
  const now: Outgoing[] = [];
  for (const one of notifications) {
    const isLate = random() < 0.3;
    (isLate ? world.provider.books.held : now).push(one);
    if (random() < 0.25) now.splice(Math.floor(random() * (now.length + 1)), 0, one);
  }
  const send = async (one: Outgoing) => {
    if (!(await deliver(world, random, one))) world.provider.books.held.push(one);
  };
  if (random() < 0.5) await Promise.all(now.map(send));
  else for (const one of now) await send(one);
}

/** What the customer does on the provider's page; some of its notifications arrive. */
export async function checkOut({ world, random }: Scene, payment: { id: string; reference: string | undefined }) {
  const { reference, id } = payment;
  const { provider } = world;
  if (!reference || !provider.books.payments.has(reference)) return;
  const action = pick<Action>(random, ['pay', 'pay', 'pay', 'pay', 'decline', 'expire', 'wait']);
  await provider.act(reference, action);
  if (random() < 0.2) await provider.tell(reference);
  await deliverSome(world, random, provider.books.takeHeld(id));
}
