import type { Transaction } from 'kysely';
import { homeCountry } from '../../../../contract/rules/invoices.ts';
import { offersReverseCharge } from '../../../../contract/vat/vat-numbers.ts';
import type { Database, StoredInvoiceDraft } from '../../db/schema.ts';
import { findConfirmation } from '../../vat-numbers/vat-checks.ts';
import { getTaxSettings } from './invoices.repository.ts';

/** Whether the recipient accounts for the tax: no line is taxed, and VIES has confirmed the number. */
export async function isReverseCharge(
  tx: Transaction<Database>,
  { recipient: { country, taxNumber }, lines }: StoredInvoiceDraft,
  at: Date,
): Promise<boolean> {
  if (lines.some(({ taxPercent }) => taxPercent > 0)) return false;
  const { rates, ...seller } = await getTaxSettings(tx);
  if (!offersReverseCharge(rates, { country, sellerCountry: homeCountry({ ...seller, rates }) })) return false;
  return (await findConfirmation(tx, { country, typed: taxNumber }, at)) !== null;
}
