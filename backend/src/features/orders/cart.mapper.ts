import type { Cart, CartBundle, CartItem } from '../../../../contract/generated/model.ts';
import { toCartCents } from '../../../../contract/rules/chosen-prices.ts';
import { toRegularCents } from '../../../../contract/rules/launch-price.ts';
import { MISSING_PICTURE } from '../../../../contract/rules/missing-picture.ts';
import { toAmount, toCents } from '../../../../contract/rules/money.ts';
import { maxQuantity } from '../../../../contract/rules/order-lines.ts';
import { isPriceChosen } from '../../../../contract/rules/plan-price.ts';
import { grantedRights, toTermMonths } from '../../../../contract/rules/plan-terms.ts';
import { toLineRights } from '../../../../contract/rules/seats.ts';
import type { CartItemRow } from './cart.repository.ts';

/** An item at the prices of a moment; a plan that is no longer sold keeps its name. */
function toCartItem(row: CartItemRow, at: Date): CartItem {
  const { id, product_id, plan_id, available, owned } = row;
  const plan = [...row.pricing, ...row.retired_plans].find((sold) => sold.id === plan_id);
  const most = plan ? maxQuantity(row, grantedRights(plan)) : 1;
  // The product may have got keys of its own since it was added.
  const quantity = Math.min(row.quantity, most);
  const cents = plan ? toCartCents(plan, row.chosen_cents, at) : 0;
  return {
    id,
    product_id,
    product_name: row.title,
    image: row.images[0] ?? MISSING_PICTURE,
    plan_id,
    tier: plan?.name ?? '',
    period: plan?.period ?? '',
    termMonths: plan ? toTermMonths(plan) : null,
    quantity,
    max_quantity: most,
    unitPrice: toAmount(cents),
    regular_price: plan && !isPriceChosen(plan) ? toAmount(toRegularCents(plan)) : toAmount(cents),
    amount: toAmount(cents * quantity),
    available,
    owned,
    ...(plan && isPriceChosen(plan) && { minimum_price: plan.price }),
    ...(plan && toLineRights(grantedRights(plan), { quantity, wantsSeats: false }).seats && { seats: true }),
  };
}

/** @param bundles those of the cart, and what those for sale cost */
export function toCart(
  rows: readonly CartItemRow[],
  { bundles, cents: bundleCents }: { bundles: CartBundle[]; cents: number },
  at: Date,
): Cart {
  const items = rows.map((row) => toCartItem(row, at));
  const cents = items.reduce((sum, { available, amount }) => sum + (available ? toCents(amount) : 0), bundleCents);
  const count = items.reduce((sum, { quantity }) => sum + quantity, bundles.length);
  return { items, count, amount: toAmount(cents), bundles };
}
