import { toAsciiDigits } from './digits.ts';

interface Rate {
  country: string;
  name: string;
  percent: number;
}

/** The tax rate of a country: its own, or the one for all others; 0% if neither exists. */
export function findRate(rates: readonly Rate[], country: string): Pick<Rate, 'name' | 'percent'> {
  const rate =
    rates.find((entry) => entry.country !== '' && entry.country === country) ??
    rates.find((entry) => entry.country === '');
  return rate ? { name: rate.name, percent: rate.percent } : { name: '', percent: 0 };
}

/**
 * Whether invoices can go out: they name the seller with an address, and a seller with a tax number has decided on a
 * rate, be it 0%. Without a tax number no tax is charged, so no rates are the decision.
 */
export const hasSellerDetails = ({
  sellerName,
  sellerAddress,
  taxNumber,
  rates,
}: {
  sellerName: string;
  sellerAddress: string;
  taxNumber: string;
  rates: readonly Rate[];
}): boolean => sellerName !== '' && sellerAddress !== '' && (taxNumber === '' || rates.length > 0);

/** Net and tax of an amount that includes tax, in minor units; they always add up. */
export function splitTax(totalCents: number, percent: number): { net: number; tax: number; total: number } {
  const net = Math.round((totalCents * 100) / (100 + percent));
  return { net, tax: totalCents - net, total: totalCents };
}

/** An amount with its tax added, in minor units; `splitTax` of the total gives the same parts. */
function addTax(netCents: number, percent: number): { net: number; tax: number; total: number } {
  const tax = Math.round((netCents * percent) / 100);
  return { net: netCents, tax, total: netCents + tax };
}

/** The tax of a purchase, and whether prices include it. */
export interface TaxTerms {
  name: string;
  percent: number;
  included: boolean;
  /**
   * The rate that is not charged, because the buyer's business accounts for the tax; then `percent` is 0. Undefined where the
   * seller charges it.
   */
  waivedPercent?: number | undefined;
}

/** No tax instead of a rate, because the buyer accounts for it. */
export const toReverseCharge = ({ percent, included }: TaxTerms): TaxTerms => ({
  name: '',
  percent: 0,
  included,
  waivedPercent: percent,
});

/** A listed price as it is charged, in minor units: without the tax in it that the buyer accounts for. */
export const toChargedPrice = (listedCents: number, { included, waivedPercent }: TaxTerms): number =>
  included && waivedPercent !== undefined ? splitTax(listedCents, waivedPercent).net : listedCents;

/** The price to pay, in minor units: with the tax of the buyer's country. */
export const applyTax = (cents: number, { percent, included }: TaxTerms) =>
  included ? splitTax(cents, percent) : addTax(cents, percent);

/** What a customer without billing details has. */
export const NO_BILLING_DETAILS = { name: '', address: '', country: '', taxNumber: '' } as const;

interface SellerInfo {
  sellerCountry: string;
  taxNumber: string;
  rates: readonly Rate[];
}

/**
 * The country preselected for a buyer: the seller's if set, otherwise that of a Bangladeshi BIN, otherwise that of the
 * only rate. Empty if none applies.
 */
export function homeCountry({ sellerCountry, taxNumber, rates }: SellerInfo): string {
  if (sellerCountry !== '') return sellerCountry;
  if (isBin(taxNumber)) return 'BD';
  const withCountry = rates.filter(({ country }) => country !== '');
  return withCountry.length === 1 ? (withCountry[0]?.country ?? '') : '';
}

/** '2026-00042', and 'CN-2026-00042' for a credit note. */
export function invoiceNumber(kind: 'invoice' | 'credit_note', year: number, number: number): string {
  return `${kind === 'credit_note' ? 'CN-' : ''}${year}-${String(number).padStart(5, '0')}`;
}

/** Whether it is a Business Identification Number of Bangladesh: 13 digits, with an optional hyphen after the ninth. */
export const isBin = (taxNumber: string): boolean => /^\d{9}-?\d{4}$/.test(toAsciiDigits(taxNumber.trim()));

/** The text of a line: 'River Map, Pro', and 'River Map, Pro (Starter set)' for one bought in a bundle. */
export function toLineDescription(product: string, tier: string | null, bundle: string | null = null): string {
  const plan = tier === null ? product : `${product}, ${tier}`;
  return bundle === null ? plan : `${plan} (${bundle})`;
}
