import { t } from '@lingui/core/macro';
import { ChoiceGroup } from '@/components/ui/choice-group.tsx';
import { chooseCurrency } from '@/lib/buyer-currency.ts';
import { shopCurrency } from '@/lib/format.ts';

interface CurrencySwitchProps {
  readonly second: string;
  /** The second currency if it is selected. */
  readonly selected: string | undefined;
  readonly className?: string;
  /** Called after the choice has been kept for the visit. */
  readonly onSelect?: (currency: string) => void;
}

/** The two currencies of a plan; the choice is kept for the visit. */
export function CurrencySwitch({ second, selected, className, onSelect }: CurrencySwitchProps) {
  const shop = shopCurrency();
  return (
    <div className={className}>
      <ChoiceGroup
        legend={t`Currency`}
        name="currency"
        options={[shop, second].map((value) => ({ value, label: value }))}
        value={selected ?? shop}
        className="grid grid-cols-2"
        onChange={(value) => {
          chooseCurrency(value);
          onSelect?.(value);
        }}
      />
    </div>
  );
}
