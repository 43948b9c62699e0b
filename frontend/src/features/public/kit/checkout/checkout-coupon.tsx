import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { CouponCodeMax } from '@/api/generated/zod/schemas/couponCode.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { formatMoney } from '@/lib/format.ts';
import type { usePrice } from './use-price.ts';

interface CheckoutCouponProps {
  readonly price: ReturnType<typeof usePrice>;
  readonly disabled: boolean;
}

/** A discount code: its field is hidden behind a button, because most customers have no code. */
export function CheckoutCoupon({ price, disabled }: CheckoutCouponProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { quote, problem, isPending, apply, clearProblem, refuse } = price;
  const redeem = () => {
    const code = field.current?.value.trim() ?? '';
    if (code === '') refuse(t`Please enter the code`);
    else apply(code);
  };
  if (quote?.coupon)
    return (
      <div role="status" className="mt-4 flex items-center justify-between gap-4 text-sm">
        <p className="min-w-0 wrap-anywhere">
          <Trans>
            Code <span className="font-semibold">{quote.coupon}</span> applied:{' '}
            <span className="tabular-nums">{formatMoney(quote.discount)} off</span>
          </Trans>
        </p>
        <Button variant="ghost" size="sm" disabled={disabled} onClick={() => apply(null)}>
          <Trans>
            Remove<span className="sr-only"> the code</span>
          </Trans>
        </Button>
      </div>
    );
  if (!isOpen)
    return (
      <Button variant="link" size="sm" disabled={disabled} onClick={() => setOpen(true)} className="mt-3 px-0">
        <Trans>Add discount code</Trans>
      </Button>
    );
  return (
    <div className="mt-4">
      <label htmlFor={id} className="text-sm font-semibold">
        <Trans>Code</Trans>
      </label>
      <div className="mt-1.5 flex gap-2">
        <Input
          ref={field}
          id={id}
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={CouponCodeMax}
          disabled={disabled}
          aria-invalid={problem !== null || undefined}
          aria-describedby={`${id}-note`}
          onInput={clearProblem}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter') return;
            event.preventDefault(); // it would submit the purchase
            redeem();
          }}
        />
        <Button variant="outline" busy={isPending} disabled={disabled} onClick={redeem}>
          <Trans>Apply</Trans>
        </Button>
      </div>
      <p
        id={`${id}-note`}
        role={problem ? 'alert' : undefined}
        className="mt-1.5 min-h-[1.45em] text-xs font-semibold text-destructive"
      >
        {problem}
      </p>
    </div>
  );
}
