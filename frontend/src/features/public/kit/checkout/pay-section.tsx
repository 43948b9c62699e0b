import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CreditCard, Landmark, type LucideIcon, Smartphone, Wallet } from 'lucide-react';
import type { useBuyAgain } from '@/api/use-buy-again.ts';
import { AlreadyPurchased } from '@/components/order/already-purchased.tsx';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { explainMethod, type PayMethod } from './checkout-rules.ts';

const ICONS: Readonly<Record<PayMethod, LucideIcon>> = {
  wallet: Wallet,
  manual: Landmark,
  sslcommerz: Smartphone,
  stripe: CreditCard,
  demo: CreditCard,
};

interface PayMethodsProps {
  readonly options: readonly { readonly value: PayMethod; readonly label: string }[];
  readonly value: PayMethod;
  readonly onChange: (method: PayMethod) => void;
}

/** The payment methods, one row each, with what happens after the click. */
export function PayMethods({ options, value: selected, onChange }: PayMethodsProps) {
  return (
    <fieldset>
      <legend className="mb-4 font-display text-xl font-semibold">
        <Trans>Pay with</Trans>
      </legend>
      <div className="divide-y divide-border overflow-hidden rounded-xl border border-input bg-card">
        {options.map(({ value, label }) => {
          const Icon = ICONS[value];
          const id = `pay-with-${value}`;
          return (
            <label
              key={value}
              className="relative grid cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-x-3.5 px-4 py-3.5 transition-colors hover:bg-accent has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-primary"
            >
              <input
                type="radio"
                name="pay-with"
                value={value}
                checked={value === selected}
                onChange={() => onChange(value)}
                aria-labelledby={id}
                aria-describedby={`${id}-note`}
                className="size-4.5 accent-primary outline-none"
              />
              <span id={id} className="font-semibold wrap-anywhere">
                {label}
              </span>
              <Icon className="size-5 shrink-0 text-muted-foreground" aria-hidden="true" />
              <span id={`${id}-note`} className="col-start-2 text-sm text-muted-foreground">
                {explainMethod(value)}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

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
