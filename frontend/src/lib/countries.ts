import { COUNTRY_CODES } from '@contract/rules/country-codes.ts';
import { locale } from '@/i18n/language.ts';

const names = new Intl.DisplayNames(locale, { type: 'region' });

export const countryName = (code: string): string => names.of(code) ?? code;

/** Countries in alphabetical order. */
export const countries = (): { code: string; name: string }[] =>
  COUNTRY_CODES.map((code) => ({ code, name: countryName(code) })).sort((a, b) => a.name.localeCompare(b.name, locale));
