import type { Kysely } from 'kysely';
import { moneyText } from '../../../../contract/rules/money.ts';
import { getMoneyLimits } from '../../../../contract/rules/money-limits.ts';
import { parseLimitedCents } from '../../../../contract/rules/price-limit.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Database } from '../../db/schema.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import { type AppError, conflict, invalid } from '../../lib/errors.ts';

/**
 * An amount from a request as whole cents, from 1 to the limit of the shop's currency.
 * @throws AppError 400 for anything else.
 */
export async function toAllowedCents(db: Kysely<Database>, amount: number): Promise<number> {
  const read = parseLimitedCents(amount, await findShopCurrency(db));
  if ('problem' in read) throw invalid('amount', read.problem);
  return read.cents;
}

/** The error for a wallet that would exceed the limit of its currency. */
export async function walletFullError(db: Kysely<Database>): Promise<AppError> {
  const currency = await findShopCurrency(db);
  return conflict(REFUSALS.walletFull(moneyText(getMoneyLimits(currency).balance * 100, currency)));
}
