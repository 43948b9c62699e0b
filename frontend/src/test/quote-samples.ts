import type { QuoteContent, QuoteLine } from '@contract/rules/quotes.ts';
import type { MockApi } from '../../../mocks/api.ts';
import type { StoredQuote, StoredQuoteVersion } from '../../../mocks/store/quotes.ts';
import { LEAD_ID, saveLeads } from './lead-samples.ts';

export const QUOTE_ID = '00000000-0000-4000-8000-000000000301';
export const QUOTE_TOKEN = 'quote-token-1';
/** Of the second version. */
const NEW_QUOTE_TOKEN = 'quote-token-2';

const toId = (number: number) => `00000000-0000-4000-8000-0000000004${String(number).padStart(2, '0')}`;

const toLine = (
  number: number,
  description: string,
  unitPrice: number,
  values: Partial<QuoteLine> = {},
): QuoteLine => ({
  id: toId(number),
  description,
  quantity: 1,
  unit: '',
  unitPrice,
  discount: 0,
  taxName: 'VAT',
  taxPercent: 15,
  optional: false,
  ...values,
});

/** The phases in days of the sample project. */
const PHASES = [
  ['Discovery & Planning', '2026-12-01', '2026-12-11'],
  ['Design & Prototyping', '2026-12-14', '2027-01-08'],
  ['Development & Testing', '2027-01-11', '2027-02-26'],
  ['Deployment', '2027-03-01', '2027-03-05'],
  ['Maintenance & Support', '2027-03-08', null],
] as const;

/** $5,144.99, and options of $383.33 and $158.03. */
const quoteSample = (): QuoteContent => ({
  title: 'Tide tables for Android',
  recipient: {
    customerId: null,
    name: 'Padma River Boats Ltd.',
    email: 'boats@padma.example',
    address: '12 Padma Road\nRajshahi',
    country: 'BD',
    taxNumber: '',
    language: 'en',
  },
  intro:
    'An app that shows the tide tables of your landings, with alarms, in Bangla and English. It works without a network.',
  lines: [
    toLine(1, 'Design and build of three screens', 1250, { quantity: 3 }),
    toLine(2, 'Review of the tide data with your captains', 48.4, { quantity: 12.5, unit: 'hours', discount: 55 }),
    toLine(3, 'Hosting of the data for a year', 199.99, { taxName: '', taxPercent: 0 }),
    toLine(4, 'Dark theme for the night', 333.33, { optional: true }),
    toLine(5, 'Training of two captains', 75.25, {
      quantity: 2,
      taxName: 'Service tax',
      taxPercent: 5,
      optional: true,
    }),
  ],
  phases: PHASES.map(([name, from, until], index) => ({ id: toId(index + 20), name, from, until })),
  terms: 'Two rounds of changes are included.\n\nThe source code is yours after the final payment.',
  validUntil: '2026-12-31',
  schedule: [
    { kind: 'deposit', phaseId: null, percent: 30 },
    { kind: 'phase', phaseId: toId(21), percent: 40 },
    { kind: 'final', phaseId: null, percent: 30 },
  ],
});

const toVersion = (number: number, content: QuoteContent, token: string): StoredQuoteVersion => ({
  number,
  content,
  currency: 'USD',
  seller: {
    name: 'Nodi Studio',
    email: 'hello@nodi.example',
    address: '7 River Lane\nRajshahi',
    country: 'BD',
    taxNumber: '',
  },
  token,
  sentBy: '',
  sent_at: `2026-11-${17 + number}T09:30:00.000Z`,
  readings: [],
  declined_at: null,
  reason: null,
});

type Prepare = (quote: StoredQuote, newest: StoredQuoteVersion, api: MockApi) => void;

/** A quote of the sample lead, sent once. */
export const saveQuote =
  (prepare: Prepare = () => {}) =>
  (api: MockApi): void => {
    saveLeads(api);
    const admin = api.db.state.accounts.find(({ user }) => user.role === 'super_admin')?.user;
    const newest = { ...toVersion(1, quoteSample(), QUOTE_TOKEN), sentBy: admin?.id ?? '' };
    const quote: StoredQuote = {
      id: QUOTE_ID,
      number: 7,
      leadId: LEAD_ID,
      content: quoteSample(),
      version: 2,
      sentDraft: 2,
      savedBy: admin?.id ?? '',
      savedAt: '2026-11-18T09:30:00.000Z',
      versions: [newest],
      acceptance: null,
      depositDraftId: null,
    };
    api.db.state.quotes.push(quote);
    prepare(quote, newest, api);
  };

/** A second version: a screen more, no review, a listing in the store. */
export const addVersion: Prepare = (quote) => {
  const content = quoteSample();
  const [screens, , ...others] = content.lines;
  content.lines = [
    ...(screens ? [{ ...screens, description: 'Design and build of four screens', quantity: 4 }] : []),
    ...others,
    toLine(6, 'Listing in the store', 100),
  ];
  quote.content = content;
  quote.versions.unshift(toVersion(2, content, NEW_QUOTE_TOKEN));
};

/** Accepted with both options. */
export const acceptSample: Prepare = (quote) => {
  quote.acceptance = {
    version: 1,
    name: 'Nadia Rahman',
    accepted_at: '2026-11-19T10:15:00.000Z',
    selected: [toId(4), toId(5)],
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    seal: 'payload.signature',
  };
};
