import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { formatMoney } from '@/lib/format.ts';
import { beginCheckout } from '@/lib/visit-events.ts';
import type { BuyDialogProps } from './buy-dialog.tsx';
import { buyLabel } from './purchase-rules.ts';

interface BuyButtonProps {
  readonly productId: number;
  readonly planId: string;
  /** Name of the plan. */
  readonly tier: string;
  /** In the shop's currency. */
  readonly price: number;
  /** Of a plan whose buyers choose the price; the same as `price`. */
  readonly chosenPrice?: number | undefined;
  /** A single button: the checkout asks visitors for their details. */
  readonly compact?: boolean | undefined;
}

/** Label of the link to the guest checkout. */
function guestLabel(price: number, compact: boolean): string {
  if (compact) return buyLabel(price, formatMoney(price));
  return price > 0 ? t`Buy as a guest` : t`Get it as a guest`;
}

/**
 * Buys a plan from the wallet after a confirmation dialog, which is loaded on first use. Visitors are redirected to the
 * sign-in and back, or buy as a guest. Both variants are in the markup and an attribute on the root element shows the
 * right one, so the served page is the same for all visitors and the visitor's link works before the application has
 * started.
 */
export function BuyButton({ productId, planId, tier, price, chosenPrice, compact = false }: BuyButtonProps) {
  const { show } = useToast();
  const [Dialog, setDialog] = useState<ComponentType<BuyDialogProps> | null>(null);
  const [open, setOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const variant = price > 0 ? 'default' : 'outline';

  const ask = async () => {
    setIsLoading(true);
    try {
      const { BuyDialog } = await import('./buy-dialog.tsx');
      setDialog(() => BuyDialog);
      beginCheckout([productId]);
      setOpen(true);
    } catch {
      show({ tone: 'danger', text: t`Failed to complete the purchase` });
    } finally {
      setIsLoading(false);
    }
  };

  return (
    <>
      <Button variant={variant} busy={isLoading} onClick={() => void ask()} className="w-full signed-out:hidden">
        <span>{buyLabel(price, formatMoney(price))}</span>
        <span className="sr-only">{t`, plan ${tier}`}</span>
      </Button>
      {compact ? null : (
        <Link
          to="/login"
          search={{ redirect: `/product/${productId}` }}
          className={buttonVariants({ variant, className: 'w-full signed-in:hidden' })}
        >
          <span>{price > 0 ? t`Sign in to buy` : t`Sign in to get it`}</span>
          <span className="sr-only">{t`, plan ${tier}`}</span>
        </Link>
      )}
      <Link
        to="/checkout/$product"
        params={{ product: String(productId) }}
        search={{ plan: planId, ...(chosenPrice === undefined ? {} : { price: String(chosenPrice) }) }}
        className={
          compact
            ? buttonVariants({ variant, className: 'w-full signed-in:hidden' })
            : buttonVariants({ variant: 'link', className: 'mt-1 w-full signed-in:hidden' })
        }
      >
        <span>{guestLabel(price, compact)}</span>
        <span className="sr-only">{t`, plan ${tier}`}</span>
      </Link>
      {Dialog ? (
        <Dialog
          productId={productId}
          planId={planId}
          tier={tier}
          price={price}
          chosenPrice={chosenPrice}
          open={open}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
