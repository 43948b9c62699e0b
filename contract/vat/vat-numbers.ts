import {
  austria,
  belgium,
  bulgaria,
  type Country,
  checkVAT,
  croatia,
  cyprus,
  czechRepublic,
  denmark,
  estonia,
  finland,
  france,
  germany,
  greece,
  hungary,
  ireland,
  italy,
  latvia,
  lithuania,
  luxembourg,
  malta,
  netherlands,
  poland,
  portugal,
  romania,
  slovakiaRepublic,
  slovenia,
  spain,
  sweden,
} from 'jsvat-next';
import type { VatCheckResult } from '../generated/model.ts';
import { toAsciiDigits } from '../rules/digits.ts';
import { isEu } from '../rules/eea.ts';

/** The forms of VAT numbers in the member states of the European Union, by ISO 3166-1 code. */
const FORMS = new Map<string, Country>([
  ['AT', austria],
  ['BE', belgium],
  ['BG', bulgaria],
  ['CY', cyprus],
  ['CZ', czechRepublic],
  ['DE', germany],
  ['DK', denmark],
  ['EE', estonia],
  ['ES', spain],
  ['FI', finland],
  ['FR', france],
  ['GR', greece],
  ['HR', croatia],
  ['HU', hungary],
  ['IE', ireland],
  ['IT', italy],
  ['LT', lithuania],
  ['LU', luxembourg],
  ['LV', latvia],
  ['MT', malta],
  ['NL', netherlands],
  ['PL', poland],
  ['PT', portugal],
  ['RO', romania],
  ['SE', sweden],
  ['SI', slovenia],
  ['SK', slovakiaRepublic],
]);

/** Greece writes EL instead of its ISO 3166-1 code. */
export const vatPrefix = (country: string): string => (country === 'GR' ? 'EL' : country);

export interface VatNumber {
  /** ISO 3166-1 */
  readonly country: string;
  /** without the prefix of the country */
  readonly digits: string;
}

/** `EL094259216`. */
export const vatNumberText = ({ country, digits }: VatNumber): string => `${vatPrefix(country)}${digits}`;

/**
 * A VAT number of a member state, typed with or without its prefix.
 * @returns undefined when it has not the form of the country, or wrong check digits
 */
export function parseVatNumber(country: string, typed: string): VatNumber | undefined {
  const form = FORMS.get(country);
  if (!form) return undefined;
  const compact = toAsciiDigits(typed)
    .toUpperCase()
    .replace(/[\s.\-/]/g, '');
  const prefix = vatPrefix(country);
  // Some numbers begin with letters of their own, so the prefix is only taken off when the rest is a number.
  for (const digits of [compact.replace(new RegExp(`^(?:${prefix}|${country})`), ''), compact])
    if (checkVAT(`${prefix}${digits}`, [form]).isValid) return { country, digits };
  return undefined;
}

interface RateTerms {
  readonly country: string;
  readonly reverseCharge?: boolean | undefined;
}

/**
 * Whether businesses of a country can buy without tax: it is another member state than the seller's, and the tax rate that
 * applies there says so. Without a known seller's country it cannot be another one.
 */
export function offersReverseCharge(
  rates: readonly RateTerms[],
  { country, sellerCountry }: { country: string; sellerCountry: string },
): boolean {
  if (!isEu(country) || sellerCountry === '' || country === sellerCountry) return false;
  const rate = rates.find((entry) => entry.country === country) ?? rates.find((entry) => entry.country === '');
  return rate?.reverseCharge === true;
}

/** Answers of VIES count for a day. */
export const VAT_CHECK_HOURS = 24;

/** What is known about a number before VIES is asked. */
export const formResult = (country: string, number: VatNumber | undefined): VatCheckResult => {
  if (!isEu(country)) return 'elsewhere';
  return number === undefined ? 'malformed' : 'unconfirmed';
};
