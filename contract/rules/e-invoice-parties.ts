import { toAsciiDigits } from './digits.ts';
import type { Party } from './invoice-document-types.ts';
import { isBin } from './invoices.ts';
import { type XmlElement, xml } from './xml.ts';

const PREFIX = /^[A-Z]{2}/;

/**
 * A tax number with the prefix of its country, as EN 16931 requires of a VAT identifier; undefined for one of another kind. A
 * Bangladeshi BIN has no prefix of its own.
 */
export function toVatIdentifier({ country, taxNumber }: Pick<Party, 'country' | 'taxNumber'>): string | undefined {
  const compact = toAsciiDigits(taxNumber).toUpperCase().replace(/[\s.]/g, '');
  if (isBin(compact)) return `BD${compact}`;
  const [prefix] = PREFIX.exec(compact) ?? [];
  return prefix === country || (prefix === 'EL' && country === 'GR') ? compact : undefined;
}

/** A party with the country that its tax number tells, where it has named none. */
export const withCountry = (party: Party): Party =>
  party.country === '' && isBin(party.taxNumber) ? { ...party, country: 'BD' } : party;

const toLines = (address: string): string[] =>
  address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Three lines at most: further ones share the last. */
function toAddress({ address, country }: Party): XmlElement {
  const [first, second, ...rest] = toLines(address);
  return xml('ram:PostalTradeAddress', [
    first === undefined ? undefined : xml('ram:LineOne', first),
    second === undefined ? undefined : xml('ram:LineTwo', second),
    rest.length === 0 ? undefined : xml('ram:LineThree', rest.join(', ')),
    xml('ram:CountryID', country),
  ]);
}

const toEmail = (email: string): XmlElement | undefined =>
  email === '' ? undefined : xml('ram:URIUniversalCommunication', [xml('ram:URIID', email, { schemeID: 'EM' })]);

const toRegistration = (id: string, schemeID: 'VA' | 'FC'): XmlElement =>
  xml('ram:SpecifiedTaxRegistration', [xml('ram:ID', id, { schemeID })]);

/** What a document states about its parties' tax numbers: nothing, where no tax is charged for want of a number. */
interface PartyTexts {
  readonly isTaxed: boolean;
}

/** A seller is identified by a tax number, and without one by the email, or the name where there is no email either. */
export function toSellerParty(party: Party, { isTaxed }: PartyTexts): XmlElement {
  const { name, email, taxNumber } = party;
  const vat = isTaxed ? toVatIdentifier(party) : undefined;
  const registration = vat === undefined && isTaxed && taxNumber !== '' ? taxNumber : undefined;
  return xml('ram:SellerTradeParty', [
    vat === undefined ? xml('ram:ID', registration ?? (email || name)) : undefined,
    xml('ram:Name', name),
    toAddress(party),
    toEmail(email),
    vat === undefined ? undefined : toRegistration(vat, 'VA'),
    registration === undefined ? undefined : toRegistration(registration, 'FC'),
  ]);
}

/** A buyer's tax number that is no VAT identifier is an identifier of the buyer. */
export function toBuyerParty(party: Party, { isTaxed }: PartyTexts): XmlElement {
  const { name, email, taxNumber } = party;
  const vat = isTaxed ? toVatIdentifier(party) : undefined;
  return xml('ram:BuyerTradeParty', [
    vat === undefined && taxNumber !== '' ? xml('ram:ID', taxNumber) : undefined,
    xml('ram:Name', name || email),
    toAddress(party),
    toEmail(email),
    vat === undefined ? undefined : toRegistration(vat, 'VA'),
  ]);
}
