import type { Transaction } from 'kysely';
import { localised } from '../../../../contract/i18n/message.ts';
import { findWithdrawalRight } from '../../../../contract/rules/contract-withdrawal.ts';
import { orderNotification } from '../../../../contract/rules/order-transitions.ts';
import { grantEntitlement } from '../../db/grant-entitlements.ts';
import type { Database } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import { createOrderLink } from '../../guests/guest-link.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { translateNames } from '../../i18n/translated-names.ts';
import { fillInDates } from '../../mail/date-placeholders.ts';
import { guestFileMail } from '../../mail/guest-messages.ts';
import { orderReceiptMail, planSummaryText } from '../../mail/order-messages.ts';
import { findMailbox } from '../../mail/recipients.repository.ts';
import { notify } from '../activity/notifications.repository.ts';
import { issueInvoice } from '../billing/issue-invoice.service.ts';
import { getReceiptTerms } from '../billing/order-terms.service.ts';
import { findCouponUse } from './coupon-uses.repository.ts';
import { findEntitlement } from './entitlements.repository.ts';
import { findOrderKey } from './licences.repository.ts';
import { findProductPicture } from './offers.repository.ts';
import { getWithdrawal, insertDownload } from './orders.repository.ts';
import { findOrderDownloadId } from './plan-changes.repository.ts';

/** An order with status `completed`, with the terms fixed when it was made. */
export interface PaidOrder {
  id: string;
  number: number;
  user_id: string;
  /** null when the product has been deleted */
  product_id: number | null;
  product_name: string;
  amount_cents: number;
  file_id: string;
  version: string | null;
  /** Its own payment is being credited in this transaction and not marked yet. */
  isCrediting?: boolean;
}

/**
 * Delivers a paid order, however it was paid: rights, file, notification, receipt and invoice belong to the
 * payment's transaction. Call it last there, because the invoice number is locked until the end.
 * @returns id of the download
 */
export async function completeOrder(
  { mail, env }: Pick<Deps, 'mail' | 'env'>,
  tx: Transaction<Database>,
  order: PaidOrder,
  at: Date,
): Promise<string> {
  const { user_id, file_id, product_id, product_name, version } = order;
  const file = { user_id, file_id, product_id, product_name, version };
  const root = await grantEntitlement(tx, order.id, at);
  const rootDownloadId = root === null ? null : await findOrderDownloadId(tx, root);
  const downloadId = rootDownloadId ?? (await insertDownload(tx, { ...file, order_id: order.id, created_at: at }));
  const entitlement = await findEntitlement(tx, order.id);
  // Without a product the text would be the one for a service without a file.
  const names = await translateNames(tx, { product_id, product_name, ...(entitlement && { tier: entitlement.tier }) });
  const held = entitlement && { ...entitlement, tier: names.tier };
  const notifiedOrder = { ...order, product_id: product_id ?? 0, product_name: names.product_name };
  const { text, ...notification } = orderNotification(notifiedOrder, 'completed', null);
  const timeZone = await findShopZone(tx);
  const body =
    root !== null && held
      ? localised((language) =>
          fillInDates(planSummaryText(names.product_name, held).toText(language), timeZone, language),
        )
      : text;
  await notify(tx, [user_id], { ...notification, body }, at);
  const recipient = await findMailbox(tx, user_id);
  const { link, isGuest } = await createOrderLink({ env }, tx, { userId: user_id, href: notification.href }, at);
  if (recipient && isGuest && order.amount_cents === 0) {
    const key = await findOrderKey(tx, order.id);
    await mail.send(
      guestFileMail(
        { address: recipient.address, language: recipient.language },
        { number: order.number, product_name: names.product_name, key, link },
        at,
      ),
      tx,
    );
  }
  if (recipient && order.amount_cents > 0) {
    const [couponUse, key] = [await findCouponUse(tx, order.id), await findOrderKey(tx, order.id)];
    const terms = await getReceiptTerms(tx, order.id);
    const picture = await findProductPicture(tx, product_id);
    const contract = await getWithdrawal(tx, order.id);
    const { consentedAt } = contract;
    const { until } = findWithdrawalRight({ ...contract, isDelivered: true });
    const withdrawal = until === null ? undefined : { until, link: `${env.publicUrl}/withdraw?order=${order.number}` };
    const receipt = orderReceiptMail(
      recipient,
      {
        ...order,
        ...terms,
        product_name: names.product_name,
        coupon: couponUse,
        held,
        key,
        picture,
        link,
        withdrawal,
        consentedAt,
      },
      at,
    );
    await mail.send(isGuest ? { ...receipt, kind: 'guest-receipt' } : receipt, tx);
  }
  await issueInvoice(tx, { orderId: order.id, at, isCrediting: order.isCrediting ?? false });
  return downloadId;
}
