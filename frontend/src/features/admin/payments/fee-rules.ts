import { isMoney } from '@shared/money.ts';
import { limitProblem } from '@shared/price-limit.ts';
import { REFUSALS } from '@shared/refusals.ts';
import type { PaymentProvider, ProviderFee } from '@/api/generated/model.ts';
import { providerFeePercentMax } from '@/api/generated/zod/schemas/providerFee.zod.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { shopCurrency } from '@/lib/format.ts';

/** Providers that charge a fee on each payment. */
const FEE_PROVIDERS = ['stripe', 'sslcommerz'] as const;
type FeeProvider = (typeof FEE_PROVIDERS)[number];

export const FEE_FIELDS = ['stripePercent', 'stripeFixed', 'sslcommerzPercent', 'sslcommerzFixed'] as const;
export type FeeTexts = Record<(typeof FEE_FIELDS)[number], string>;

export const takesFees = (provider: PaymentProvider): provider is FeeProvider =>
  FEE_PROVIDERS.some((one) => one === provider);

const numberOf = (text: string): number => (text.trim() === '' ? 0 : Number(text));
const isFigure = (value: number): boolean => isMoney(value) && value >= 0;

export function checkFees(texts: FeeTexts): FieldProblems<keyof FeeTexts> {
  const problems: FieldProblems<keyof FeeTexts> = {};
  for (const provider of FEE_PROVIDERS) {
    const percent = numberOf(texts[`${provider}Percent`]);
    const fixed = numberOf(texts[`${provider}Fixed`]);
    if (!isFigure(percent) || percent > providerFeePercentMax)
      problems[`${provider}Percent`] = `Please enter a percentage from 0 to ${providerFeePercentMax}`;
    const wrong = isFigure(fixed) ? limitProblem(fixed, shopCurrency()) : REFUSALS.invalidAmount;
    if (wrong) problems[`${provider}Fixed`] = wrong;
  }
  return problems;
}

/** The typed fees of the providers that are shown; empty fields mean no fee rule. Other providers keep theirs. */
export function feesOf(
  texts: FeeTexts,
  stored: readonly ProviderFee[],
  shown: readonly PaymentProvider[],
): ProviderFee[] {
  const kept = stored.filter(({ provider }) => !shown.includes(provider));
  const typed = FEE_PROVIDERS.filter((provider) => shown.includes(provider)).flatMap((provider) => {
    const [percent, fixed] = [texts[`${provider}Percent`], texts[`${provider}Fixed`]];
    const isEmpty = percent.trim() === '' && fixed.trim() === '';
    return isEmpty ? [] : [{ provider, percent: numberOf(percent), fixed: numberOf(fixed) }];
  });
  return [...kept, ...typed];
}
