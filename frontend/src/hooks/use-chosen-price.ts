import { parseChosenPrice } from '@contract/rules/chosen-prices.ts';
import { getMoneyLimits } from '@contract/rules/money-limits.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { formatMoney, shopCurrency } from '@/lib/format.ts';

interface Plan {
  readonly price: number;
  readonly suggestedPrice?: number | undefined;
}

/** Why a price is refused, in the language of the page. */
function findProblem({ price: minimum }: Plan, price: number | undefined): string | undefined {
  if (price === undefined) return t`Please enter your price`;
  if (price < minimum) return t`At least ${formatMoney(minimum)}`;
  const most = getMoneyLimits(shopCurrency()).amount;
  return price > most ? t`At most ${formatMoney(most)}` : undefined;
}

/** The price of a plan whose buyers choose it, as it is typed. @param initial of the URL; an invalid one becomes the suggestion */
export function useChosenPrice(plan: Plan, initial = '') {
  const [text, setText] = useState(() =>
    findProblem(plan, parseChosenPrice(initial)) === undefined ? initial : String(plan.suggestedPrice ?? ''),
  );
  const isChosen = plan.suggestedPrice !== undefined;
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
