import { type Language, toLanguagePath } from './languages.ts';

/**
 * Where everybody who has the link sees and pays an invoice. The token is after the `#`, so that no server, log or referrer
 * sees it in a URL.
 * @param language of the page; emails choose that of their recipient themselves
 */
export const toInvoiceLink = (publicUrl: string, token: string, language: Language = 'en'): string =>
  `${publicUrl}${toLanguagePath('/invoice', language)}#${token}`;

/** Whether an arrived amount still fits an invoice: no more than what is left may be credited to it, in hundredths. */
export const fitsInvoice = (cents: number, left: number): boolean => cents <= left;
