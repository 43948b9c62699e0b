import { Currency, type PaymentSettings } from '@/api/generated/model.ts';
import { Card } from '@/components/ui/card.tsx';
import { SelectField } from '../kit/select-field.tsx';

const NAMES = new Intl.DisplayNames('en-US', { type: 'currency' });
const OPTIONS = Object.values(Currency).map((value) => ({ value, label: `${value} · ${NAMES.of(value) ?? value}` }));

/** The shop's currency, editable until there are payments, orders or balances. */
export function CurrencyCard({ currency, currencyFixed }: Pick<PaymentSettings, 'currency' | 'currencyFixed'>) {
  return (
    <Card className="px-5 py-5 sm:px-6">
      <h2 className="mb-4 text-lg">Currency</h2>
      <SelectField
        name="currency"
        label="Currency"
        options={OPTIONS}
        defaultValue={currency}
        disabled={currencyFixed}
        help={
          currencyFixed
            ? 'Can’t be changed: there are payments, orders or balances in it'
            : 'Prices and codes aren’t converted; review them after a change. Locked after the first payment, order or balance'
        }
      />
    </Card>
  );
}
