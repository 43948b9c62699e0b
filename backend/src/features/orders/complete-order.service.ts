import type { Transaction } from 'kysely';
import { type Localised, localised } from '../../../../contract/i18n/message.ts';
import { findWithdrawalRight } from '../../../../contract/rules/contract-withdrawal.ts';
import { giftPaidText } from '../../../../contract/rules/gifts.ts';
import { orderNotification } from '../../../../contract/rules/order-transitions.ts';
import type { Charge } from '../../../../contract/rules/second-currency.ts';
import { grantEntitlement } from '../../db/grant-entitlements.ts';
import { findGift } from '../../db/order-gifts.ts';
import type { Database } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import { createOrderLink } from '../../guests/guest-link.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { translateBundleName, translateNames } from '../../i18n/translated-names.ts';
import { fillInDates } from '../../mail/date-placeholders.ts';
import { guestFileMail } from '../../mail/guest-messages.ts';
import { orderReceiptMail, planSummaryText } from '../../mail/order-messages.ts';
import { findMailbox } from '../../mail/recipients.repository.ts';
import { notify } from '../activity/notifications.repository.ts';
import { updateCommission } from '../billing/affiliates.service.ts';
import { issueInvoice } from '../billing/issue-invoice.service.ts';
import { getReceiptTerms } from '../billing/order-terms.service.ts';
import { findCouponUse } from './coupon-uses.repository.ts';
import { type EntitlementRow, findEntitlement } from './entitlements.repository.ts';
import { startGift } from './gift-delivery.service.ts';
import { findLineKey } from './licences.repository.ts';
import { findProductPicture } from './offers.repository.ts';
import { type LineToDeliver, listLinesToDeliver } from './order-lines.repository.ts';
import { getWithdrawal, insertDownload } from './orders.repository.ts';
import { findLineDownloadId } from './plan-changes.repository.ts';
import { findPurchaseOrder } from './purchase-orders.repository.ts';

/** An order with status `completed`, with the terms fixed when it was made. */
interface PaidOrder {
  id: string;
  number: number;
  user_id: string;
  /** of the first line; null when the product has been deleted */
  product_id: number | null;
  product_name: string;
  amount_cents: number;
  /** Its own payment is being credited in this transaction and not marked yet. */
  isCrediting?: boolean;
}

/** What a line has given, with names in the reader's language. */
interface DeliveredLine extends Pick<LineToDeliver, 'quantity' | 'listed_cents' | 'isSeats'> {
  product_name: Localised;
  held: (Omit<EntitlementRow, 'tier'> & { tier: Localised }) | undefined;
  key: string | undefined;
  bundle: Localised | undefined;
  /** renews or upgrades an earlier plan */
  isChange: boolean;
}

/** Grants a line's rights and delivers its file. */
export async function deliverLine(
  tx: Transaction<Database>,
  line: LineToDeliver,
  { userId, at }: { userId: string; at: Date },
): Promise<DeliveredLine> {
  const { id, product_id, product_name, quantity, listed_cents, file_id, version } = line;
  const { bundle_id, bundle_name, isSeats = false } = line;
  const root = await grantEntitlement(tx, id, at);
  if (root === null || (await findLineDownloadId(tx, root)) === null) {
    const file = { user_id: userId, file_id, product_id, product_name, version };
    await insertDownload(tx, { ...file, line_id: id, created_at: at });
  }
  const entitlement = await findEntitlement(tx, id);
  const names = await translateNames(tx, { product_id, product_name, ...(entitlement && { tier: entitlement.tier }) });
  return {
    quantity,
    listed_cents,
    product_name: names.product_name,
    held: entitlement && { ...entitlement, tier: names.tier },
    key: await findLineKey(tx, id),
    bundle: bundle_name === null ? undefined : await translateBundleName(tx, { id: bundle_id, name: bundle_name }),
    isChange: root !== null,
    isSeats,
  };
}

