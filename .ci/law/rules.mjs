// The rules of consumer law and its neighbours that concern the shop. docs/law.md is generated from here, and a test checks that
// each kept rule names a test that exists.

/**
 * @typedef {object} Rule
 * @property {string} name
 * @property {string} place where it applies
 * @property {string} source the law and its article
 * @property {string} url of the official text
 * @property {string} since day from which it applies, ISO 8601
 * @property {string} [does] what the shop does; a rule without it is open
 * @property {readonly { file: string, name: string }[]} [tests] tests that prove it, by file and name
 * @property {string} [lacks] what is missing
 */

const EU = 'European Union';
const EEA = 'European Economic Area';
const CONSUMER_RIGHTS = 'https://eur-lex.europa.eu/eli/dir/2011/83/oj';
const GDPR = 'https://eur-lex.europa.eu/eli/reg/2016/679/oj';
const WITHDRAWALS = 'backend/test/orders/contract-withdrawals';

/** @type {readonly Rule[]} */
export const RULES = [
  {
    name: 'Withdrawal function',
    place: EU,
    source: 'Directive 2011/83/EU, Art. 11a, added by Directive (EU) 2023/2673',
    url: 'https://eur-lex.europa.eu/eli/dir/2023/2673/oj',
    since: '2026-06-19',
    does: 'Consumers withdraw at `/withdraw` in two steps, without an account or JavaScript; an email confirms content and time.',
    tests: [
      {
        file: `${WITHDRAWALS}/contract-withdrawals.test.ts`,
        name: '202: confirmed with content and time, recorded with the order, and the studio is notified',
      },
      {
        file: `${WITHDRAWALS}/withdrawal-form.test.ts`,
        name: '200: shows the statement first, and sends it when it is confirmed',
      },
    ],
  },
  {
    name: 'Withdrawal period',
    place: EEA,
    source: 'Directive 2011/83/EU, Art. 9; Regulation (EEC, Euratom) 1182/71, Art. 3',
    url: CONSUMER_RIGHTS,
    since: '2014-06-13',
    does: 'The period ends after the 14th day, not on a weekend, in the latest time zone of the Union. Orders and receipts name the day.',
    tests: [
      {
        file: 'backend/test/lib/contract-withdrawal.test.ts',
        name: 'is never shorter than 14 whole days after the day of the order in any place',
      },
      {
        file: `${WITHDRAWALS}/contract-withdrawals.test.ts`,
        name: 'of a buyer in %s names the right and the form: %s',
      },
    ],
  },
  {
    name: 'Consent before an immediate download',
    place: EEA,
    source: 'Directive 2011/83/EU, Art. 16(m)',
    url: CONSUMER_RIGHTS,
    since: '2014-06-13',
    does: 'Paying buyers agree with a box that is never pre-selected. Time and wording are stored, and the receipt repeats the sentence.',
    tests: [
      {
        file: `${WITHDRAWALS}/withdrawal-consent.test.ts`,
        name: '400: a buyer in the European Economic Area who pays has to give it',
      },
      {
        file: `${WITHDRAWALS}/withdrawal-consent.test.ts`,
        name: '201: kept with time, wording and language, and confirmed in the receipt; the right ends with the delivery',
      },
    ],
  },
  {
    name: 'The button says that it costs',
    place: EU,
    source: 'Directive 2011/83/EU, Art. 8(2)',
    url: CONSUMER_RIGHTS,
    since: '2014-06-13',
    does: 'The button of a paid order reads “Pay” with the total; that of a free plan does not.',
    tests: [
      {
        file: 'frontend/src/features/dashboard/orders/orders/buying/purchase-rules.test.ts',
        name: "expect(payLabel(9.99)).toBe('Pay $9.99');",
      },
    ],
  },
  {
    name: 'Confirmation of the contract',
    place: EU,
    source: 'Directive 2011/83/EU, Art. 8(7)',
    url: CONSUMER_RIGHTS,
    since: '2014-06-13',
    does: 'Every paid order is confirmed by a receipt in an email, with file, terms of the plan and invoice.',
    tests: [
      {
        file: 'backend/test/orders/orders/order-payment.test.ts',
        name: '201, then paid: completed once however often it is reported, with file, invoice and receipt',
      },
    ],
  },
  {
    name: 'Terms and privacy where one buys or registers',
    place: EU,
    source: 'Regulation (EU) 2016/679, Art. 13; Directive 2011/83/EU, Art. 6',
    url: GDPR,
    since: '2018-05-25',
    does: 'Checkout, buy dialogs and registration link the published terms and privacy policy beside their button.',
    tests: [{ file: 'frontend/src/components/ui/legal-note.stories.tsx', name: 'export const Both: Story' }],
  },
  {
    name: 'Access to one’s data, and a copy in a common format',
    place: EU,
    source: 'Regulation (EU) 2016/679, Art. 15 and 20',
    url: GDPR,
    since: '2018-05-25',
    does: 'Customers export everything that is stored about them, as JSON and CSV.',
    tests: [
      { file: 'backend/test/privacy/data-export/content.test.ts', name: 'has everything that is in the database' },
    ],
  },
  {
    name: 'Erasure, and what stays for the books',
    place: EU,
    source: 'Regulation (EU) 2016/679, Art. 17',
    url: GDPR,
    since: '2018-05-25',
    does: 'Customers delete their account, which also ends their newsletter subscription; orders and ledger stay without a name, issued invoices stay complete.',
    tests: [
      {
        file: 'backend/test/accounts/admin-users/erased-accounts.test.ts',
        name: 'no copy of the name or email remains, in whichever table',
      },
      {
        file: 'backend/test/accounts/profile/delete-account.test.ts',
        name: '200 erases the account after 30 days, and not a day earlier',
      },
      {
        file: 'backend/test/accounts/admin-users/delete-user.test.ts',
        name: 'removes the personal data; orders and ledger are kept anonymously, and the email is free again',
      },
      {
        file: 'backend/test/orders/orders/order-terms.test.ts',
        name: 'an erased user leaves no name in the terms, and the issued invoice complete',
      },
    ],
  },
  {
    name: 'Data of people who never bought is deleted',
    place: EU,
    source: 'Regulation (EU) 2016/679, Art. 5(1)(e)',
    url: GDPR,
    since: '2018-05-25',
    does: 'Guests who have not paid are erased after 30 days, unconfirmed subscribers after a month.',
    tests: [
      {
        file: 'backend/test/orders/guest-orders/unpaid-guests.test.ts',
        name: 'erases guests who have not paid after 30 days, and no others',
      },
      {
        file: 'backend/test/email/newsletter/newsletter.test.ts',
        name: 'deletes addresses that stay unconfirmed for a month, and keeps the others',
      },
    ],
  },
  {
    name: 'Advertising by email only with consent',
    place: EU,
    source: 'Directive 2002/58/EC, Art. 13',
    url: 'https://eur-lex.europa.eu/eli/dir/2002/58/oj',
    since: '2003-10-31',
    does: 'A subscription counts once it is confirmed from the email, and every issue has a link that ends it.',
    tests: [
      {
        file: 'backend/test/email/newsletter/newsletter.test.ts',
        name: '202: an email with a link is sent; nothing is subscribed before it is opened',
      },
      {
        file: 'backend/test/email/newsletter/newsletter.test.ts',
        name: '200: the subscription ends, and repeating it gives the same answer',
      },
    ],
  },
  {
    name: 'Tax invoice',
    place: 'Bangladesh',
    source: 'Value Added Tax and Supplementary Duty Act, 2012, form Mushak 6.3',
    url: 'https://nbr.gov.bd',
    since: '2019-07-01',
    does: 'An invoice of a seller with a BIN has the columns of Mushak 6.3 and labels in both languages.',
    tests: [
      {
        file: 'backend/test/billing/invoices/invoice-document.test.ts',
        name: 'has the ten columns of Mushak 6.3, the time in Dhaka and space for a signature with a BIN',
      },
    ],
  },
  {
    name: 'Lowest price of the last 30 days beside a reduced one',
    place: EU,
    source: 'Directive 98/6/EC, Art. 6a, added by Directive (EU) 2019/2161',
    url: 'https://eur-lex.europa.eu/eli/dir/2019/2161/oj',
    since: '2022-05-28',
    does: 'Every price of a plan is recorded. Beside a launch price, product page, checkout and buy dialog name the lowest of the 30 days before it.',
    tests: [
      {
        file: 'backend/test/catalogue/products/lowest-price.test.ts',
        name: '200: the lowest of the 30 days before, also one that ended in them',
      },
      { file: 'backend/test/lib/lowest-price.test.ts', name: 'is an earlier reduction within the 30 days' },
      {
        file: 'frontend/src/features/public/catalogue/products/pricing.stories.tsx',
        name: 'Lowest price in the 30 days before: $7.99',
      },
    ],
  },
  {
    name: 'Two pieces of evidence for the buyer’s place',
    place: EU,
    source: 'Implementing Regulation (EU) 282/2011, Art. 24b and 24f',
    url: 'https://eur-lex.europa.eu/eli/reg_impl/2011/282/oj',
    since: '2015-01-01',
    does: 'Beside the billing country an order stores that of the network, as the proxy reports it, and that of the payment. The studio sees whether two agree.',
    tests: [
      { file: 'backend/test/lib/buyer-place.test.ts', name: 'billing %s, network %s, payment %s: %s' },
      {
        file: 'backend/test/orders/admin-orders/buyer-place.test.ts',
        name: '200: confirms the billing country, or contradicts it',
      },
      {
        file: 'backend/test/orders/admin-orders/buyer-place.test.ts',
        name: '200: is stored once the order is paid',
      },
    ],
  },
  {
    name: 'Reverse charge for businesses with a checked VAT number',
    place: EU,
    source: 'Directive 2006/112/EC, Art. 44 and 196; Implementing Regulation (EU) 282/2011, Art. 18',
    url: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
    since: '2010-01-01',
    does: 'Where a tax rate says so, a buyer in another member state whose number VIES confirms is charged no tax, and the invoice says reverse charge. Without a confirmation, tax is charged.',
    tests: [
      {
        file: 'backend/test/billing/invoices/reverse-charge.test.ts',
        name: '201: without tax where VIES confirms its number, from the quote to invoice and credit note',
      },
      {
        file: 'backend/test/billing/invoices/reverse-charge.test.ts',
        name: '201: like a private person while VIES is %s',
      },
      { file: 'backend/test/lib/vat-numbers.test.ts', name: 'offersReverseCharge' },
    ],
  },
  {
    name: 'A place to report vulnerabilities, and a bill of materials',
    place: EU,
    source: 'Regulation (EU) 2024/2847 (Cyber Resilience Act), Annex I, Part II',
    url: 'https://eur-lex.europa.eu/eli/reg/2024/2847/oj',
    since: '2027-12-11',
    does: 'Vulnerabilities are reported at `/security`, with 24 hours for the first reply. A release names those it fixes, and carries a bill of materials; the build writes that of the site.',
    tests: [
      {
        file: 'backend/test/conversations/vulnerability-reports/vulnerability-reports.test.ts',
        name: '202: a conversation that is due in 24 hours, a task, a notification and an email',
      },
      {
        file: 'backend/test/catalogue/releases/release-security.test.ts',
        name: '200: its advisories and its bill of materials are public',
      },
      { file: '.ci/sbom.test.ts', name: 'names every package of a release with its version and checksum, and no tool' },
    ],
  },
  {
    name: 'Information on accessibility',
    place: EU,
    source: 'Directive (EU) 2019/882, Art. 13 and Annex V',
    url: 'https://eur-lex.europa.eu/eli/dir/2019/882/oj',
    since: '2025-06-28',
    does: '`/accessibility` states in both languages the target (WCAG 2.2 AA), conformance, known limits, how it is tested and whom to write to.',
    tests: [
      {
        file: 'frontend/src/rendered-pages.test.ts',
        name: 'names target, conformance, limits, tests and contact of its accessibility without a script',
      },
    ],
  },
];
