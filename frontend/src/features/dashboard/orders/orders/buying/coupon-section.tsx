import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import type { OrderQuote } from '@/api/generated/model.ts';
import { useQuoteOrder } from '@/api/generated/orders/orders.ts';
import { CouponCodeMax } from '@/api/generated/zod/schemas/couponCode.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { formatMoney } from '@/lib/format.ts';
import { ownSubmit } from '@/lib/own-event.ts';

interface CouponSectionProps {
  readonly productId: number;
  readonly planId: string;
  /** Name of the plan. */
  readonly tier: string;
  /** As selected, while the account has no country. */
  readonly country: string | undefined;
  /** The price with the applied code. */
  readonly quote: OrderQuote | null;
  readonly disabled: boolean;
  readonly onQuote: (quote: OrderQuote | null) => void;
}

/** A discount code: its field is hidden behind a button, because most customers have no code. */
export function CouponSection({ productId, planId, tier, country, quote, disabled, onQuote }: CouponSectionProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = useQuoteOrder();
  const [problem, setProblem] = useState<string | null>(null);

  // The pressed button was removed: the focus moves to what replaced it.
  useEffect(() => {
    if (isOpen) (quote ? removeButton : field).current?.focus();
  }, [isOpen, quote]);

  const apply = () => {
    const coupon = field.current?.value.trim() ?? '';
    if (coupon === '') {
      setProblem(t`Please enter the code`);
      return field.current?.focus();
    }
    setProblem(null);
    ask.mutate(
      { data: { product_id: productId, plan_id: planId, tier, coupon, ...(country === undefined ? {} : { country }) } },
      {
        onSuccess: onQuote,
        onError: (error) => {
          setProblem(errorMessage(error, t`The code could not be checked`));
          field.current?.focus();
        },
      },
    );
  };
  if (quote)
    return (
      <div role="status" className="mt-4 flex items-center justify-between gap-4 text-sm">
        <p className="min-w-0 wrap-anywhere">
          <Trans>
            Code <span className="font-semibold">{quote.coupon}</span> applied:{' '}
            <span className="tabular-nums">{formatMoney(quote.discount)} off</span>
          </Trans>
        </p>
        <Button ref={removeButton} variant="ghost" size="sm" disabled={disabled} onClick={() => onQuote(null)}>
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
    <form
      method="post"
      className="mt-4"
      noValidate
      onSubmit={ownSubmit(() => {
        if (!ask.isPending) apply();
      })}
    >
      <label htmlFor={id} className="text-sm font-semibold">
        <Trans>Code</Trans>
      </label>
      <div className="mt-1.5 flex gap-2">
        <Input
          ref={field}
          id={id}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={CouponCodeMax}
          disabled={disabled}
          aria-invalid={problem !== null || undefined}
          aria-describedby={`${id}-note`}
          onInput={() => setProblem(null)}
        />
        <Button type="submit" variant="outline" busy={ask.isPending} disabled={disabled}>
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
    </form>
  );
}
