import type { Transaction } from 'kysely';
import { calculateCredit, isSamePlan } from '../../../../contract/rules/active-plans.ts';
import { CHOSEN_PRICE_REFUSALS } from '../../../../contract/rules/chosen-prices.ts';
import { needsWithdrawalConsent } from '../../../../contract/rules/eea.ts';
import { applyTax, splitTax, type TaxTerms, toChargedPrice } from '../../../../contract/rules/invoices.ts';
import { toRegularCents } from '../../../../contract/rules/launch-price.ts';
import { isPriceChosen } from '../../../../contract/rules/plan-price.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { readPlanState } from '../../db/plan-changes.ts';
import type { Database } from '../../db/schema.ts';
import { conflict, invalid, notFound, priceChanged } from '../../lib/errors.ts';
import { getBuyerTax } from '../billing/tax.service.ts';
import { applyChosenPrice } from './chosen-price.service.ts';
import { findHolderPrices, type LocalBuyer, priceLocally, toLineCountryPrice } from './country-price.service.ts';
import { findCoupon, toAppliedCoupon } from './coupon-price.service.ts';
import { findChangeableFile, sumRefundsOfLines } from './plan-changes.repository.ts';
import { priceInBuyerCurrency } from './second-price.service.ts';
import {
  type PricedOrder,
  type Purchase,
  type PurchaseItem,
  type SelectedPlan,
  selectPlan,
} from './selected-plan.service.ts';

/** The plan of an owned file, for a renewal or upgrade. The plan cannot change before the transaction ends. */
async function getHeldPlan(tx: Transaction<Database>, userId: string, downloadId: string, at: Date) {
  const file = await findChangeableFile(tx, userId, downloadId);
  if (!file) throw notFound();
  const holding = file.line_id === null ? undefined : await readPlanState(tx, file.line_id, true);
  if (!holding?.held || file.line_id === null || file.isMember) throw conflict(REFUSALS.planNone);
  const credit = calculateCredit(holding.held, at, await sumRefundsOfLines(tx, holding.lines));
  const { held, quantity, isSeats, lines } = holding;
  return { rootId: file.line_id, productId: file.product_id, held, quantity, isSeats, credit, lines };
}

type Price = Pick<PricedOrder, 'lines' | 'cents' | 'taxCents' | 'charge' | 'coupon' | 'countryPrice' | 'change'>;

/**
 * A renewal or upgrade of the user's plan: a renewal costs the plan's current price, an upgrade the rest beyond what was paid
 * for the current plan, both with tax, and as many units as the plan has.
 * @throws AppError 404 for another user's file, 409 without a plan to renew or upgrade, 400 for another plan or one
 * that is not an upgrade
 */
async function priceChange(
  tx: Transaction<Database>,
  item: PurchaseItem,
  { userId, coupon, change, network, at }: Purchase & { change: NonNullable<Purchase['change']> },
  { tax, country }: { tax: TaxTerms; country: string },
): Promise<Price> {
  if (coupon !== undefined) throw invalid('coupon', REFUSALS.couponNewOnly);
  if (item.chosenPrice !== undefined) throw invalid('chosen_price', CHOSEN_PRICE_REFUSALS.chosenPriceFixed);
  const { kind, downloadId } = change;
  const holding = await getHeldPlan(tx, userId, downloadId, at);
  const { rootId, productId, held: heldPlan, quantity, credit } = holding;
  const isRenewal = kind === 'renewal';
  // An upgrade keeps seats as seats and other units as they are.
  const seats = holding.isSeats && !isRenewal;
  const selected = await selectPlan(tx, { ...item, quantity, seats, isRenewal, at });
  const local = (await findHolderPrices(tx, { userId, country, network }, holding.lines))(selected);
  const choice = local
    ? { ...selected, cents: local.cents, countryPrice: toLineCountryPrice(local, toChargedPrice(selected.cents, tax)) }
    : selected;
  if (productId !== choice.offer.id) throw invalid('product_id', REFUSALS.planOther);
  if (isRenewal) {
    if (!isSamePlan(heldPlan, choice.plan)) throw invalid('tier', REFUSALS.planNotHeld);
    if (heldPlan.holdsUntil === null) throw conflict(REFUSALS.planHasNoEnd);
    const { total } = applyTax(toChargedPrice(choice.cents, tax), tax);
    return toChangePrice(choice, Math.min(total, change.agreement?.maxCents ?? total), tax, {
      kind,
      rootId,
      downloadId,
      creditedCents: 0,
    });
  }
  const currentPlan = [...choice.offer.pricing, ...choice.offer.retired_plans].find((plan) =>
    isSamePlan(heldPlan, plan),
  );
  const currentPlanCents = currentPlan ? toRegularCents(currentPlan) : heldPlan.cents / quantity;
  if (isSamePlan(heldPlan, choice.plan) || choice.regularCents <= currentPlanCents)
    throw invalid('tier', REFUSALS.planNotUpgrade);
  const { total } = applyTax(toChargedPrice(choice.cents, tax), tax);
  const creditedCents = Math.min(credit, total);
  return toChangePrice(choice, total - creditedCents, tax, { kind, rootId, downloadId, creditedCents });
}

