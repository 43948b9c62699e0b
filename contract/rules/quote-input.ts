import { msg } from '../i18n/macros.ts';
import type { Message } from '../i18n/message.ts';
import {
  type DraftProblem,
  type DraftRecipient,
  findDraftProblem,
  findSendingProblems as findInvoiceProblems,
  normaliseDraft,
} from './invoice-drafts.ts';
import { isMoney } from './money.ts';
import {
  isFullySplit,
  priceQuote,
  type QuoteContent,
  type QuotePhase,
  type QuoteShare,
  toUsualValidity,
} from './quotes.ts';
import { REFUSALS } from './refusals.ts';

/** The phases that the studio works in. */
const USUAL_PHASES: readonly Message[] = [
  msg`Discovery & Planning`,
  msg`Design & Prototyping`,
  msg`Development & Testing`,
  msg`Deployment`,
  msg`Maintenance & Support`,
];

interface QuoteStart {
  title: string;
  recipient: DraftRecipient;
  /** in the shop's time zone */
  today: string;
  write: (text: Message) => string;
  createId: () => string;
}

/** A new quote: one item to fill in, the usual phases, half of the price before and half after the work. */
export const toNewQuote = ({ title, recipient, today, write, createId }: QuoteStart): QuoteContent => ({
  title,
  recipient,
  intro: '',
  lines: [
    {
      id: createId(),
      description: '',
      quantity: 1,
      unit: '',
      unitPrice: 0,
      discount: 0,
      taxName: '',
      taxPercent: 0,
      optional: false,
    },
  ],
  phases: USUAL_PHASES.map((name) => ({ id: createId(), name: write(name), from: null, until: null })),
  terms: '',
  validUntil: toUsualValidity(today),
  schedule: [
    { kind: 'deposit', phaseId: null, percent: 50 },
    { kind: 'final', phaseId: null, percent: 50 },
  ],
});

/** Another quote's items, phases, terms and payments for a new client, with ids of their own. */
export function copyQuote(
  { intro, lines, phases, terms, schedule }: QuoteContent,
  { title, recipient, today, createId }: Omit<QuoteStart, 'write'>,
): QuoteContent {
  const ids = new Map(phases.map(({ id }) => [id, createId()]));
  return {
    title,
    recipient,
    intro,
    lines: lines.map((line) => ({ ...line, id: createId() })),
    // Dates belong to the other project.
    phases: phases.map(({ id, name }) => ({ id: ids.get(id) ?? createId(), name, from: null, until: null })),
    terms,
    validUntil: toUsualValidity(today),
    schedule: schedule.map((share) => ({ ...share, phaseId: ids.get(share.phaseId ?? '') ?? null })),
  };
}

/** The part that a quote shares with an invoice. */
const toDraft = ({ recipient, lines }: Pick<QuoteContent, 'recipient' | 'lines'>) => ({
  recipient,
  lines: lines.map(({ id: _id, optional: _optional, ...line }) => line),
  note: '',
  purchaseOrder: '',
  dueDays: 0,
  deposits: [],
  instalments: [],
});

/** The quote with texts trimmed, as it is stored. */
export function normaliseQuote(content: QuoteContent): QuoteContent {
  const { recipient, lines } = normaliseDraft(toDraft(content));
  return {
    ...content,
    title: content.title.trim(),
    recipient,
    intro: content.intro.trim(),
    lines: content.lines.map((line, index) => ({ ...line, ...lines[index] })),
    phases: content.phases.map((phase) => ({ ...phase, name: phase.name.trim() })),
    terms: content.terms.trim(),
  };
}

const hasTwice = (entries: readonly { id: string }[]): boolean =>
  new Set(entries.map(({ id }) => id)).size < entries.length;

/** The first reason why a draft cannot be saved; undefined when it can. */
export function findQuoteProblem(content: QuoteContent, currency: string): DraftProblem | undefined {
  if (hasTwice(content.lines)) return { field: 'lines', message: REFUSALS.quoteIds };
  if (hasTwice(content.phases)) return { field: 'phases', message: REFUSALS.quoteIds };
  const index = content.schedule.findIndex(({ percent }) => !isMoney(percent));
  if (index >= 0) return { field: `schedule.${index}.percent`, message: REFUSALS.quotePercent };
  return findDraftProblem(toDraft(content), currency);
}

const phaseProblems = ({ name, from, until }: QuotePhase, index: number): DraftProblem[] => [
  ...(name === '' ? [{ field: `phases.${index}.name`, message: REFUSALS.quotePhaseName }] : []),
  ...(from !== null && until !== null && until < from
    ? [{ field: `phases.${index}.until`, message: REFUSALS.quotePhaseDates }]
    : []),
];

const shareProblems =
  (phases: readonly QuotePhase[]) =>
  ({ kind, phaseId, percent }: QuoteShare, index: number): DraftProblem[] => [
    ...(kind === 'phase' && phases.every(({ id }) => id !== phaseId)
      ? [{ field: `schedule.${index}.phaseId`, message: REFUSALS.quoteSharePhase }]
      : []),
    ...(percent === 0 ? [{ field: `schedule.${index}.percent`, message: REFUSALS.quoteShareEmpty }] : []),
  ];

/** All reasons why a quote cannot be sent, in the order of the form. @param today in the shop's time zone */
export function findQuoteSendingProblems(content: QuoteContent, currency: string, today: string): DraftProblem[] {
  const { title, lines, phases, schedule, validUntil } = content;
  const problems: DraftProblem[] = title === '' ? [{ field: 'title', message: REFUSALS.quoteTitle }] : [];
  problems.push(...findInvoiceProblems(toDraft(content), currency));
  if (problems.every(({ field }) => !field.startsWith('lines')) && priceQuote(lines, [], currency).total <= 0)
    problems.push({ field: 'lines', message: REFUSALS.quoteOnlyOptions });
  problems.push(...phases.flatMap(phaseProblems), ...schedule.flatMap(shareProblems(phases)));
  if (!isFullySplit(schedule)) problems.push({ field: 'schedule', message: REFUSALS.quoteSchedule });
  if (validUntil === null || validUntil < today)
    problems.push({ field: 'validUntil', message: REFUSALS.quoteValidity });
  const saved = findQuoteProblem(content, currency);
  return saved && problems.every(({ field }) => field !== saved.field) ? [...problems, saved] : problems;
}