/** A line of a gift: its buyer gets no rights, file or key. */
async function describeLine(
  tx: Transaction<Database>,
  { product_id, product_name, quantity, listed_cents, bundle_id, bundle_name }: LineToDeliver,
): Promise<DeliveredLine> {
  const names = await translateNames(tx, { product_id, product_name });
  return {
    product_name: names.product_name,
    quantity,
    listed_cents,
    held: undefined,
    key: undefined,
    bundle: bundle_name === null ? undefined : await translateBundleName(tx, { id: bundle_id, name: bundle_name }),
    isChange: false,
  };
}

/** A receipt says what the buyer was charged. An order in the second currency has one line. */
const inChargeCurrency = (lines: readonly DeliveredLine[], { currency, totalCents, listedCents }: Charge) => ({
  currency,
  amount_cents: totalCents,
  lines: lines.map((line) => ({ ...line, listed_cents: listedCents })),
});

/**
 * Delivers a paid order, however it was paid: rights, files, notification, receipt and invoice belong to the
 * payment's transaction. Call it last there, because the invoice number is locked until the end.
 */
export async function completeOrder(
  { mail, env }: Pick<Deps, 'mail' | 'env'>,
  tx: Transaction<Database>,
  order: PaidOrder,
  at: Date,
): Promise<void> {
  const { user_id, product_id, product_name } = order;
  const gift = await findGift(tx, order.id);
  const lines: DeliveredLine[] = [];
  for (const line of await listLinesToDeliver(tx, order.id))
    lines.push(gift ? await describeLine(tx, line) : await deliverLine(tx, line, { userId: user_id, at }));
  const name = (await translateNames(tx, { product_id, product_name })).product_name;
  // Without a product the text would be the one for a service without a file.
  const notifiedOrder = { ...order, product_id: product_id ?? 0, product_name: name };
  const { text, ...notification } = orderNotification(notifiedOrder, 'completed', null);
  const [changed] = lines.filter(({ isChange }) => isChange);
  const summary = changed?.held ? await writePlanSummary(tx, changed.product_name, changed.held) : text;
  const body = gift ? giftPaidText(name, gift.recipient_name) : summary;
  await notify(tx, [user_id], { ...notification, body }, at);
  const recipient = await findMailbox(tx, user_id);
  const { link, isGuest } = await createOrderLink({ env }, tx, { userId: user_id, href: notification.href }, at);
  if (recipient && isGuest && order.amount_cents === 0) {
    const { address, language } = recipient;
    const files = { number: order.number, product_name: name, lines, link };
    await mail.send(guestFileMail({ address, language }, files, at), tx);
  }
  if (recipient && order.amount_cents > 0) {
    const couponUse = await findCouponUse(tx, order.id);
    const { charge, ...terms } = await getReceiptTerms(tx, order.id);
    const picture = await findProductPicture(tx, product_id);
    const contract = await getWithdrawal(tx, order.id);
    const { consentedAt } = contract;
    const { until } = findWithdrawalRight({ ...contract, isDelivered: !gift });
    const withdrawal = until === null ? undefined : { until, link: `${env.publicUrl}/withdraw?order=${order.number}` };
    const { number, amount_cents } = order;
    const purchaseOrder = await findPurchaseOrder(tx, order.id);
    const receipt = orderReceiptMail(
      recipient,
      {
        number,
        amount_cents,
        ...terms,
        lines,
        ...(charge && inChargeCurrency(lines, charge)),
        coupon: couponUse,
        picture,
        link,
        withdrawal,
        consentedAt,
        gift,
        purchaseOrder,
      },
      at,
    );
    await mail.send(isGuest ? { ...receipt, kind: 'guest-receipt' } : receipt, tx);
  }
  if (gift) await startGift({ mail, env }, tx, order.id, at);
  await updateCommission(tx, order.id, at);
  await issueInvoice(tx, { orderId: order.id, at, isCrediting: order.isCrediting ?? false });
}

async function writePlanSummary(
  tx: Transaction<Database>,
  product: Localised,
  held: NonNullable<DeliveredLine['held']>,
): Promise<Localised> {
  const timeZone = await findShopZone(tx);
  return localised((language) => fillInDates(planSummaryText(product, held).toText(language), timeZone, language));
}
