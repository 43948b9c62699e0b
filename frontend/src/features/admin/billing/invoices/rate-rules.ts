import { isEu } from '@contract/rules/eea.ts';
import type { InvoiceSettings } from '@/api/generated/model.ts';
import { taxRatePercentMax, taxRatePercentMin } from '@/api/generated/zod/schemas/taxRate.zod.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';

/** A rate while it is edited: the percentage as typed. */
export interface RateDraft {
  readonly key: number;
  readonly country: string;
  readonly name: string;
  readonly percent: string;
  readonly reverseCharge?: boolean | undefined;
}

type SettingsDraft = Omit<InvoiceSettings, 'rates' | 'version'> & {
  readonly rates: readonly RateDraft[];
  readonly pricesIncludeTax: boolean;
  readonly sellerCountry: string;
};

export const settingsFields = ['sellerName', 'sellerAddress', 'sellerCountry', 'taxNumber', 'rates'] as const;
type SettingsField = (typeof settingsFields)[number];

export function toDraft(settings: InvoiceSettings): SettingsDraft {
  const { sellerName, sellerAddress, sellerCountry = '', taxNumber, rates, pricesIncludeTax = true } = settings;
  const drafts = rates.map((rate, key) => ({ ...rate, key, percent: String(rate.percent) }));
  return { sellerName, sellerAddress, sellerCountry, taxNumber, pricesIncludeTax, rates: drafts };
}

/** Whether businesses of the countries of a rate can account for the tax themselves. */
export const canReverse = (country: string): boolean => country === '' || isEu(country);

/** Checks that each country is listed once, with a name and a percentage in the contract's range. */
export function checkRates(rates: readonly RateDraft[]): FieldProblems<SettingsField> {
  const isWrong = ({ name, percent }: RateDraft) => {
    const value = percent.trim() === '' ? Number.NaN : Number(percent);
    return name.trim() === '' || !(value >= taxRatePercentMin && value <= taxRatePercentMax);
  };
  const range = `${taxRatePercentMin} to ${taxRatePercentMax}`;
  if (rates.some(isWrong)) return { rates: `Please give every rate a name and a percentage from ${range}` };
  const isTwice = new Set(rates.map(({ country }) => country)).size < rates.length;
  return isTwice ? { rates: 'Each country can have only one rate' } : {};
}

export function toSettings({ rates, ...inputs }: SettingsDraft, version: number): InvoiceSettings {
  const sent = rates.map(({ country, name, percent, reverseCharge }) => ({
    country,
    name: name.trim(),
    percent: Number(percent),
    ...(reverseCharge && canReverse(country) && { reverseCharge }),
  }));
  return { ...inputs, rates: sent, version };
}
