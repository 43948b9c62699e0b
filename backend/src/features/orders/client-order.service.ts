import type { Transaction } from 'kysely';
import type { Language } from '../../../../contract/rules/languages.ts';
import { orderNotification } from '../../../../contract/rules/order-transitions.ts';
import type { Database } from '../../db/schema.ts';
import { createOrderLink } from '../../guests/guest-link.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { notify } from '../activity/notifications.repository.ts';
import { deliverLine } from './complete-order.service.ts';
import { insertGuestRecipient } from './granted-order.service.ts';
import { listLinesToDeliver, storeLines } from './order-lines.repository.ts';
import { insertOrder, insertOrderSnapshot } from './orders.repository.ts';
import { selectPlan } from './selected-plan.service.ts';

interface ClientOrder {
  productId: number;
  planId: string;
  client: {
    /** null without an account */
    userId: string | null;
    name: string;
    email: string;
    language: Language;
  };
  at: Date;
}

/**
 * Creates a completed order without a price for a product that is not published, so that its client alone has it. The caller
 * emails the client.
 * @throws AppError 400 for an unknown plan, 404 for another product, 409 for one without a file
 */
export async function createClientOrder(
  { env }: Pick<Deps, 'env'>,
  tx: Transaction<Database>,
  { productId, planId, client, at }: ClientOrder,
) {
  const { offer, plan, rights } = await selectPlan(tx, {
    productId,
    planId,
    tier: '',
    quantity: 1,
    isPublished: false,
    at,
  });
  const userId = client.userId ?? (await insertGuestRecipient(tx, client, at));
  const named = { product_id: productId, product_name: offer.title, tier: plan.name, plan_id: plan.id };
  const order = await insertOrder(tx, {
    ...named,
    user_id: userId,
    amount_cents: 0,
    status: 'completed',
    created_at: at,
    updated_at: at,
  });
  const prices = { listed_cents: 0, discount_cents: 0, tax_cents: 0, amount_cents: 0 };
  const [lineId = ''] = await storeLines(tx, order.id, [{ ...named, ...prices, quantity: 1 }]);
  const { file_id, version } = offer;
  await insertOrderSnapshot(tx, { line_id: lineId, file_id, version, rights });
  const lines = [];
  for (const line of await listLinesToDeliver(tx, order.id)) lines.push(await deliverLine(tx, line, { userId, at }));
  const { text, ...notification } = orderNotification({ ...order, product_id: productId }, 'completed', null);
  await notify(tx, [userId], { ...notification, body: text }, at);
  const { link, isGuest } = await createOrderLink({ env }, tx, { userId, href: notification.href }, at);
  return { lineId, number: order.number, product: offer.title, version, lines, link, isGuest };
}
