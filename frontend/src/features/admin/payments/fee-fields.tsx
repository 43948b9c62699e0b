import { getMoneyLimits } from '@contract/rules/money-limits.ts';
import type { PaymentProvider, ProviderFee } from '@/api/generated/model.ts';
import { providerFeePercentMax } from '@/api/generated/zod/schemas/providerFee.zod.ts';
import { Card } from '@/components/ui/card.tsx';
import { Field } from '@/components/ui/field.tsx';
import { shopCurrency } from '@/lib/format.ts';
import { inputMaxLength } from '@/lib/input-max-length.ts';
import { providerLabel } from '../kit/provider-labels.ts';
import { chargesFees, type FeeInputs } from './fee-rules.ts';

interface FeeFieldsProps {
  readonly fees: readonly ProviderFee[];
  readonly providers: readonly PaymentProvider[];
  readonly problem: (field: keyof FeeInputs) => string | undefined;
}

/** Each provider's fees, for the accounts. */
export function FeeFields({ fees, providers, problem }: FeeFieldsProps) {
  const chargingProviders = providers.filter(chargesFees);
  if (chargingProviders.length === 0) return null;
  return (
    <Card className="px-5 py-5 sm:px-6">
      <h2 className="text-lg">Fees</h2>
      <p className="mt-1.5 mb-4 text-sm text-muted-foreground">
        Enter the fees in your contract. We use them to estimate when the provider reports none.
      </p>
      <div className="grid gap-4">
        {chargingProviders.map((provider) => {
          const fee = fees.find((item) => item.provider === provider);
          return (
            <fieldset key={provider} className="grid grid-cols-2 gap-x-4">
              <legend className="mb-2 text-sm font-semibold">{providerLabel(provider)}</legend>
              <Field
                name={`${provider}Percent`}
                label="Percent"
                inputMode="decimal"
                autoComplete="off"
                maxLength={inputMaxLength(providerFeePercentMax, 2)}
                defaultValue={fee ? String(fee.percent) : ''}
                error={problem(`${provider}Percent`)}
              />
              <Field
                name={`${provider}Fixed`}
                label={`Fixed fee (${shopCurrency()})`}
                inputMode="decimal"
                autoComplete="off"
                maxLength={inputMaxLength(getMoneyLimits(shopCurrency()).amount, 2) + 1}
                defaultValue={fee ? fee.fixed.toFixed(2) : ''}
                error={problem(`${provider}Fixed`)}
              />
            </fieldset>
          );
        })}
      </div>
    </Card>
  );
}
