import type { Transaction } from 'kysely';
import { findRate, homeCountry, type TaxTerms } from '../../../../contract/rules/invoices.ts';
import type { Charge } from '../../../../contract/rules/second-currency.ts';
import type { Database, StoredParty } from '../../db/schema.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import { findConfirmation } from '../../vat-numbers/vat-checks.ts';
import { setCountryIfEmpty } from './billing.repository.ts';
import { findInvoicedOrder } from './invoices.repository.ts';
import { findCharge } from './order-charges.repository.ts';
import {
  findOrderTerms,
  getBuyer,
  getSeller,
  insertOrderTerms,
  type OrderTerms,
  type SellerRow,
} from './order-terms.repository.ts';

/** The seller as printed on documents. */
export const toSeller = ({ siteName, siteEmail, name, address, country, taxNumber }: SellerRow): StoredParty => ({
  name: name || (siteName ?? ''),
  address,
  country,
  taxNumber,
  email: siteEmail ?? '',
});

interface AgreedTerms {
  orderId: string;
  userId: string;
  country: string;
  tax: TaxTerms;
  at: Date;
}

/**
 * Stores the tax and billing terms of an order, in the transaction that creates it. The country chosen for the order
 * becomes the account's, so that it is asked only once.
 */
export async function recordTerms(
  tx: Transaction<Database>,
  { orderId, userId, country, tax, at }: AgreedTerms,
): Promise<void> {
  await setCountryIfEmpty(tx, userId, country);
  const buyer = await getBuyer(tx, userId, country);
  const reverseCharge = tax.waivedPercent !== undefined;
  const vatCheck = reverseCharge ? await findConfirmation(tx, { country, typed: buyer.taxNumber }, at) : null;
  await insertOrderTerms(tx, orderId, {
    country,
    taxName: tax.name,
    taxPercent: tax.percent,
    taxIncluded: tax.included,
    seller: toSeller(await getSeller(tx)),
    buyer: vatCheck ? { ...buyer, taxNumber: vatCheck.number } : buyer,
    reverseCharge,
    vatCheck,
  });
}

/**
 * The terms of an order. An order made by an earlier release gets the current terms, permanently, with the seller's
 * country if the customer's is unknown.
 * @returns undefined while there are tax rates but no country: such an order has no invoice yet
 */
export async function getOrInsertTerms(
  tx: Transaction<Database>,
  { id, user_id }: { id: string; user_id: string | null },
): Promise<OrderTerms | undefined> {
  const storedTerms = await findOrderTerms(tx, id);
  if (storedTerms) return storedTerms;
  const seller = await getSeller(tx);
  const buyer = await getBuyer(tx, user_id);
  const { rates, included, taxNumber } = seller;
  const fallbackCountry = rates.length > 0 ? homeCountry({ sellerCountry: seller.country, taxNumber, rates }) : '';
  const country = buyer.country || fallbackCountry;
  if (country === '' && rates.length > 0) return undefined;
  const { name: taxName, percent: taxPercent } = findRate(rates, country);
  const terms: OrderTerms = {
    country,
    taxName,
    taxPercent,
    taxIncluded: included,
    seller: toSeller(seller),
    buyer: { ...buyer, country },
    reverseCharge: false,
    vatCheck: null,
  };
  await insertOrderTerms(tx, id, terms);
  return terms;
}

/** Currency and tax of an order, for its receipt. */
export async function getReceiptTerms(
  tx: Transaction<Database>,
  orderId: string,
): Promise<{ currency: string; tax: TaxTerms; charge: Charge | undefined }> {
  const order = await findInvoicedOrder(tx, orderId);
  const terms = order && (await getOrInsertTerms(tx, order));
  return {
    currency: order?.currency ?? (await findShopCurrency(tx)),
    charge: await findCharge(tx, orderId),
    tax: { name: terms?.taxName ?? '', percent: terms?.taxPercent ?? 0, included: terms?.taxIncluded ?? true },
  };
}
