import type { VatCheck } from '../../contract/generated/model.ts';
import { homeCountry } from '../../contract/rules/invoices.ts';
import { formResult, offersReverseCharge, parseVatNumber, vatNumberText } from '../../contract/vat/vat-numbers.ts';
import type { MockDb } from './db.ts';

/** Numbers of the right form that the mocked VIES does not know, and one that it does not answer for. */
const UNKNOWN = ['DE111111125'];
const UNANSWERED = ['ATU13585627'];

/** Whether businesses of a country can buy without tax. */
export const isVatNumberAsked = ({ state }: MockDb, country: string): boolean => {
  const { rates, sellerCountry = '', taxNumber } = state.invoiceSettings;
  return offersReverseCharge(rates, { country, sellerCountry: homeCountry({ sellerCountry, taxNumber, rates }) });
};

/** What is known about a VAT number; the mocked VIES knows every number of the right form. */
export const checkVatNumber = (db: MockDb, country: string, typed: string): VatCheck => {
  const number = parseVatNumber(country, typed);
  const text = number ? vatNumberText(number) : typed.trim();
  const isAnswered = number !== undefined && isVatNumberAsked(db, country) && !UNANSWERED.includes(text);
  const isValid = isAnswered && !UNKNOWN.includes(text);
  return {
    result: isAnswered ? (isValid ? 'valid' : 'invalid') : formResult(country, number),
    number: text,
    name: isValid ? 'Padma Software GmbH' : null,
    consultation: null,
    checked_at: isAnswered ? new Date().toISOString() : null,
    untaxed: isValid,
  };
};
