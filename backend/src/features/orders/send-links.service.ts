import { toPersonKey } from '../../../../contract/rules/person-key.ts';
import { inTransaction } from '../../db/retry.ts';
import { createEmailLink, createLink, toOrdersUrl, toOrderUrl } from '../../guests/guest-link.ts';
import { listGuestOrders, MAX_LISTED_ORDERS } from '../../guests/guests.repository.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { translateNames } from '../../i18n/translated-names.ts';
import { type GuestRecipient, guestLinksMail } from '../../mail/guest-messages.ts';

/**
 * Emails the links of all guest orders of an address, and with several orders the link to the page that lists them. A
 * job, so that neither the response nor its timing reveals whether there are any.
 */
export async function sendGuestLinks(deps: Deps, recipient: GuestRecipient): Promise<void> {
  const email = recipient.address;
  const at = deps.clock.now();
  const existingOrders = await listGuestOrders(deps.db, email, 1);
  if (existingOrders.length === 0) return;
  if (!(await deps.limits.allows('guest-link-mails', toPersonKey(email)))) return;
  await inTransaction(deps.db, async (tx) => {
    const orders = [];
    for (const { userId, number, ...order } of await listGuestOrders(tx, email, MAX_LISTED_ORDERS)) {
      const { product_name } = await translateNames(tx, order);
      orders.push({ number, product_name, link: toOrderUrl(deps.env.publicUrl, await createLink(tx, userId, at)) });
    }
    if (orders.length === 0) return;
    const all = orders.length === 1 ? undefined : toOrdersUrl(deps.env.publicUrl, await createEmailLink(tx, email, at));
    await deps.mail.send(guestLinksMail(recipient, { orders, all }, at), tx);
  });
}
