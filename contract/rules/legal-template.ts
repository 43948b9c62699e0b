/** Values inserted into a template; unknown ones are empty. */
export interface LegalInfo {
  /** the site's */
  site: string;
  email: string;
  /** on invoices; the site's name by default */
  seller: string;
  address: string;
  /** in English */
  country: string;
  taxNumber: string;
}

type LegalPage = 'privacy-policy' | 'terms-and-conditions';

const NOTE =
  '> This is a template. Check every sentence against what you do and the law of your country, then remove this line.';

/** The legal provider of the site, one fact per line. */
const provider = ({ site, seller, address, country, taxNumber, email }: LegalInfo): string =>
  [seller || site, ...address.split('\n'), country, taxNumber && `Tax number: ${taxNumber}`, email && `Email: ${email}`]
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\\\n');

const toContact = ({ email }: LegalInfo): string =>
  email ? `Write to [${email}](mailto:${email}).` : 'Use the contact page.';

const terms = (info: LegalInfo): string => `${NOTE}

## 1. Who we are

${provider(info)}

These terms apply to this website and to everything you order on it.

## 2. Your account

You do not need an account to order. If you create one, give correct details, keep your password to yourself and tell us right away if someone else uses it.

## 3. Orders, prices and tax

The page and the order form show the price, the tax and how long a plan lasts. Your order is a binding offer; it is accepted when your payment is confirmed. You pay once: nothing renews without a new order.

## 4. What you may do with our products

Products are licensed, not sold. A plan allows the number of devices and the time stated beside its price. You may not resell or redistribute files or licence keys.

## 5. Returns and refunds

Describe when buyers get their money back and how they ask for it. Consumer law in many countries gives a right of withdrawal, which can end when a download begins.

## 6. Liability

Describe what you are liable for. Liability for intent, gross negligence and injury usually cannot be excluded.

## 7. Changes and applicable law

The version that was published when you ordered applies to your order.${info.country ? ` These terms are governed by the law of ${info.country}.` : ''} Mandatory consumer rights of your own country are not affected.

## 8. Contact

${toContact(info)}
`;

const privacy = (info: LegalInfo): string => `${NOTE}

## Who is responsible

${provider(info)}

## What we collect, and why

- **Account:** your name, email address and password (stored as a hash), to sign you in.
- **Orders:** products, prices, country, billing details and payment references, to deliver and to keep our books. The law sets how long invoices are kept.
- **Messages:** what you send through the contact form or a conversation, to answer you.
- **Newsletter:** your email address, only after you have confirmed it; every issue has a link to unsubscribe.
- **Security:** network addresses and devices of sign-ins, for a limited time.

## Who else receives data

The payment provider you choose, our email provider and our hosting provider, each for its own part. Name them here. We do not sell data.

## Cookies and browser storage

We use what is needed to keep you signed in, to remember your theme, to show prices in the currency that you choose and to prevent abuse. There are no advertising cookies.

Visits to the public pages are counted on our own server by page, source, country and kind of device, without cookies and without storing a network address or browser. What tells the visitors of a day apart is deleted when the day is over. Browsers that ask not to be tracked are not counted.

Who opens a link of one of our affiliates gets a signed cookie with a random number, so that an order within the days that the link counts earns a commission. The affiliate sees numbers and amounts, and never who visits or buys. Browsers that ask not to be tracked get no such cookie.

## Your rights

You can see and change your details in your profile, export everything we keep about you, and delete your account. Invoices stay for as long as the law requires. You can complain to the data protection authority of your country.

## Contact

${toContact(info)}
`;

/** An owner's initial text; not public until it is published. */
export const legalTemplate = (page: LegalPage, info: LegalInfo): string =>
  page === 'privacy-policy' ? privacy(info) : terms(info);