function toChangePrice(
  choice: SelectedPlan & Pick<PricedOrder['lines'][number], 'countryPrice'>,
  cents: number,
  { percent }: TaxTerms,
  change: NonNullable<Price['change']>,
): Price {
  const { tax: taxCents } = splitTax(cents, percent);
  const price = { listedCents: cents, discountCents: 0, taxCents, cents };
  return { lines: [{ ...choice, price }], cents, taxCents, coupon: null, change };
}

/**
 * The price of new plans with coupon and tax.
 * @throws AppError as `selectPlan`, 400 for a coupon that does not apply
 */
export async function priceItems(
  tx: Transaction<Database>,
  items: readonly PurchaseItem[],
  { coupon: code, tax, buyer, at }: { coupon: string | undefined; tax: TaxTerms; buyer: LocalBuyer; at: Date },
): Promise<Price> {
  const choices: SelectedPlan[] = [];
  for (const item of items) {
    const choice = await selectPlan(tx, { ...item, at });
    choices.push(item.bundle ? { ...choice, cents: item.bundle.shareCents } : await applyChosenPrice(tx, choice, item));
  }
  const toLine = (choice: SelectedPlan, index: number) => ({
    productId: choice.offer.id,
    listedCents: choice.cents,
    isCouponExcluded: isPriceChosen(choice.plan) && !items[index]?.bundle,
    choice,
    // A bundle costs the same everywhere.
    hasOwnPrice: items[index]?.bundle !== undefined,
  });
  const linesToPrice = choices.map(toLine);
  const coupon = await findCoupon(tx, code, { lines: linesToPrice, at });
  const { lines, discountCents, lineRules, ...sums } = await priceLocally(tx, linesToPrice, { buyer, coupon, tax });
  return {
    ...sums,
    lines: choices.flatMap((choice, index) =>
      lines[index]
        ? [{ ...choice, price: lines[index], bundle: items[index]?.bundle, countryPrice: lineRules[index] }]
        : [],
    ),
    coupon: toAppliedCoupon(coupon, discountCents),
  };
}

/**
 * What is bought at the price for this user, tax included.
 * @throws AppError as `priceItems` and `priceChange`; 400 when tax applies and the country is missing, or without the consent
 * that the country requires; 409 when the price is not the one shown to the buyer
 */
export async function resolvePrice(tx: Transaction<Database>, purchase: Purchase): Promise<PricedOrder> {
  const { userId, items, coupon, change, expectedCents, at } = purchase;
  const { tax, country, isTaxed } = await getBuyerTax(tx, {
    userId,
    selectedCountry: purchase.country,
    hasHomeFallback: false,
    at,
  });
  const [item] = items;
  const listed =
    change && item
      ? await priceChange(tx, item, { ...purchase, change }, { tax, country })
      : await priceItems(tx, items, { coupon, tax, buyer: { userId, country, network: purchase.network }, at });
  const price: Price = await priceInBuyerCurrency(tx, listed, { purchase, tax });
  if (isTaxed && country === '' && price.cents > 0) throw invalid('country', REFUSALS.countryNeeded);
  // Without a consent of its own, a renewal by agreement leaves the customer the right of withdrawal.
  if (!purchase.consent && !change?.agreement && needsWithdrawalConsent(country, price.cents))
    throw invalid('withdrawal_consent', REFUSALS.withdrawalConsentNeeded);
  if (expectedCents !== undefined && expectedCents !== (price.charge?.totalCents ?? price.cents)) throw priceChanged();
  return { ...price, country, tax };
}

/** The renewal or upgrade part of the order snapshot. */
const toSnapshotChange = ({ change }: PricedOrder) =>
  change ? { root_id: change.rootId, change: change.kind, counted_cents: change.creditedCents } : {};

/** What the buyer gets for each line once the order is paid. @param lineIds of the stored lines, in their order */
export const toSnapshots = (order: PricedOrder, lineIds: readonly string[]) =>
  order.lines.flatMap(({ offer: { file_id, version }, rights }, index) => {
    const line_id = lineIds[index];
    return line_id === undefined ? [] : [{ line_id, file_id, version, rights, ...toSnapshotChange(order) }];
  });
