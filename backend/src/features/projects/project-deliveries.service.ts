import type { AdminDeliveryInput, DeliveryPart } from '../../../../contract/generated/model.ts';
import type { FileBody } from '../../../../contract/generated/operations.ts';
import { toLanguage } from '../../../../contract/rules/languages.ts';
import { MAX_DELIVERIES } from '../../../../contract/rules/project-deliveries.ts';
import { FIRST_PHASE } from '../../../../contract/rules/project-page.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError, conflict, invalid, notFound } from '../../lib/errors.ts';
import { deliveryMail } from '../../mail/delivery-messages.ts';
import { findConversation } from '../conversations/conversations.repository.ts';
import { createClientOrder } from '../orders/client-order.service.ts';
import { insertDelivery, listDeliveredPlans, listDeliveries } from './project-deliveries.repository.ts';
import { openStoredVersion } from './project-files.service.ts';
import { getProjectLead } from './project-page.service.ts';
import { lockProjectPage } from './project-pages.repository.ts';
import { recordProjectChange } from './update-project.service.ts';

/** Refusals of a purchase are about the selected product. */
function toDeliveryError(error: unknown): unknown {
  return error instanceof AppError && (error.status === 404 || error.status === 409)
    ? invalid('product_id', REFUSALS.deliveryProduct)
    : error;
}

/**
 * Delivers a product to the client, once, and emails them.
 * @throws AppError 400 for a product that is published or has no file, and an unknown plan; 404; 409 when it was delivered
 * in another plan, and when the project has as many as it can have
 */
export async function deliverProduct(
  deps: Pick<Deps, 'db' | 'clock' | 'env' | 'mail'>,
  { userId, leadId }: { userId: string; leadId: string },
  { product_id, plan_id }: AdminDeliveryInput,
): Promise<void> {
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const lead = await getProjectLead({ db: tx }, leadId);
    await lockProjectPage(tx, leadId, { phase: FIRST_PHASE, at });
    const delivered = await listDeliveredPlans(tx, leadId);
    const earlier = delivered.find((row) => row.product_id === product_id);
    if (earlier?.plan_id === plan_id) return;
    if (earlier) throw conflict(REFUSALS.deliveryOther);
    if (delivered.length >= MAX_DELIVERIES) throw conflict(REFUSALS.deliveriesFull(MAX_DELIVERIES));
    const conversation = await findConversation(tx, lead.conversation_id);
    const language = toLanguage(conversation?.language ?? 'en');
    const client = { userId: conversation?.user_id ?? null, name: lead.name, email: lead.email, language };
    const order = await createClientOrder(deps, tx, { productId: product_id, planId: plan_id, client, at }).catch(
      (error: unknown) => {
        throw toDeliveryError(error);
      },
    );
    await insertDelivery(tx, { line_id: order.lineId, lead_id: leadId, product_id, delivered_at: at });
    const to = { name: lead.name, address: lead.email, language };
    await deps.mail.send(deliveryMail(to, { ...order, project: lead.title }, at), tx);
    const named = `${order.product} ${order.version}`;
    await recordProjectChange(tx, { userId, lead, before: null, after: { delivery: named }, at });
  });
}

/** A file that was delivered to this project. @throws AppError 404 once the right to it has ended, and when it was withdrawn */
export async function openDelivery(
  deps: Pick<Deps, 'db' | 'storage' | 'log' | 'clock'>,
  { leadId, id, part }: { leadId: string; id: string; part: DeliveryPart },
): Promise<FileBody> {
  const delivery = (await listDeliveries(deps.db, leadId, deps.clock.now())).find((row) => row.id === id);
  if (delivery?.withdrawn) throw notFound(REFUSALS.releaseWithdrawn);
  const file = delivery?.[part];
  if (!file) throw notFound(REFUSALS.projectFileGone);
  return openStoredVersion(deps, file);
}
