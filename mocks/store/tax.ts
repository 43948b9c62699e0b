import { findCountryCode } from '../../contract/rules/country-codes.ts';
import { findRate, homeCountry, type TaxTerms, toReverseCharge } from '../../contract/rules/invoices.ts';
import { findCustomer } from './customers.ts';
import type { MockDb } from './db.ts';
import type { OrderTerms, StoredOrder } from './order-state.ts';
import { checkVatNumber, isVatNumberAsked } from './vat-checks.ts';

export interface BuyerTax {
  country: string;
  tax: TaxTerms;
  /** the customer has no country yet */
  isAsked: boolean;
  /** a country is required, so that nothing taxable is sold to an unknown country */
  isTaxed: boolean;
  /** businesses of the country can buy without tax with a valid VAT number */
  isNumberAsked: boolean;
}

const home = ({ state }: MockDb): string =>
  homeCountry({ ...state.invoiceSettings, sellerCountry: state.invoiceSettings.sellerCountry ?? '' });

const findDefaultAddress = ({ state }: MockDb, ofUser: string | null) =>
  state.addresses.find(({ userId, is_default }) => userId === ofUser && is_default);

/** The lines of the default address, if it is in the country of the invoice. */
const toDefaultLines = (db: MockDb, userId: string, invoiced: string): string => {
  const address = findDefaultAddress(db, userId);
  if (!address || findCountryCode(address.country) !== invoiced) return '';
  const { street, city, state, postal_code } = address;
  const place = [city, state].filter((part) => part !== null).join(', ');
  return [street, [place, postal_code].filter((part) => part !== null).join(' ')].join('\n');
};

/**
 * The country whose tax applies to a purchase.
 * @param userId null for a guest
 * @param selected the country selected for this purchase; used while the account has none
 * @param fallbackToHome falls back to the seller's country until the customer selects one; for displayed prices
 * @param vatNumber of a guest; used while there is no account with its own
 */
export const resolveTax = (
  db: MockDb,
  userId: string | null,
  selected: string | undefined,
  fallbackToHome: boolean,
  vatNumber = '',
): BuyerTax => {
  const { rates, pricesIncludeTax } = db.state.invoiceSettings;
  const details = userId === null ? undefined : db.state.billing[userId];
  const own = details?.country ?? '';
  const suggested = findCountryCode(findDefaultAddress(db, userId)?.country ?? '');
  const country = own || (selected ?? (fallbackToHome ? suggested || home(db) : ''));
  const tax = { ...findRate(rates, country), included: pricesIncludeTax !== false };
  const { untaxed: isReverse } = checkVatNumber(db, country, details?.taxNumber || vatNumber);
  return {
    country,
    tax: isReverse ? toReverseCharge(tax) : tax,
    isAsked: own === '',
    isTaxed: rates.length > 0,
    isNumberAsked: isVatNumberAsked(db, country),
  };
};

/** What a quote says about VAT numbers. */
export const toVatFields = ({ tax, isNumberAsked }: Pick<BuyerTax, 'tax' | 'isNumberAsked'>) => ({
  ...(tax.waivedPercent !== undefined && { reverseCharge: true }),
  ...(isNumberAsked && { vatNumberAsked: true }),
});

/** Stores the country of a user who has none yet. */
export const storeCountry = ({ state }: MockDb, userId: string, country: string): void => {
  const billing = state.billing[userId] ?? { name: '', address: '', country: '', taxNumber: '' };
  if (country !== '' && billing.country === '') state.billing[userId] = { ...billing, country };
};

/** The seller as documents name it. */
export const toSeller = ({ state }: MockDb): OrderTerms['seller'] => {
  const { sellerName, sellerAddress, sellerCountry = '', taxNumber } = state.invoiceSettings;
  const { name, contactEmail: email } = state.site;
  return { name: sellerName || name, address: sellerAddress, country: sellerCountry, taxNumber, email };
};

/** The tax and the parties on an order's invoices. */
const termsNow = (db: MockDb, userId: string, { country, tax }: { country: string; tax: TaxTerms }): OrderTerms => {
  const billing = db.state.billing[userId];
  const user = findCustomer(db, userId);
  return {
    currency: db.state.paymentSettings.currency,
    taxName: tax.name,
    taxPercent: tax.percent,
    taxIncluded: tax.included,
    ...(tax.waivedPercent !== undefined && { reverseCharge: true as const }),
    seller: toSeller(db),
    buyer: {
      name: billing?.name || (user?.name ?? ''),
      address: billing?.address || toDefaultLines(db, userId, country),
      country,
      taxNumber: billing?.taxNumber ?? '',
      email: user?.email ?? '',
    },
  };
};

/** The terms of an order placed now; the selected country becomes that of the account. */
export const createOrderTerms = (
  db: MockDb,
  userId: string,
  agreed: { country: string; tax: TaxTerms },
): OrderTerms => {
  storeCountry(db, userId, agreed.country);
  return termsNow(db, userId, agreed);
};

/** The terms of an order, or the current ones for an order of the seed; nothing while there is tax and no country. */
export const findOrderTerms = (db: MockDb, order: StoredOrder): OrderTerms | undefined => {
  if (order.terms) return order.terms;
  const own = db.state.billing[order.userId]?.country || undefined;
  const { country, tax, isTaxed } = resolveTax(db, null, own, db.state.invoiceSettings.rates.length > 0);
  if (isTaxed && country === '') return undefined;
  order.terms = termsNow(db, order.userId, { country, tax });
  return order.terms;
};
