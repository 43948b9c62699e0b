import { getMoneyLimits } from '@contract/rules/money-limits.ts';
import { t } from '@lingui/core/macro';
import type { KeyboardEvent } from 'react';
import { Field } from '@/components/ui/field.tsx';
import type { ChosenPrice } from '@/hooks/use-chosen-price.ts';
import { currencySymbol } from '@/lib/currency-symbol.ts';
import { formatMoney, shopCurrency } from '@/lib/format.ts';
import { inputMaxLength } from '@/lib/input-max-length.ts';

interface ChosenPriceFieldProps {
  readonly plan: { readonly id: string; readonly price: number };
  readonly choice: ChosenPrice;
  readonly disabled?: boolean;
}

/** The price that a buyer chooses, with its minimum. */
export function ChosenPriceField({ plan: { id, price }, choice, disabled = false }: ChosenPriceFieldProps) {
  return (
    <Field
      name={`chosen-price-${id}`}
      label={t`Your price (${currencySymbol()})`}
      inputMode="decimal"
      autoComplete="off"
      // Room for one digit more than the highest price has, so that the message can name the limit.
      maxLength={inputMaxLength(getMoneyLimits(shopCurrency()).amount, 2) + 1}
      disabled={disabled}
      value={choice.text}
      error={choice.problem}
      help={price > 0 ? t`At least ${formatMoney(price)}` : t`Any amount, including 0`}
      onChange={({ currentTarget }) => choice.setText(currentTarget.value)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter') event.preventDefault(); // it would submit the purchase at the previous price
      }}
    />
  );
}
