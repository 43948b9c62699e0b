import { pick } from '../world/random.ts';
import { checkOut, getReference, pickProvider } from './pay.ts';
import type { Story } from './story.ts';

/** Buys without an account and looks at the order by its link. */
export const buyAsGuest: Story = async (scene) => {
  const { client, person, random, world } = scene;
  const { plain, licensed } = world.shop;
  const body = {
    product_id: pick(random, [...plain, licensed] as [number, ...number[]]),
    tier: 'Pro',
    name: 'Nadia Rahman',
    email: person.email,
    country: 'BD',
    again: true,
    provider: pickProvider(random),
  };
  const { status, body: opened } = await client.write('POST', 'guest-orders', { body });
  if (status !== 201) return;
  const { payment } = opened.order.order;
  const begun = { id: payment.id, reference: getReference(payment) };
  person.payments.push(begun);
  await checkOut(scene, begun);
  await client.writeOnce('GET', 'guest-order', { headers: { 'x-order-token': String(opened.token) } });
};

/** Pays an unpaid order. */
export const payAsGuest: Story = async (scene) => {
  const [first, ...others] = scene.person.payments;
  if (first) await checkOut(scene, pick(scene.random, [first, ...others]));
};
