import { msg } from '../i18n/macros.ts';
import { type Message, toText } from '../i18n/message.ts';
import { toCsvLine } from './csv.ts';
import type { Language } from './languages.ts';

/** The columns of each exported file. Their values are the same in every language: codes, amounts and ISO 8601. */
const COLUMNS = {
  activity: [msg`Time`, msg`Administrator`, msg`Action`, msg`Name`, msg`Field`, msg`Before`, msg`After`],
  coupons: [
    msg`Code`,
    msg`Type`,
    msg`Discount`,
    msg`Orders`,
    msg`Usage limit`,
    msg`Valid until`,
    msg`Active`,
    msg`Created`,
  ],
  invoices: [
    msg`Number`,
    msg`Kind`,
    msg`Refers to`,
    msg`Issued`,
    msg`Order ID`,
    msg`Customer`,
    msg`Country`,
    msg`Tax number`,
    msg`Tax`,
    msg`Percent`,
    msg`Currency`,
    msg`Net`,
    msg`Tax amount`,
    msg`Total`,
    msg`Guest`,
    msg`Purchase order`,
  ],
  invoicePayments: [
    msg`Date`,
    msg`Invoice`,
    msg`Customer`,
    msg`Tax number`,
    msg`Kind`,
    msg`Reference`,
    msg`Currency`,
    msg`Amount`,
    msg`Certificate`,
    msg`Certificate date`,
    msg`Reason`,
  ],
  ownOrders: [msg`Order ID`, msg`Date`, msg`Product`, msg`Plan`, msg`Status`, msg`Total`],
  orders: [
    msg`Order ID`,
    msg`Date`,
    msg`Customer`,
    msg`Email`,
    msg`Product`,
    msg`Plan`,
    msg`Status`,
    msg`Total`,
    msg`Guest`,
    msg`Purchase order`,
  ],
  products: [
    msg`Title`,
    msg`Category`,
    msg`Description`,
    msg`Text`,
    msg`Version`,
    msg`Features`,
    msg`Benefits`,
    msg`Requirements`,
    msg`Badges`,
    msg`FAQ`,
    msg`Plans`,
    msg`Pictures`,
    msg`Live demo`,
    msg`Download`,
    msg`Preview`,
    msg`Download limit`,
    msg`Status`,
  ],
  statement: [msg`Date`, msg`Type`, msg`Reference`, msg`Amount`, msg`Balance`],
  subscribers: [msg`Email`, msg`Status`, msg`Since`, msg`Confirmed`],
  translations: [msg`Record`, msg`Name`, msg`Field`, msg`English`, msg`Bangla`, msg`Status`],
} as const satisfies Readonly<Record<string, readonly Message[]>>;

/** The header line of an exported file, in a language; imports recognise every one of them. */
export const csvHeader = (file: keyof typeof COLUMNS, language: Language): string =>
  toCsvLine(COLUMNS[file].map((column) => toText(language, column)));
