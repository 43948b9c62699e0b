import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { GuestOrderInput } from '../../../../contract/generated/model.ts';
import { type Language, toLanguage } from '../../../../contract/rules/languages.ts';
import { moneyText } from '../../../../contract/rules/money.ts';
import type { Database } from '../../db/schema.ts';
import { createLink, toOrderUrl } from '../../guests/guest-link.ts';
import {
  findActivePlan,
  findGuestByKey,
  GUEST_KEY_INDEX,
  type Guest,
  insertGuest,
} from '../../guests/guests.repository.ts';
import { isUniqueViolation } from '../../http/database-errors.ts';
import { translateNames } from '../../i18n/translated-names.ts';
import {
  type IdempotentRequest,
  type IdempotentResult,
  runOnceFor,
  type WorkResult,
} from '../../idempotency/idempotency.ts';
import { guestAlreadyOwnedMail, guestTransferMail } from '../../mail/guest-messages.ts';
import { prepareVatCheck, toPrintedVatNumber } from '../../vat-numbers/vat-checks.ts';
import { checkName } from '../accounts/account.rules.ts';
import { upsertBillingDetails } from '../billing/billing.repository.ts';
import { completeDemoPayment } from '../billing/complete-demo-payment.service.ts';
import { findPaymentSettings } from '../billing/payment-settings.repository.ts';
import { findPaidOrder, findPayment } from '../billing/payments.repository.ts';
import { startPayment } from '../billing/payments.service.ts';
import { getGuestOrderProvider } from '../billing/providers.service.ts';
import type { SettlementDeps } from '../billing/settlement.service.ts';
import { insertWallet } from '../billing/wallet.repository.ts';
import { startOrderIn } from './order-payment.service.ts';
import { claimFreePlan } from './orders.service.ts';
import { findPurchaseOrder } from './purchase-orders.repository.ts';
import { type PurchaseItem, toConsent } from './selected-plan.service.ts';

interface GuestOrderRequest {
  operation: 'createGuestOrder' | 'orderGuestCart';
  buyer: { email: string; name: string; country: string; vatNumber: string | undefined };
  /** what identifies the request; plain data with a fixed property order */
  body: unknown;
  provider: GuestOrderInput['provider'];
  coupon: string | undefined;
  expectedCents: number | undefined;
  again: boolean | undefined;
  /** number of the wording with which the buyer agreed to immediate delivery */
  consentWording: number | undefined;
  gift: GuestOrderInput['gift'];
  purchaseOrder: string | undefined;
  /** in which the buyer pays; the shop's when omitted */
  currency?: string | undefined;
  /** what is bought, read in the order's transaction */
  loadItems: (tx: Transaction<Database>) => Promise<PurchaseItem[]>;
  /** runs in the order's transaction, after the order exists */
  onOrdered?: (tx: Transaction<Database>) => Promise<void>;
  /** the client's Idempotency-Key, if it sent one */
  key: string | undefined;
  /** the country of the buyer's network */
  network: string | null | undefined;
  /** of the buyer's signed cookie */
  visitorId: string | null;
  /** of the page on which the order is placed, and so of its emails */
  language: Language;
  at: Date;
}

interface GuestOrderResult {
  guest: Guest;
  orderId: string;
  paymentId: string | null;
}

const keyHash = (key: string | undefined, email: string): string | null =>
  key === undefined ? null : createHash('sha256').update(`${key}\n${email.toLowerCase()}`).digest('hex');

/** The guest of this request, or of an earlier one with the same key. */
async function findOrInsertGuest(
  tx: Transaction<Database>,
  { buyer, key, language, at }: GuestOrderRequest,
): Promise<Guest> {
  const { email, country, vatNumber } = buyer;
  const name = checkName(buyer.name);
  const hash = keyHash(key, email);
  const existingGuest = hash === null ? undefined : await findGuestByKey(tx, hash);
  if (existingGuest) return existingGuest;
  const guest = await insertGuest(tx, { name, email, language, keyHash: hash, at });
  await insertWallet(tx, guest.id);
  await upsertBillingDetails(tx, guest.id, {
    name,
    address: '',
    country,
    taxNumber: toPrintedVatNumber(country, vatNumber),
  });
  return guest;
}

