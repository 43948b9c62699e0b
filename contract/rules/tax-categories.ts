import type { PrintableInvoice } from './invoice-document-types.ts';
import { isBin } from './invoices.ts';

/**
 * How a line is taxed, by the letter that EN 16931 has for it: S at a rate, Z at a rate of 0% that the owner has named, AE where
 * the buyer accounts for the tax, G exported from Bangladesh, E without tax, O from a seller without a tax number.
 */
export type TaxCategory = 'S' | 'Z' | 'AE' | 'G' | 'E' | 'O';

type Taxed = Pick<PrintableInvoice, 'seller' | 'buyer' | 'reverseCharge'>;

/** The shop stores rates and not the reason for one of 0%, so it follows from the parties. */
export function taxCategory(
  { seller, buyer, reverseCharge }: Taxed,
  { taxName, taxPercent }: { readonly taxName: string; readonly taxPercent: number },
): TaxCategory {
  if (taxPercent > 0) return 'S';
  if (reverseCharge) return 'AE';
  if (seller.taxNumber === '') return 'O';
  if (taxName !== '') return 'Z';
  return isBin(seller.taxNumber) && buyer.country !== '' && buyer.country !== 'BD' ? 'G' : 'E';
}
