import { isPriceChosen, parseChosenPrice } from '@contract/rules/chosen-prices.ts';
import { getMoneyLimits } from '@contract/rules/money-limits.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { PricingTier } from '@/api/generated/model.ts';
import { formatMoney, shopCurrency } from '@/lib/format.ts';

/** Why a price is refused, in the language of the page. */
function findProblem({ price: minimum }: PricingTier, price: number | undefined): string | undefined {
  if (price === undefined) return t`Please enter your price`;
  if (price < minimum) return t`At least ${formatMoney(minimum)}`;
  const most = getMoneyLimits(shopCurrency()).amount;
  return price > most ? t`At most ${formatMoney(most)}` : undefined;
}

/** The price of a plan whose buyers choose it, as it is typed. @param initial of the URL; an invalid one becomes the suggestion */
export function useChosenPrice(plan: PricingTier, initial = '') {
  const [text, setText] = useState(() =>
    findProblem(plan, parseChosenPrice(initial)) === undefined ? initial : String(plan.suggestedPrice ?? ''),
  );
  const isChosen = isPriceChosen(plan);
  const price = isChosen ? parseChosenPrice(text) : undefined;
  const problem = isChosen ? findProblem(plan, price) : undefined;
  return {
    isChosen,
    text,
    setText,
    problem,
    /** Undefined while it is not valid, and for a plan with a fixed price. */
    price: problem === undefined ? price : undefined,
  };
}

export type ChosenPrice = ReturnType<typeof useChosenPrice>;
