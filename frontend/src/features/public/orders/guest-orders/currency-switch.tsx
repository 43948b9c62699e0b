import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { ChoiceGroup } from '@/components/ui/choice-group.tsx';
import { shopCurrency } from '@/lib/format.ts';

interface CurrencySwitchProps {
  readonly second: string;
  /** The second currency if it is selected. */
  readonly selected: string | undefined;
}

/** The two currencies of a plan. The choice is part of the URL, so that it is kept by reloading and sharing. */
export function CurrencySwitch({ second, selected }: CurrencySwitchProps) {
  const navigate = useNavigate();
  const shop = shopCurrency();
  return (
    <div className="mt-5 border-t border-border pt-4 lg:mt-6 lg:pt-5">
      <ChoiceGroup
        legend={t`Currency`}
        name="currency"
        options={[shop, second].map((value) => ({ value, label: value }))}
        value={selected ?? shop}
        className="grid grid-cols-2"
        onChange={(value) =>
          void navigate({
            from: '/checkout/$product',
            search: (search) => ({ ...search, currency: value === shop ? undefined : value }),
            replace: true,
            resetScroll: false,
          })
        }
      />
    </div>
  );
}
