import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { PricingTier, SecondPrice } from '@/api/generated/model.ts';
import { buttonVariants } from '@/components/ui/button.tsx';
import { moneyIn } from '@/lib/format-amounts.ts';

interface CheckoutLinkProps {
  readonly productId: number;
  readonly plan: Pick<PricingTier, 'id' | 'name'>;
  readonly price: SecondPrice;
}

/** Links customers and guests to the checkout in the second currency; the purchase dialog is in the shop's. */
export function CheckoutLink({ productId, plan: { id, name: tier }, price: { currency, price } }: CheckoutLinkProps) {
  const amount = moneyIn(currency, price);
  return (
    <Link
      to="/checkout/$product"
      params={{ product: String(productId) }}
      search={{ plan: id, currency }}
      className={buttonVariants({ className: 'w-full' })}
    >
      <span>{t`Buy for ${amount}`}</span>
      <span className="sr-only">{t`, plan ${tier}`}</span>
    </Link>
  );
}
