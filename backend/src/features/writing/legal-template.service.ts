import type { Kysely } from 'kysely';
import { legalTemplate } from '../../../../contract/rules/legal-template.ts';
import type { Database } from '../../db/schema.ts';
import { getInvoiceSettings } from '../billing/invoice-settings.repository.ts';
import { DEFAULT_SITE, findSite } from '../site/site.repository.ts';

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** The template of a legal page, filled in from the studio's settings. */
export async function renderTemplate(db: Kysely<Database>, address: string): Promise<string> {
  const { sellerName, sellerAddress, sellerCountry, taxNumber } = await getInvoiceSettings(db);
  const { name, contact_email: email } = (await findSite(db)) ?? DEFAULT_SITE;
  return legalTemplate(address === 'privacy-policy' ? 'privacy-policy' : 'terms-and-conditions', {
    site: name,
    email,
    seller: sellerName,
    address: sellerAddress,
    taxNumber,
    country: sellerCountry ? (COUNTRIES.of(sellerCountry) ?? '') : '',
  });
}
