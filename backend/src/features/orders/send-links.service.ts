import { toPersonKey } from '../../../../contract/rules/person-key.ts';
import { inTransaction } from '../../db/retry.ts';
import { createLink, toOrderUrl } from '../../guests/guest-link.ts';
import { listGuestOrders } from '../../guests/guests.repository.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { guestLinksMail } from '../../mail/guest-messages.ts';

/** Maximum number of orders in one email; the newest are listed. */
const MAX_ORDERS = 20;

/**
 * Emails the links of all guest orders of an address. A job, so that neither the response nor its timing reveals
 * whether there are any.
 */
export async function sendGuestLinks(deps: Deps, email: string): Promise<void> {
  const at = deps.clock.now();
  const existingOrders = await listGuestOrders(deps.db, email, 1);
  if (existingOrders.length === 0) return;
  if (!(await deps.limits.allows('guest-link-mails', toPersonKey(email)))) return;
  await inTransaction(deps.db, async (tx) => {
    const orders = [];
    for (const { userId, ...order } of await listGuestOrders(tx, email, MAX_ORDERS)) {
      orders.push({ ...order, link: toOrderUrl(deps.env.publicUrl, await createLink(tx, userId, at)) });
    }
    if (orders.length > 0) await deps.mail.send(guestLinksMail(email, orders, at), tx);
  });
}
