import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Wallet } from 'lucide-react';
import type { useBuyAgain } from '@/api/use-buy-again.ts';
import { AlreadyPurchased } from '@/components/order/already-purchased.tsx';
import { Button, buttonVariants } from '@/components/ui/button.tsx';

interface PayBarProps {
  /** Product and plan. */
  readonly name: string;
  readonly repeated: ReturnType<typeof useBuyAgain>;
  readonly busy: boolean;
  /** The wallet does not cover the total: money is added first. */
  readonly isShort: boolean;
  readonly disabled: boolean;
  readonly label: string;
  /** The total as shown. */
  readonly total: string;
}

const PLACE = 'px-(--edge) lg:w-full lg:max-w-[calc(37.5rem+var(--edge))] lg:ps-[min(5rem,6vw)]';

/** The payment button, on a phone always in view with the total; or a notice that the plan was already bought. */
export function PayBar({ name, repeated, busy, isShort, disabled, label, total }: PayBarProps) {
  if (repeated.isConfirming && !busy)
    return (
      <div className={`${PLACE} pb-10`}>
        <AlreadyPurchased name={name} href={repeated.href} onAgain={repeated.confirm} />
      </div>
    );
  return (
    <div
      data-at-foot=""
      className={`sticky bottom-0 z-10 mt-5 flex items-center gap-4 border-t border-border bg-background py-3 lg:static lg:mt-4 lg:block lg:border-0 lg:pt-0 lg:pb-20 ${PLACE}`}
    >
      <p aria-hidden="true" className="shrink-0 text-xs text-muted-foreground lg:hidden">
        <Trans>
          Total
          <span className="block font-display text-lg leading-tight font-semibold text-foreground tabular-nums">
            {total}
          </span>
        </Trans>
      </p>
      {isShort && !busy ? (
        <Link to="/dashboard/wallet" className={buttonVariants({ size: 'lg', className: 'grow lg:w-full' })}>
          <Wallet aria-hidden="true" />
          <Trans>Add funds</Trans>
        </Link>
      ) : (
        <Button type="submit" size="lg" busy={busy} disabled={disabled} className="grow lg:w-full">
          {label}
        </Button>
      )}
    </div>
  );
}
