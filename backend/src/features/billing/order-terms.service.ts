import type { Transaction } from 'kysely';
import { homeCountry, rateFor, type TaxTerms } from '../../../shared/invoices.ts';
import type { Database, StoredParty } from '../../db/schema.ts';
import { shopCurrency } from '../../db/shop-currency.ts';
import { keepCountry } from './billing.repository.ts';
import { findInvoicedOrder } from './invoices.repository.ts';
import {
  findBuyer,
  findSeller,
  findTerms,
  insertTerms,
  type OrderTerms,
  type SellerRow,
} from './order-terms.repository.ts';

const sellerOf = ({ siteName, siteEmail, name, address, country, taxNumber }: SellerRow): StoredParty => ({
  name: name || (siteName ?? ''),
  address,
  country,
  taxNumber,
  email: siteEmail ?? '',
});

interface Agreed {
  orderId: string;
  userId: string;
  country: string;
  tax: TaxTerms;
}

/**
 * Stores the tax and billing terms of an order, in the transaction that creates it. The country chosen for the order
 * becomes the account's, so that it is asked only once.
 */
export async function agreeOnTerms(
  tx: Transaction<Database>,
  { orderId, userId, country, tax }: Agreed,
): Promise<void> {
  await keepCountry(tx, userId, country);
  await insertTerms(tx, orderId, {
    country,
    taxName: tax.name,
    taxPercent: tax.percent,
    taxIncluded: tax.included,
    seller: sellerOf(await findSeller(tx)),
    buyer: { ...(await findBuyer(tx, userId)), country },
  });
}

/**
 * The terms of an order. An order made by an earlier release gets the current terms, permanently, with the seller's
 * country if the customer's is unknown.
 * @returns undefined while there are tax rates but no country: such an order has no invoice yet
 */
export async function termsOf(
  tx: Transaction<Database>,
  { id, user_id }: { id: string; user_id: string | null },
): Promise<OrderTerms | undefined> {
  const agreed = await findTerms(tx, id);
  if (agreed) return agreed;
  const seller = await findSeller(tx);
  const buyer = await findBuyer(tx, user_id);
  const { rates, included, taxNumber } = seller;
  const home = rates.length > 0 ? homeCountry({ sellerCountry: seller.country, taxNumber, rates }) : '';
  const country = buyer.country || home;
  if (country === '' && rates.length > 0) return undefined;
  const { name: taxName, percent: taxPercent } = rateFor(rates, country);
  const terms: OrderTerms = {
    country,
    taxName,
    taxPercent,
    taxIncluded: included,
    seller: sellerOf(seller),
    buyer: { ...buyer, country },
  };
  await insertTerms(tx, id, terms);
  return terms;
}

/** Currency and tax of an order, for its receipt. */
export async function receiptTerms(
  tx: Transaction<Database>,
  orderId: string,
): Promise<{ currency: string; tax: TaxTerms }> {
  const order = await findInvoicedOrder(tx, orderId);
  const terms = order && (await termsOf(tx, order));
  return {
    currency: order?.currency ?? (await shopCurrency(tx)),
    tax: { name: terms?.taxName ?? '', percent: terms?.taxPercent ?? 0, included: terms?.taxIncluded ?? true },
  };
}
