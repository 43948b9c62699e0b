import type { MockApi } from '../../../mocks/api.ts';
import type { StoredChange } from '../../../mocks/store/project-pages.ts';
import { saveProject } from './project-samples.ts';
import { QUOTE_ID } from './quote-samples.ts';

const toId = (number: number) => `00000000-0000-4000-8000-0000000007${String(number).padStart(2, '0')}`;

const change = (number: number, text: string, values: Partial<StoredChange> = {}): StoredChange => ({
  id: toId(number),
  number,
  text,
  name: 'Nadia Rahman',
  file: '',
  created_at: `2026-11-${12 + number}T09:15:00.000Z`,
  answer: null,
  reason: '',
  answered_at: null,
  quoteId: null,
  ...values,
});

interface ChangeQuote {
  number: number;
  title: string;
  price: number;
  /** last day of deployment */
  until: string;
  accepted?: boolean;
  validUntil?: string;
}

/** The quote of a change, like the sample quote with one item and without a deposit. */
function saveChangeQuote(api: MockApi, { number, title, price, until, accepted, validUntil }: ChangeQuote): string {
  const { quotes } = api.db.state;
  const agreed = quotes.find(({ id }) => id === QUOTE_ID);
  const [version] = agreed?.versions ?? [];
  const [line] = version?.content.lines ?? [];
  if (!agreed || !version || !line) throw new Error('The sample is incomplete');
  const content: typeof version.content = {
    ...version.content,
    title: `Change ${number - 7}: ${title}`,
    intro: title,
    lines: [{ ...line, description: title, quantity: 1, unitPrice: price }],
    phases: version.content.phases.filter(({ name }) => name === 'Deployment').map((phase) => ({ ...phase, until })),
    schedule: [{ kind: 'final', phaseId: null, percent: 100 }],
    validUntil: validUntil ?? version.content.validUntil,
  };
  const id = toId(number + 20);
  quotes.push({
    ...agreed,
    id,
    number,
    content,
    versions: [{ ...version, content, token: `change-token-${number}` }],
    acceptance: accepted
      ? {
          version: 1,
          name: 'Nadia Rahman',
          accepted_at: '2026-11-14T08:00:00.000Z',
          selected: [],
          sha256: null,
          seal: null,
        }
      : null,
    depositDraftId: null,
  });
  return id;
}

/** A project with a change in every state: $575.00 accepted, $287.50 to respond to. */
export const saveChanges = saveProject((page, api) => {
  const offline = 'Offline map of the landings\nCaptains lose the network below the bridge.';
  page.changes = [
    change(1, offline, {
      quoteId: saveChangeQuote(api, {
        number: 8,
        title: 'Offline map of the landings',
        price: 500,
        until: '2027-03-12',
        accepted: true,
      }),
    }),
    change(2, 'The logo in the new colours', {
      file: 'Screen designs',
      answer: 'free',
      reason: 'It is part of the next version.',
      answered_at: '2026-11-15T10:00:00.000Z',
    }),
    change(3, 'A version for Windows phones', {
      answer: 'declined',
      reason: 'No store accepts such apps any more.',
      answered_at: '2026-11-16T10:00:00.000Z',
    }),
    change(4, 'A widget for the home screen', {
      name: '',
      quoteId: saveChangeQuote(api, {
        number: 11,
        title: 'Widget',
        price: 150,
        until: '2027-03-12',
        validUntil: '2026-11-17',
      }),
    }),
    change(5, 'A second language: Hindi', {
      quoteId: saveChangeQuote(api, {
        number: 12,
        title: 'Texts and dates in Hindi',
        price: 250,
        until: '2027-03-19',
      }),
    }),
    change(6, 'Print the tide table of a month\nOne page for each landing, for the office wall.', {
      file: 'Screen designs',
    }),
  ];
});
