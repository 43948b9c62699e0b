import type { Kysely } from 'kysely';
import type { Currency, OrderQuote } from '../../../../contract/generated/model.ts';
import type { TaxTerms } from '../../../../contract/rules/invoices.ts';
import { toAmount, toCents } from '../../../../contract/rules/money.ts';
import { acceptsCurrency } from '../../../../contract/rules/provider-currencies.ts';
import {
  findSecondRefusal,
  priceInSecond,
  SECOND_CURRENCY_REFUSALS,
} from '../../../../contract/rules/second-currency.ts';
import type { Database } from '../../db/schema.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import { invalid } from '../../lib/errors.ts';
import { findSecondCurrency } from '../billing/exchange-rates.repository.ts';
import type { PricedLine, Purchase } from './selected-plan.service.ts';

type Line = Pick<PricedLine, 'plan' | 'quantity'>;

/** What units of a plan cost in the second currency; undefined where they are not sold in it. */
async function findSecondLine(db: Kysely<Database>, { plan, quantity }: Line, tax: TaxTerms) {
  const { secondPrice } = plan;
  const second = secondPrice && (await findSecondCurrency(db));
  if (!secondPrice || second?.currency !== secondPrice.currency) return undefined;
  const priced = priceInSecond(toCents(secondPrice.price), { quantity, tax, ...second });
  // Less than a hundredth in the books could not be refunded, or invoiced.
  return priced.book.cents > 0 ? priced : undefined;
}

/**
 * The price in the currency that the buyer has selected; unchanged in the shop's.
 * @throws AppError 400 for a currency in which the plan is not sold, and for what is sold in the shop's currency only
 */
export async function priceInBuyerCurrency<
  Price extends { lines: readonly PricedLine[]; cents: number; taxCents: number },
>(
  db: Kysely<Database>,
  price: Price,
  {
    purchase,
    tax,
  }: { purchase: Pick<Purchase, 'currency' | 'coupon' | 'gift' | 'change' | 'onInvoice'>; tax: TaxTerms },
) {
  const { currency } = purchase;
  if (currency === undefined || currency === (await findShopCurrency(db))) return price;
  const refusal = findSecondRefusal(purchase);
  if (refusal) throw invalid(refusal.field, refusal.message);
  const [line, ...others] = price.lines;
  const second = line && !line.bundle && others.length === 0 ? await findSecondLine(db, line, tax) : undefined;
  if (!line || second?.charge.currency !== currency)
    throw invalid('currency', SECOND_CURRENCY_REFUSALS.notSoldInCurrency);
  const { charge, book } = second;
  return { ...price, lines: [{ ...line, price: book }], cents: book.cents, taxCents: book.taxCents, charge };
}

/** The second currency of a quote for one plan. */
export async function toSecondPrice(
  db: Kysely<Database>,
  lines: readonly Line[],
  tax: TaxTerms,
): Promise<Pick<OrderQuote, 'second_charge'>> {
  const [line, ...others] = lines;
  const second = line && others.length === 0 ? await findSecondLine(db, line, tax) : undefined;
  if (!second) return {};
  const { currency, totalCents } = second.charge;
  return { second_charge: { currency: currency as Currency, total: toAmount(totalCents) } };
}

/** @throws AppError 400 for a provider that does not accept the currency of the charge */
export function checkProviderCurrency(provider: string, charge: { currency: string } | undefined): void {
  if (charge && !acceptsCurrency(provider, charge.currency))
    throw invalid('provider', SECOND_CURRENCY_REFUSALS.providerCurrency);
}
