import type { Transaction } from 'kysely';
import { creditOf, isHeldPlan } from '../../../shared/held-plans.ts';
import { type TaxTerms, taxed } from '../../../shared/invoices.ts';
import { ownCents } from '../../../shared/launch-price.ts';
import { REFUSALS } from '../../../shared/refusals.ts';
import { readHolding } from '../../db/plan-changes.ts';
import type { Database } from '../../db/schema.ts';
import { conflict, invalid, notFound, priceChanged } from '../../lib/errors.ts';
import { taxOf } from '../invoices/tax.service.ts';
import { lowered } from './coupon-price.service.ts';
import { type Choice, chooseOffer, type PricedChoice, type Purchase } from './offer.service.ts';
import { findChangeable, sumRefundsOf } from './plan-changes.repository.ts';

/** What an own file is held by, for somebody who wants to go on with it. The plan cannot change before the transaction ends. */
async function heldFor(tx: Transaction<Database>, userId: string, downloadId: string, at: Date) {
  const file = await findChangeable(tx, userId, downloadId);
  if (!file) throw notFound();
  const holding = file.order_id === null ? undefined : await readHolding(tx, file.order_id, true);
  if (!holding?.held || file.order_id === null) throw conflict(REFUSALS.planNone);
  const credit = creditOf(holding.held, at, await sumRefundsOf(tx, holding.orders));
  return { rootId: file.order_id, productId: file.product_id, held: holding.held, credit };
}

/**
 * The choice as it goes on with what the person has: another period costs what the plan costs now, a bigger plan the rest
 * beyond what was paid for the present one, tax included in both.
 * @throws AppError 404 for a file that is not theirs, 409 without a plan that could go on, 400 for a plan that is not the one or not bigger
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
 * What is wanted, at the price that it has for this person, tax included.
 * @throws AppError as `chooseOffer`, `changed` and `lowered`; 400 when there is tax and no country; 409 when it is not the price that the buyer has seen
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

/** The part of an order's promise that says what it goes on with. */
export const promisedChange = ({ change }: Choice) =>
  change ? { root_id: change.rootId, change: change.kind, counted_cents: change.countedCents } : {};
