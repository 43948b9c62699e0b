import type { Transaction } from 'kysely';
import { findChosenPriceProblem } from '../../../../contract/rules/chosen-prices.ts';
import { toCents } from '../../../../contract/rules/money.ts';
import { isPriceChosen } from '../../../../contract/rules/plan-price.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { areFreeSeats } from '../../../../contract/rules/seats.ts';
import type { Database } from '../../db/schema.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import { invalid } from '../../lib/errors.ts';
import type { PurchaseItem, SelectedPlan } from './selected-plan.service.ts';

/**
 * A new plan at the price that the buyer has chosen, or at its own.
 * @throws AppError 400 at `chosen_price` when it is missing, too low or too high, or for a plan with a fixed price; at `seats`
 * for seats that cost nothing
 */
export async function applyChosenPrice(
  tx: Transaction<Database>,
  choice: SelectedPlan,
  { chosenPrice }: Pick<PurchaseItem, 'chosenPrice'>,
): Promise<SelectedPlan> {
  const priced = await withChosenPrice(tx, choice, chosenPrice);
  if (areFreeSeats(priced.rights, priced.cents)) throw invalid('seats', REFUSALS.seatsFree);
  return priced;
}

async function withChosenPrice(
  tx: Transaction<Database>,
  choice: SelectedPlan,
  chosenPrice: number | undefined,
): Promise<SelectedPlan> {
  if (!isPriceChosen(choice.plan) && chosenPrice === undefined) return choice;
  const problem = findChosenPriceProblem(choice.plan, chosenPrice, await findShopCurrency(tx));
  if (problem) throw invalid('chosen_price', problem);
  return { ...choice, cents: toCents(chosenPrice ?? 0) * choice.quantity };
}
