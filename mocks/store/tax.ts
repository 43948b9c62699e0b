import { homeCountry, rateFor, type TaxTerms } from '../../backend/shared/invoices.ts';
import { customerOf } from './customers.ts';
import type { MockDb } from './db.ts';
import type { OrderTerms, StoredOrder } from './state.ts';

export interface BuyerTax {
  country: string;
  tax: TaxTerms;
  /** the buyer has not named a country so far */
  isAsked: boolean;
  /** there is tax, so that nothing is sold into an unknown country */
  isTaxed: boolean;
}

const home = ({ state }: MockDb): string =>
  homeCountry({ ...state.invoiceSettings, sellerCountry: state.invoiceSettings.sellerCountry ?? '' });

/**
 * Whose tax a purchase has.
 * @param userId null for somebody without an account
 * @param chosen named for this purchase; counts while the account has none
 * @param orHome the seller's country counts until the buyer names one; for prices that are shown
 */
export const taxOf = (db: MockDb, userId: string | null, chosen: string | undefined, orHome: boolean): BuyerTax => {
  const { rates, pricesIncludeTax } = db.state.invoiceSettings;
  const own = userId === null ? '' : (db.state.billing[userId]?.country ?? '');
  const country = own || (chosen ?? (orHome ? home(db) : ''));
  const tax = { ...rateFor(rates, country), included: pricesIncludeTax !== false };
  return { country, tax, isAsked: own === '', isTaxed: rates.length > 0 };
};

/** Keeps the country of a person who has not named one so far. */
export const keepCountry = ({ state }: MockDb, userId: string, country: string): void => {
  const billing = state.billing[userId] ?? { name: '', address: '', country: '', taxNumber: '' };
  if (country !== '' && billing.country === '') state.billing[userId] = { ...billing, country };
};

/** What the papers of an order say of tax and parties. */
const termsNow = (db: MockDb, userId: string, { country, tax }: { country: string; tax: TaxTerms }): OrderTerms => {
  const { sellerName, sellerAddress, sellerCountry = '', taxNumber } = db.state.invoiceSettings;
  const billing = db.state.billing[userId];
  const user = customerOf(db, userId);
  return {
    currency: db.state.paymentSettings.currency,
    taxName: tax.name,
    taxPercent: tax.percent,
    taxIncluded: tax.included,
    seller: {
      name: sellerName || db.state.site.name,
      address: sellerAddress,
      country: sellerCountry,
      taxNumber,
      email: db.state.site.contactEmail,
    },
    buyer: {
      name: billing?.name || (user?.name ?? ''),
      address: billing?.address ?? '',
      country,
      taxNumber: billing?.taxNumber ?? '',
      email: user?.email ?? '',
    },
  };
};

/** What was agreed for an order that is made now; the country that was named becomes that of the account. */
export const agreeOnTerms = (db: MockDb, userId: string, agreed: { country: string; tax: TaxTerms }): OrderTerms => {
  keepCountry(db, userId, agreed.country);
  return termsNow(db, userId, agreed);
};

/** What was agreed for an order, or what holds now for one of the seed; nothing while there is tax and no country. */
export const termsOf = (db: MockDb, order: StoredOrder): OrderTerms | undefined => {
  if (order.terms) return order.terms;
  const own = db.state.billing[order.userId]?.country || undefined;
  const { country, tax, isTaxed } = taxOf(db, null, own, db.state.invoiceSettings.rates.length > 0);
  if (isTaxed && country === '') return undefined;
  order.terms = termsNow(db, order.userId, { country, tax });
  return order.terms;
};
