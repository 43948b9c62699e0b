import { Trash2 } from 'lucide-react';
import { invoiceSettingsRatesMax } from '@/api/generated/zod/schemas/invoiceSettings.zod.ts';
import { taxRateNameMax } from '@/api/generated/zod/schemas/taxRate.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select.tsx';
import { countries } from '@/lib/countries.ts';
import type { RateDraft } from './rate-rules.ts';

interface RatesFieldProps {
  readonly rates: readonly RateDraft[];
  readonly problem: string | undefined;
  readonly onChange: (rates: readonly RateDraft[]) => void;
}

/** The tax by the customer's country; a rate without a country applies to all others. */
export function RatesField({ rates, problem, onChange }: RatesFieldProps) {
  const change = (key: number, patch: Partial<RateDraft>) =>
    onChange(rates.map((rate) => (rate.key === key ? { ...rate, ...patch } : rate)));
  const add = () => {
    const key = Math.max(-1, ...rates.map((rate) => rate.key)) + 1;
    onChange([...rates, { key, country: '', name: 'VAT', percent: '' }]);
  };
  return (
    <fieldset id="rates" tabIndex={-1} aria-describedby="rates-note">
      <legend className="text-sm font-semibold">Tax by country</legend>
      <p id="rates-note" className="mt-1 mb-3 text-xs text-muted-foreground">
        Add a rate to charge tax.
        {problem ? (
          <span role="alert" className="mt-1 block font-medium text-destructive">
            {problem}
          </span>
        ) : null}
      </p>
      <ul className="grid gap-3">
        {rates.map(({ key, country, name, percent }, index) => (
          <li key={key} className="flex flex-wrap items-center gap-2">
            <div className="min-w-40 grow basis-48">
              <NativeSelect
                aria-label={`Country of rate ${index + 1}`}
                value={country}
                onChange={({ currentTarget }) => change(key, { country: currentTarget.value })}
              >
                <NativeSelectOption value="">All other countries</NativeSelectOption>
                {countries().map(({ code, name: text }) => (
                  <NativeSelectOption key={code} value={code}>
                    {text}
                  </NativeSelectOption>
                ))}
              </NativeSelect>
            </div>
            <div className="w-28">
              <Input
                aria-label={`Name of rate ${index + 1}`}
                maxLength={taxRateNameMax}
                value={name}
                onChange={({ currentTarget }) => change(key, { name: currentTarget.value })}
              />
            </div>
            <div className="w-24">
              <Input
                aria-label={`Percent of rate ${index + 1}`}
                type="number"
                inputMode="decimal"
                min="0"
                max="100"
                step="0.01"
                placeholder="%"
                value={percent}
                onChange={({ currentTarget }) => change(key, { percent: currentTarget.value })}
                className="tabular-nums"
              />
            </div>
            <IconButton
              icon={Trash2}
              label="Remove"
              aria-label={`Remove rate ${index + 1}`}
              onClick={() => onChange(rates.filter((rate) => rate.key !== key))}
              className="hover:text-destructive"
            />
          </li>
        ))}
      </ul>
      {rates.length < invoiceSettingsRatesMax ? (
        <Button variant="outline" size="sm" onClick={add} className="mt-3">
          Add rate
        </Button>
      ) : null}
    </fieldset>
  );
}
