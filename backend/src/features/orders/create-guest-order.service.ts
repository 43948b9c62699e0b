import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { moneyText } from '../../../shared/money.ts';
import type { Database } from '../../db/schema.ts';
import type { GuestOrderInput } from '../../generated/model.ts';
import { openLink, orderPage } from '../../guests/guest-link.ts';
import { findGuestByKey, findHeld, GUEST_KEY, type Guest, insertGuest } from '../../guests/guests.repository.ts';
import { isUniqueViolation } from '../../http/database-errors.ts';
import { type KeyedRequest, type Outcome, onceFor, type Settled } from '../../idempotency/idempotency.ts';
import { guestHeldMail, guestWaitsMail } from '../../mail/guest-messages.ts';
import { checkName } from '../accounts/account.rules.ts';
import { keepBilling } from '../billing/billing.repository.ts';
import { finishDemo } from '../billing/finish-demo.service.ts';
import { findPaymentSettings } from '../billing/payment-settings.repository.ts';
import { findPaidOrder, findPayment } from '../billing/payments.repository.ts';
import { beginPayment } from '../billing/payments.service.ts';
import { chooseForGuest } from '../billing/providers.service.ts';
import type { SettlementParts } from '../billing/settlement.service.ts';
import { openWallet } from '../billing/wallet.repository.ts';
import { toSeenCents } from './offer.service.ts';
import { openOrderIn } from './order-payment.service.ts';
import { takeFree } from './orders.service.ts';

interface Wish {
  input: GuestOrderInput;
  /** the client's Idempotency-Key, if it sent one */
  key: string | undefined;
  at: Date;
}

interface Ordered {
  guest: Guest;
  orderId: string;
  paymentId: string | null;
}

const keyHash = (key: string | undefined, email: string): string | null =>
  key === undefined ? null : createHash('sha256').update(`${key}\n${email.toLowerCase()}`).digest('hex');

/** The guest of this request, or of an earlier one with the same key. */
async function enterGuest(tx: Transaction<Database>, { input, key, at }: Wish): Promise<Guest> {
  const { email, country } = input;
  const name = checkName(input.name);
  const hash = keyHash(key, email);
  const known = hash === null ? undefined : await findGuestByKey(tx, hash);
  if (known) return known;
  const guest = await insertGuest(tx, { name, email, keyHash: hash, at });
  await openWallet(tx, guest.id);
  await keepBilling(tx, guest.id, { name, address: '', country, taxNumber: '' });
  return guest;
}

/** Emails what only the owner of the email address may know, and how to find an order waiting for a transfer. */
async function write(parts: SettlementParts, tx: Transaction<Database>, { input, at }: Wish, ordered: Ordered) {
  const { guest, orderId, paymentId } = ordered;
  const held = await findHeld(tx, { email: guest.email, orderId, at });
  const page = async (userId: string) => orderPage(parts.env.publicUrl, await openLink(tx, userId, at));
  if (held) {
    await parts.mail.send(guestHeldMail(guest.email, { ...held, link: await page(held.userId) }, at), tx);
  }
  if (input.provider !== 'manual' || paymentId === null) return;
  const [payment, order, settings] = [
    await findPayment(tx, paymentId),
    await findPaidOrder(tx, orderId),
    await findPaymentSettings(tx),
  ];
  if (!payment || !order || !settings) return;
  const transfer = {
    number: order.number,
    product_name: order.product_name,
    amount: moneyText(payment.amount_minor, payment.currency),
    code: payment.code,
    instructions: settings.manual_instructions,
    link: await page(guest.id),
  };
  await parts.mail.send(guestWaitsMail(guest.email, transfer, at), tx);
}

/**
 * Orders without an account. Guest, order and payment are created in one transaction; a demo payment is completed
 * immediately, any other is started.
 * @throws AppError as `openOrder`; 400 for a paid plan without a payment method
 */
export async function createGuestOrder(parts: SettlementParts, wish: Wish): Promise<Settled<Ordered>> {
  const { input, key, at } = wish;
  const provider = input.provider === undefined ? null : await chooseForGuest(parts, input.provider);
  const entered = async (tx: Transaction<Database>): Promise<KeyedRequest & { guest: Guest }> => {
    const guest = await enterGuest(tx, wish);
    const { product_id, plan_id, tier, provider: name = null, coupon = null, country } = input;
    const seen = {
      ...(plan_id === undefined ? {} : { plan_id }),
      ...(input.total === undefined ? {} : { total: input.total }),
      ...(input.again ? { again: true } : {}),
    };
    const body = { product_id, tier, name, coupon, country, buyer: input.name, ...seen };
    return { guest, userId: guest.id, key, operation: 'createGuestOrder', body, at };
  };
  const order = () =>
    onceFor(parts.db, entered, async (tx, { guest }): Promise<Outcome<Ordered>> => {
      const { product_id: productId, plan_id: planId, tier, coupon } = input;
      const seenCents = toSeenCents(input.total);
      const purchase = { userId: guest.id, productId, planId, tier, coupon, again: input.again, seenCents, key, at };
      const opened = provider
        ? await openOrderIn(tx, provider, purchase)
        : { orderId: await takeFree(parts, tx, purchase), paymentId: null };
      const ordered = { guest, ...opened };
      await write(parts, tx, wish, ordered);
      return { status: 201, result: ordered };
    });
  const settled = await order().catch((error) => {
    // A concurrent request with the same key has created the guest.
    if (isUniqueViolation(error, GUEST_KEY)) return order();
    throw error;
  });
  const { paymentId, guest } = settled.result;
  if (provider && paymentId !== null) {
    const payment = await beginPayment(parts, provider, guest, paymentId);
    if (provider.name === 'demo') await finishDemo(parts, payment);
  }
  return settled;
}
