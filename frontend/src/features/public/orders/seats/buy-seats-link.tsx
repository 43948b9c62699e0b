import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Armchair } from 'lucide-react';
import type { PricingTier } from '@/api/generated/model.ts';
import { buttonVariants } from '@/components/ui/button.tsx';

/** Seats that the checkout starts with; the buyer changes their number there. */
const FIRST_SEATS = 5;

interface BuySeatsLinkProps {
  readonly productId: number;
  readonly plan: Pick<PricingTier, 'id' | 'name'>;
}

/** Leads to the checkout for several people, of a plan that is sold per seat. */
export const BuySeatsLink = ({ productId, plan: { id, name } }: BuySeatsLinkProps) => (
  <Link
    to="/checkout/$product"
    params={{ product: String(productId) }}
    search={{ plan: id, seats: FIRST_SEATS }}
    className={buttonVariants({ variant: 'link', className: 'mt-2 h-auto w-full whitespace-normal' })}
  >
    <Armchair aria-hidden="true" />
    <Trans>
      Buy for several people<span className="sr-only">, {name}</span>
    </Trans>
  </Link>
);
