import type { PrintableInvoice } from './invoice-document-types.ts';
import type { Language } from './languages.ts';

/**
 * The labels of invoices in Bangla, in the words of the forms Mushak 6.3 and 6.7. They are no messages of a catalogue: a
 * paper of Bangladesh has both languages at once, whatever the language of its page.
 */
const BANGLA = {
  Invoice: 'চালান',
  'Tax invoice': 'কর চালানপত্র',
  'Credit note': 'ক্রেডিট নোট',
  'For invoice': 'যে চালানের জন্য',
  Number: 'নম্বর',
  Issued: 'ইস্যুর তারিখ',
  Time: 'ইস্যুর সময়',
  Supplied: 'সরবরাহের তারিখ',
  Due: 'পরিশোধের শেষ তারিখ',
  'Purchase order': 'ক্রয়াদেশ',
  Order: 'অর্ডার',
  From: 'বিক্রেতা',
  To: 'ক্রেতা',
  BIN: 'বিআইএন',
  'Tax number': 'কর নম্বর',
  'No.': 'ক্রমিক',
  Description: 'বিবরণ',
  Unit: 'একক',
  Piece: 'পিস',
  Quantity: 'পরিমাণ',
  'Unit price': 'একক মূল্য',
  Discount: 'ছাড়',
  'Total value': 'মোট মূল্য',
  'Supplementary duty': 'সম্পূরক শুল্ক',
  'VAT rate': 'মূসকের হার',
  'VAT amount': 'মূসকের পরিমাণ',
  'Total incl. VAT': 'মূসকসহ মোট মূল্য',
  Net: 'কর ছাড়া মূল্য',
  Tax: 'কর',
  Charged: 'আদায়কৃত',
  'Exchange rate': 'বিনিময় হার',
  Total: 'মোট',
  'Tax rate': 'করের হার',
  'Tax amount': 'করের পরিমাণ',
  Deposit: 'অগ্রিম চালান',
  Instalments: 'কিস্তি',
  Amount: 'পরিমাণ',
  'Deducted deposits': 'সমন্বিত অগ্রিম',
  'Amount due': 'প্রদেয়',
  'Lifetime licence': 'আজীবন লাইসেন্স',
  'Licence until': 'লাইসেন্সের মেয়াদ',
  'Paid by': 'পরিশোধের মাধ্যম',
  Date: 'তারিখ',
  Reference: 'রেফারেন্স',
  Note: 'মন্তব্য',
  'Reverse charge': 'রিভার্স চার্জ',
  'The recipient accounts for the VAT (Directive 2006/112/EC, Art. 196)':
    'মূসক পরিশোধের দায়িত্ব ক্রেতার (নির্দেশিকা 2006/112/EC, ধারা ১৯৬)',
  Page: 'পৃষ্ঠা',
  'Government of the People’s Republic of Bangladesh, National Board of Revenue':
    'গণপ্রজাতন্ত্রী বাংলাদেশ সরকার, জাতীয় রাজস্ব বোর্ড',
  'Name, designation and signature of the person in charge': 'দায়িত্বপ্রাপ্ত ব্যক্তির নাম, পদবি ও স্বাক্ষর',
} as const;

/** A label, and what follows it once in both languages: ('Total', ' (BDT)') is 'মোট / Total (BDT)'. */
export type InvoiceLabel = (english: keyof typeof BANGLA, rest?: string) => string;

/** Between the languages of a label. */
export const LABEL_SEPARATOR = ' / ';

/**
 * Whether the labels of an invoice are in Bangla and English: for a buyer in Bangladesh in every language, and for every
 * buyer in Bangla.
 */
export const isBilingual = ({ buyer }: Pick<PrintableInvoice, 'buyer'>, reader: Language): boolean =>
  buyer.country === 'BD' || reader === 'bn';

export const createInvoiceLabels =
  (bilingual: boolean): InvoiceLabel =>
  (english, rest = '') =>
    `${bilingual ? `${BANGLA[english]}${LABEL_SEPARATOR}` : ''}${english}${rest}`;
