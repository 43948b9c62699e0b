import { priceBundle } from '@contract/rules/bundles.ts';
import { toAmount, toCents } from '@contract/rules/money.ts';
import type { Cart, CartBundle } from '@/api/generated/model.ts';

/** A bundle at its whole price, whatever the buyer owns of it. */
export function toGift(bundle: CartBundle): CartBundle {
  const parts = bundle.parts.map((part) => ({ ...part, owned: false }));
  const priced = parts.map(({ price, owned }) => ({ cents: toCents(price), owned }));
  const { shares, dueCents } = priceBundle(toCents(bundle.price), priced);
  return {
    ...bundle,
    amount: toAmount(dueCents),
    parts: parts.map((part, index) => ({ ...part, amount: toAmount(shares[index] ?? 0) })),
  };
}

/** What a cart costs as a gift: also what the buyer owns. */
export const quoteAsGift = ({ bundles, amount }: Pick<Cart, 'bundles' | 'amount'>): number =>
  toAmount(
    bundles.reduce((sum, bundle) => sum + toCents(toGift(bundle).amount) - toCents(bundle.amount), toCents(amount)),
  );
