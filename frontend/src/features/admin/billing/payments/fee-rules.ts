import { isMoney } from '@contract/rules/money.ts';
import { findLimitProblem } from '@contract/rules/price-limit.ts';
import { REFUSALS } from '@contract/rules/refusals.ts';
import type { PaymentProvider, ProviderFee } from '@/api/generated/model.ts';
import { providerFeePercentMax } from '@/api/generated/zod/schemas/providerFee.zod.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { shopCurrency } from '@/lib/format.ts';

/** Providers that charge a fee on each payment. */
const FEE_PROVIDERS = ['stripe', 'sslcommerz'] as const;
type FeeProvider = (typeof FEE_PROVIDERS)[number];

export const FEE_FIELDS = ['stripePercent', 'stripeFixed', 'sslcommerzPercent', 'sslcommerzFixed'] as const;
export type FeeInputs = Record<(typeof FEE_FIELDS)[number], string>;

export const chargesFees = (provider: PaymentProvider): provider is FeeProvider =>
  FEE_PROVIDERS.some((item) => item === provider);

const toNumber = (text: string): number => (text.trim() === '' ? 0 : Number(text));
const isNumeric = (value: number): boolean => isMoney(value) && value >= 0;

export function checkFees(inputs: FeeInputs): FieldProblems<keyof FeeInputs> {
  const problems: FieldProblems<keyof FeeInputs> = {};
  for (const provider of FEE_PROVIDERS) {
    const percent = toNumber(inputs[`${provider}Percent`]);
    const fixed = toNumber(inputs[`${provider}Fixed`]);
    if (!isNumeric(percent) || percent > providerFeePercentMax)
      problems[`${provider}Percent`] = `Please enter a percentage from 0 to ${providerFeePercentMax}`;
    const wrong = isNumeric(fixed) ? findLimitProblem(fixed, shopCurrency()) : REFUSALS.invalidAmount;
    if (wrong) problems[`${provider}Fixed`] = String(wrong);
  }
  return problems;
}

/** The typed fees of the providers that are shown; empty fields mean no fee rule. Other providers keep theirs. */
export function toFees(
  inputs: FeeInputs,
  stored: readonly ProviderFee[],
  editable: readonly PaymentProvider[],
): ProviderFee[] {
  const untouched = stored.filter(({ provider }) => !editable.includes(provider));
  const typed = FEE_PROVIDERS.filter((provider) => editable.includes(provider)).flatMap((provider) => {
    const [percent, fixed] = [inputs[`${provider}Percent`], inputs[`${provider}Fixed`]];
    const isEmpty = percent.trim() === '' && fixed.trim() === '';
    return isEmpty ? [] : [{ provider, percent: toNumber(percent), fixed: toNumber(fixed) }];
  });
  return [...untouched, ...typed];
}