/** Emails what only the owner of the email address may know, and how to find an order waiting for a transfer. */
async function sendGuestMails(
  deps: SettlementDeps,
  tx: Transaction<Database>,
  { provider, gift, at }: GuestOrderRequest,
  guestOrder: GuestOrderResult,
) {
  const { guest, orderId, paymentId } = guestOrder;
  const existingPlan = gift ? undefined : await findActivePlan(tx, { email: guest.email, orderId, at });
  const createOrderUrl = async (userId: string) => toOrderUrl(deps.env.publicUrl, await createLink(tx, userId, at));
  const recipient = { address: guest.email, language: toLanguage(guest.language) };
  if (existingPlan) {
    const names = await translateNames(tx, existingPlan);
    const link = await createOrderUrl(existingPlan.userId);
    await deps.mail.send(guestAlreadyOwnedMail(recipient, { ...existingPlan, ...names, link }, at), tx);
  }
  if (provider !== 'manual' || paymentId === null) return;
  const [payment, order, settings] = [
    await findPayment(tx, paymentId),
    await findPaidOrder(tx, orderId),
    await findPaymentSettings(tx),
  ];
  if (!payment || !order || !settings) return;
  const transfer = {
    number: order.number,
    product_name: (await translateNames(tx, order)).product_name,
    amount: moneyText(payment.amount_minor, payment.currency),
    code: payment.code,
    purchaseOrder: await findPurchaseOrder(tx, orderId),
    instructions: settings.manual_instructions,
    link: await createOrderUrl(guest.id),
  };
  await deps.mail.send(guestTransferMail(recipient, transfer, at), tx);
}

/**
 * Orders without an account. Guest, order and payment are created in one transaction; a demo payment is completed
 * immediately, any other is started.
 * @throws AppError as `startOrder`; 400 for a paid plan without a payment method
 */
export async function createGuestOrder(
  deps: SettlementDeps,
  request: GuestOrderRequest,
): Promise<IdempotentResult<GuestOrderResult>> {
  const { operation, body, coupon, again, expectedCents, consentWording, key, at, language } = request;
  const { country, vatNumber } = request.buyer;
  await prepareVatCheck(deps, { userId: null, country, vatNumber });
  const provider = request.provider === undefined ? null : await getGuestOrderProvider(deps, request.provider);
  const prepareRequest = async (tx: Transaction<Database>): Promise<IdempotentRequest & { guest: Guest }> => {
    const guest = await findOrInsertGuest(tx, request);
    return { guest, userId: guest.id, key, operation, body, at };
  };
  const order = () =>
    runOnceFor(deps.db, prepareRequest, async (tx, { guest }): Promise<WorkResult<GuestOrderResult>> => {
      const items = await request.loadItems(tx);
      const consent = toConsent(consentWording, language);
      const { gift, purchaseOrder, currency, network, visitorId } = request;
      const terms = { coupon, again, consent, expectedCents, gift, purchaseOrder, currency };
      const purchase = { userId: guest.id, items, ...terms, network, visitorId, language, key, at };
      const openedOrder = provider
        ? await startOrderIn(deps, tx, provider, purchase)
        : { orderId: await claimFreePlan(deps, tx, purchase), paymentId: null };
      const guestOrder = { guest, ...openedOrder };
      await sendGuestMails(deps, tx, request, guestOrder);
      await request.onOrdered?.(tx);
      return { status: 201, result: guestOrder };
    });
  const outcome = await order().catch((error) => {
    // A concurrent request with the same key has created the guest.
    if (isUniqueViolation(error, GUEST_KEY_INDEX)) return order();
    throw error;
  });
  const { paymentId, guest } = outcome.result;
  if (provider && paymentId !== null) {
    const payment = await startPayment(deps, provider, guest, { id: paymentId, language });
    if (provider.name === 'demo') await completeDemoPayment(deps, payment);
  }
  return outcome;
}
