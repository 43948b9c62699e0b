import type { Transaction } from 'kysely';
import { creditOf, isHeldPlan } from '../../../shared/held-plans.ts';
import { type TaxTerms, taxed } from '../../../shared/invoices.ts';
import { ownCents } from '../../../shared/launch-price.ts';
import { REFUSALS } from '../../../shared/refusals.ts';
import { readHolding } from '../../db/plan-changes.ts';
import type { Database } from '../../db/schema.ts';
import { conflict, invalid, notFound, priceChanged } from '../../lib/errors.ts';
import { taxOf } from '../billing/tax.service.ts';
import { lowered } from './coupon-price.service.ts';
import { type Choice, chooseOffer, type PricedChoice, type Purchase } from './offer.service.ts';
import { findChangeable, sumRefundsOf } from './plan-changes.repository.ts';

/** The plan of an owned file, for a renewal or upgrade. The plan cannot change before the transaction ends. */
async function heldFor(tx: Transaction<Database>, userId: string, downloadId: string, at: Date) {
  const file = await findChangeable(tx, userId, downloadId);
  if (!file) throw notFound();
  const holding = file.order_id === null ? undefined : await readHolding(tx, file.order_id, true);
  if (!holding?.held || file.order_id === null) throw conflict(REFUSALS.planNone);
  const credit = creditOf(holding.held, at, await sumRefundsOf(tx, holding.orders));
  return { rootId: file.order_id, productId: file.product_id, held: holding.held, credit };
}

/**
 * The choice as a renewal or upgrade of the user's plan: a renewal costs the plan's current price, an upgrade the rest
 * beyond what was paid for the current plan, both with tax.
 * @throws AppError 404 for another user's file, 409 without a plan to renew or upgrade, 400 for another plan or one
 * that is not an upgrade
 */
async function changed(
  tx: Transaction<Database>,
  choice: Choice,
  purchase: Purchase & { change: NonNullable<Purchase['change']> },
  tax: TaxTerms,
): Promise<Choice> {
  const { userId, coupon, change, at } = purchase;
  if (coupon !== undefined) throw invalid('coupon', REFUSALS.couponNewOnly);
  const { kind, downloadId } = change;
  const { rootId, productId, held, credit } = await heldFor(tx, userId, downloadId, at);
  if (productId !== choice.offer.id) throw invalid('product_id', REFUSALS.planOther);
  if (kind === 'renewal') {
    if (!isHeldPlan(held, choice.plan)) throw invalid('tier', REFUSALS.planNotHeld);
    if (held.holdsUntil === null) throw conflict(REFUSALS.planForEver);
    return { ...choice, cents: taxed(choice.cents, tax).total, change: { kind, rootId, downloadId, countedCents: 0 } };
  }
  const present = [...choice.offer.pricing, ...choice.offer.retired_plans].find((plan) => isHeldPlan(held, plan));
  const presentCents = present ? ownCents(present) : held.cents;
  if (isHeldPlan(held, choice.plan) || choice.ownCents <= presentCents) throw invalid('tier', REFUSALS.planNotBigger);
  const { total } = taxed(choice.cents, tax);
  const countedCents = Math.min(credit, total);
  return { ...choice, cents: total - countedCents, change: { kind, rootId, downloadId, countedCents } };
}

/**
 * The chosen plan at the price for this user, tax included.
 * @throws AppError as `chooseOffer`, `changed` and `lowered`; 400 when tax applies and the country is missing; 409 when
 * the price is not the one shown to the buyer
 */
export async function priced(tx: Transaction<Database>, purchase: Purchase): Promise<PricedChoice> {
  const { userId, productId, planId, tier, coupon, change, seenCents, at } = purchase;
  const { tax, country, isTaxed } = await taxOf(tx, { userId, chosen: purchase.country, orHome: false });
  const choice = await chooseOffer(tx, { productId, planId, tier, renews: change?.kind === 'renewal', at });
  const left = change
    ? await changed(tx, choice, { ...purchase, change }, tax)
    : withTax(await lowered(tx, choice, coupon, at), tax);
  if (isTaxed && country === '' && left.cents > 0) throw invalid('country', REFUSALS.countryNeeded);
  if (seenCents !== undefined && seenCents !== left.cents) throw priceChanged();
  return { ...left, country, tax };
}

const withTax = (choice: Choice, tax: TaxTerms): Choice => ({ ...choice, cents: taxed(choice.cents, tax).total });

/** The renewal or upgrade part of the order snapshot. */
export const promisedChange = ({ change }: Choice) =>
  change ? { root_id: change.rootId, change: change.kind, counted_cents: change.countedCents } : {};
