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

/** Leads to the checkout at a price in the second currency, which the wallet does not pay: it is the same for customers and guests. */
export function CheckoutLink({ productId, plan: { id, name: tier }, price: { currency, price } }: CheckoutLinkProps) {
  const formatPrice = moneyIn(currency, price);
  return (
    <Link
      to="/checkout/$product"
      params={{ product: String(productId) }}
      search={{ plan: id, currency }}
      className={buttonVariants({ className: 'w-full' })}
    >
      <span>{t`Buy for ${formatPrice}`}</span>
      <span className="sr-only">{t`, plan ${tier}`}</span>
    </Link>
  );
}
