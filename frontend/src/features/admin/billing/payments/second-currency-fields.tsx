import { rateText } from '@contract/rules/rate-text.ts';
import { findRateProblem } from '@contract/rules/second-currency.ts';
import { useState } from 'react';
import type { Currency, PaymentSettings, SecondCurrencyInput } from '@/api/generated/model.ts';
import { secondCurrencyInputRateMax } from '@/api/generated/zod/schemas/secondCurrencyInput.zod.ts';
import { Field } from '@/components/ui/field.tsx';
import { businessDay } from '@/lib/business-time-zone.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { formatDate } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { inputMaxLength } from '@/lib/input-max-length.ts';
import { SelectField } from '../../kit/select-field.tsx';
import { SettingsGroup } from '../../kit/settings-group.tsx';
import { SwitchField } from '../../kit/switch-field.tsx';
import { CURRENCY_OPTIONS, findCurrency } from './currency-options.ts';

export const SECOND_FIELDS = [
  'secondEnabled',
  'secondCurrency.currency',
  'secondCurrency.base',
  'secondCurrency.rate',
  'secondCurrency.date',
] as const;
type SecondInputs = Record<(typeof SECOND_FIELDS)[number], string>;

/** The second currency as typed; null while plans are sold in one currency. @param shop the shop's currency */
export function toSecondCurrency(inputs: SecondInputs, shop: Currency): SecondCurrencyInput | null {
  const currency = findCurrency(inputs['secondCurrency.currency']);
  if (inputs.secondEnabled === '' || !currency) return null;
  const base = inputs['secondCurrency.base'] === 'second' ? currency : shop;
  return { currency, base, rate: Number(inputs['secondCurrency.rate']), date: inputs['secondCurrency.date'] };
}

export function checkSecondCurrency(inputs: SecondInputs, shop: string): FieldProblems<keyof SecondInputs> {
  if (inputs.secondEnabled === '') return {};
  if (!findCurrency(inputs['secondCurrency.currency'])) return { 'secondCurrency.currency': 'Choose a currency' };
  const input = toSecondCurrency(inputs, shop as Currency);
  if (!input || !(input.rate > 0 && input.rate <= secondCurrencyInputRateMax))
    return { 'secondCurrency.rate': 'Enter a rate above 0' };
  if (input.date === '') return { 'secondCurrency.date': 'Enter the day of the rate' };
  // The server knows the shop's day and the rate in use.
  const problem = findRateProblem(input, { shop, today: '9999-12-31', latest: undefined });
  return problem ? { [problem.field]: problem.message.toString() } : {};
}

interface TypedRate {
  readonly shop: string;
  readonly code: string;
  readonly base: string;
  readonly rate: number;
}

/** An example conversion, so that an inverted rate is noticed before it is saved. */
function exampleText({ shop, code, base, rate }: TypedRate): string {
  if (!(rate > 0)) return 'Orders keep the rate of their day.';
  const booked = base === 'second' ? 1_000 * rate : 1_000 / rate;
  return `${moneyIn(code, 1_000)} is booked as ${moneyIn(shop, booked)}. Orders keep the rate of their day.`;
}

interface SecondCurrencyFieldsProps {
  readonly shop: string;
  readonly second: PaymentSettings['secondCurrency'];
  readonly problem: (field: keyof SecondInputs) => string | undefined;
}

/** In which currency plans may have a second price, and the rate by which its orders are booked. */
export function SecondCurrencyFields({ shop, second, problem }: SecondCurrencyFieldsProps) {
  const [isEnabled, setEnabled] = useState(second !== null);
  const [code, setCode] = useState<string>(second?.currency ?? (shop === 'USD' ? 'BDT' : 'USD'));
  // Rates of taka are quoted for one unit of the other currency.
  const isOfShop = second ? second.base === shop : code === 'BDT';
  const [initialBase] = useState(isOfShop ? 'shop' : 'second');
  const [base, setBase] = useState(initialBase);
  const [rate, setRate] = useState(second ? String(second.rate) : '');
  return (
    <SettingsGroup
      title="Second currency"
      line="Plans may have a price in it. Buyers pay in it; your books stay in the shop’s currency, at the rate below."
    >
      <SwitchField
        name="secondEnabled"
        label="Sell in a second currency"
        help="Available at checkout immediately for plans with a price in it"
        error={problem('secondEnabled')}
        defaultChecked={second !== null}
        onChange={({ currentTarget }) => setEnabled(currentTarget.checked)}
      />
      <div hidden={!isEnabled} className="mt-4 grid gap-x-4 gap-y-2.5 sm:grid-cols-2">
        <SelectField
          name="secondCurrency.currency"
          label="Second currency"
          options={CURRENCY_OPTIONS.filter(({ value }) => value !== shop)}
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
          error={problem('secondCurrency.currency')}
        />
        <SelectField
          name="secondCurrency.base"
          label="Rate of"
          options={[
            { value: 'second', label: `1 ${code} in ${shop}` },
            { value: 'shop', label: `1 ${shop} in ${code}` },
          ]}
          defaultValue={initialBase}
          onChange={({ currentTarget }) => setBase(currentTarget.value)}
          error={problem('secondCurrency.base')}
        />
        <Field
          name="secondCurrency.rate"
          label="Rate"
          inputMode="decimal"
          autoComplete="off"
          maxLength={inputMaxLength(secondCurrencyInputRateMax, 6)}
          defaultValue={second ? String(second.rate) : ''}
          onChange={({ currentTarget }) => setRate(currentTarget.value)}
          help={exampleText({ shop, code, base, rate: Number(rate) })}
          error={problem('secondCurrency.rate')}
        />
        <Field
          name="secondCurrency.date"
          label="Day of the rate"
          type="date"
          defaultValue={second?.date ?? businessDay(Date.now())}
          error={problem('secondCurrency.date')}
        />
      </div>
      {second && second.history.length > 1 ? (
        <details className="mt-3 text-sm">
          <summary className="cursor-pointer font-semibold">{`Rates (${second.history.length})`}</summary>
          <ul className="mt-2 grid gap-1 text-muted-foreground tabular-nums">
            {second.history.map((rate) => (
              <li key={rate.created_at}>
                {`${formatDate(rate.date)}: ${rateText({ ...rate, currency: second.currency, shop })}`}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </SettingsGroup>
  );
}
