import { msg } from '../i18n/macros.ts';
import { writeText } from '../i18n/message.ts';
import { type DraftContent, type DraftLine, EMPTY_DRAFT, toAmountDue } from './invoice-drafts.ts';
import { type Instalment, toBalance, toPlan } from './invoice-instalments.ts';
import { type RateSum, sumLines } from './invoice-lines.ts';
import type { Language } from './languages.ts';
import { toAmount, toCents } from './money.ts';
import { splitShare, toShareLines } from './quote-deposit.ts';
import { type PricedQuote, priceQuote, type QuoteContent, quoteNumber, schedulePayments } from './quotes.ts';
import { REFUSALS } from './refusals.ts';
import { cutText } from './text.ts';

/** A part of an accepted quote's price that one invoice is written about. */
export interface Milestone {
  kind: 'deposit' | 'phase' | 'final';
  /** name of the phase after which it is due */
  phase: string | null;
  percent: number;
  /** in hundredths; the amount due of its invoice */
  cents: number;
  /** what the invoice states of each tax rate */
  rates: readonly RateSum[];
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

type Share = Pick<Milestone, 'kind' | 'phase' | 'percent' | 'cents'>;

/** The payments of the schedule, with all deposits as the first one. */
function toShares({ schedule, phases }: Pick<QuoteContent, 'schedule' | 'phases'>, payments: readonly number[]) {
  const shares = schedule.map(
    ({ kind, phaseId, percent }, index): Share => ({
      kind,
      phase: phases.find(({ id }) => kind === 'phase' && id === phaseId)?.name ?? null,
      percent,
      cents: payments[index] ?? 0,
    }),
  );
  const deposits = shares.filter(({ kind }) => kind === 'deposit');
  const others = shares.filter(({ kind }) => kind !== 'deposit');
  if (deposits.length === 0) return others;
  // Percentages have two decimals, their sum as a float can have more.
  const percent = Math.round(sum(deposits.map((share) => share.percent)) * 100) / 100;
  return [
    { kind: 'deposit' as const, phase: null, percent, cents: sum(deposits.map(({ cents }) => cents)) },
    ...others,
  ];
}

const subtract = (left: readonly RateSum[], taken: readonly RateSum[]): RateSum[] =>
  left.map((rate, index) => {
    const { net, tax } = taken[index] ?? { net: 0, tax: 0 };
    return { ...rate, net: rate.net - net, tax: rate.tax - tax };
  });

/**
 * The parts of an accepted quote in the order of their invoices; together they are its total exactly. Where no net amount gives
 * a part exactly, the difference moves to the next one. Parts that round to nothing are left out.
 */
export function listMilestones(
  content: Pick<QuoteContent, 'schedule' | 'phases'>,
  { total, taxes }: Pick<PricedQuote, 'total' | 'taxes'>,
  currency: string,
): Milestone[] {
  const shares = toShares(content, schedulePayments(total, content.schedule, currency)).filter(
    ({ cents }) => cents > 0,
  );
  const milestones: Milestone[] = [];
  let left: readonly RateSum[] = taxes;
  let carried = 0;
  for (const [index, share] of shares.entries()) {
    const isLast = index === shares.length - 1;
    const rates = isLast ? left : splitShare(Math.max(share.cents + carried, 0), left, currency);
    const cents = sumLines(rates).total;
    carried += share.cents - cents;
    left = subtract(left, rates);
    if (cents > 0 || isLast) milestones.push({ ...share, cents, rates });
  }
  return milestones;
}

interface MilestoneTexts {
  number: number;
  title: string;
  language: Language;
}

const MAX_DESCRIPTION = 500;

/** What a milestone's invoice says about it. */
function describe({ kind, phase, percent }: Milestone, { number, title, language }: MilestoneTexts): string {
  const quote = quoteNumber(number);
  const text =
    kind === 'deposit'
      ? msg`Deposit of ${percent}% for quote ${quote}: ${title}`
      : phase === null
        ? msg`Payment of ${percent}% for quote ${quote}: ${title}`
        : msg`Payment of ${percent}% after “${phase}” for quote ${quote}: ${title}`;
  return cutText(writeText(language, text), MAX_DESCRIPTION);
}

/**
 * The lines of a milestone's invoice. The last one states everything that was agreed, and deducts the invoices before it.
 * @param place of the milestone, from 0
 */
export function toMilestoneLines(
  milestones: readonly Milestone[],
  place: number,
  { lines }: Pick<PricedQuote, 'lines'>,
  texts: MilestoneTexts,
): DraftLine[] {
  const milestone = milestones[place];
  if (!milestone) return [];
  if (place < milestones.length - 1) return toShareLines(milestone.rates, describe(milestone, texts));
  return lines.map(({ description, quantity, unit, unitPrice, discount, taxName, taxPercent }) => {
    return { description, quantity, unit, unitPrice, discount, taxName, taxPercent };
  });
}

/** Status of a milestone. An invoice that was credited as a whole can be written again. */
export type MilestoneStatus = 'planned' | 'draft' | 'sent' | 'partly_paid' | 'overdue' | 'paid' | 'credited';

const isSent = (status: MilestoneStatus): boolean => status !== 'planned' && status !== 'draft';
const isOpen = (status: MilestoneStatus): boolean => status === 'planned' || status === 'credited';

/** Why the invoice of a milestone cannot be written now; undefined when it can. */
export function findMilestoneProblem(statuses: readonly MilestoneStatus[], place: number) {
  const status = statuses[place];
  if (status === undefined) return REFUSALS.milestoneGone;
  if (!isOpen(status)) return REFUSALS.milestoneInvoiced;
  const before = statuses.slice(0, place);
  if (before.some((other) => other === 'planned')) return REFUSALS.milestoneOrder;
  const isLast = place === statuses.length - 1;
  return isLast && !before.every(isSent) ? REFUSALS.milestoneDraft : undefined;
}

/** The status of a milestone by what exists of its invoice. @param invoice status of one that was sent */
export function toMilestoneStatus(hasDraft: boolean, invoice: string | undefined): MilestoneStatus {
  if (invoice === undefined) return hasDraft ? 'draft' : 'planned';
  const known = (['credited', 'partly_paid', 'overdue', 'paid'] as const).find((status) => status === invoice);
  return known ?? 'sent';
}

/** What was agreed, in parts. */
export interface Agreement {
  id: string;
  number: number;
  document: QuoteContent & { currency: string };
  priced: PricedQuote;
  milestones: Milestone[];
}

/** @param selected ids of the accepted options */
export function toAgreement(
  { id, number }: Pick<Agreement, 'id' | 'number'>,
  document: Agreement['document'],
  selected: readonly string[],
): Agreement {
  const priced = priceQuote(document.lines, selected, document.currency);
  return { id, number, document, priced, milestones: listMilestones(document, priced, document.currency) };
}

/** A milestone's invoice, with amounts in units of the currency. */
export interface MilestoneInvoice {
  id: string;
  number: string;
  status: string;
  total: number;
  credited: number;
  paid: number;
  left: number;
  dueOn: string;
}

interface BilledInvoice extends Pick<MilestoneInvoice, 'id' | 'number' | 'dueOn'> {
  /** in hundredths */
  cents: { total: number; credited: number; paid: number };
  instalments: readonly Instalment[];
}

type SentInvoice = MilestoneInvoice & { status: ReturnType<typeof toBalance>['status'] };

/** The state of a milestone's invoice. @param today in the shop's time zone */
export function toMilestoneInvoice(
  { id, number, dueOn, cents, instalments }: BilledInvoice,
  today: string,
): SentInvoice {
  return {
    id,
    number,
    dueOn,
    status: toBalance(cents, toPlan(instalments, dueOn, cents.total), today).status,
    total: toAmount(cents.total),
    credited: toAmount(cents.credited),
    paid: toAmount(cents.paid),
    left: toAmount(toAmountDue(cents)),
  };
}

export interface MilestoneState {
  /** what was written about it last */
  draft: { id: string; content: DraftContent } | undefined;
  isDeleted: boolean;
  invoice: MilestoneInvoice | undefined;
}

const statusOf = ({ draft, isDeleted, invoice }: MilestoneState): MilestoneStatus =>
  toMilestoneStatus(draft !== undefined && !isDeleted, invoice?.status);

/** Why the invoice of a milestone cannot be written now; undefined when it can. @param states of all milestones */
export function findInvoiceProblem(states: readonly MilestoneState[], place: number) {
  const problem = findMilestoneProblem(states.map(statusOf), place);
  const final = states.at(-1);
  if (problem || !final || place === states.length - 1) return problem;
  // The final invoice states what it has not deducted itself, and what it deducts is fixed when it is written.
  const status = statusOf(final);
  if (status === 'draft') return REFUSALS.milestoneFinalDraft;
  if (isOpen(status)) return undefined;
  const { draft, invoice } = states[place] ?? {};
  // It was deleted, and written when the final invoice was sent already.
  if (draft && !invoice) return undefined;
  return invoice && final.draft?.content.deposits.includes(invoice.id) ? undefined : REFUSALS.milestoneIncluded;
}

/** What decides whether the deleted draft of a milestone can be restored. */
export interface RestoredState {
  draft: { content: Pick<DraftContent, 'deposits'> } | undefined;
  invoice: Pick<MilestoneInvoice, 'id' | 'total' | 'credited'> | undefined;
}

/**
 * Why the deleted draft of a milestone cannot be restored; undefined when it can. While the draft of a final invoice is deleted,
 * milestones that it does not deduct can be invoiced again: restored, it would bill them twice. So no draft of an earlier
 * milestone ever exists beside one of the final invoice.
 * @param states of all milestones
 */
export function findRestoreProblem(states: readonly RestoredState[], place: number) {
  const final = states.at(-1);
  if (place !== states.length - 1 || !final?.draft) return undefined;
  const { deposits = [] } = final.draft.content;
  const isBilledApart = ({ invoice }: RestoredState) =>
    !invoice || (invoice.total > invoice.credited && !deposits.includes(invoice.id));
  return states.slice(0, place).some(isBilledApart) ? REFUSALS.milestoneRestore : undefined;
}

/** The payments of an accepted quote as the contract has them. @param states of the milestones, in their order */
export function toMilestonePlan(
  { id, number, document: { title, currency }, priced, milestones }: Agreement,
  states: readonly MilestoneState[],
) {
  const statuses = states.map(statusOf);
  const invoices = states.flatMap(({ invoice }) => (invoice ? [invoice] : []));
  return {
    quote_id: id,
    number: quoteNumber(number),
    title,
    currency,
    total: toAmount(priced.total),
    invoiced: toAmount(sum(invoices.map(({ total, credited }) => toCents(total) - toCents(credited)))),
    paid: toAmount(sum(invoices.map(({ paid }) => toCents(paid)))),
    items: milestones.map(({ kind, phase, percent, cents }, place) => {
      const state = states[place];
      const status = statuses[place] ?? 'planned';
      return {
        place,
        kind,
        phase,
        percent,
        amount: toAmount(cents),
        is_final: place === milestones.length - 1,
        status,
        draft_id: status === 'draft' ? (state?.draft?.id ?? null) : null,
        invoice: state?.invoice ? pickInvoice(state.invoice) : null,
        can_invoice: findInvoiceProblem(states, place) === undefined,
      };
    }),
  };
}

const pickInvoice = ({ id, number, total, left, dueOn }: MilestoneInvoice) => ({ id, number, total, left, dueOn });

/** The draft of a milestone's invoice. @param states of all milestones; none when the quote is just accepted */
export function toMilestoneDraft(
  { number, document, priced, milestones }: Agreement,
  place: number,
  states: readonly MilestoneState[],
): DraftContent {
  const before = states.slice(0, place).filter(({ invoice }) => invoice);
  // Sent invoices have what was corrected since the quote.
  const { recipient, purchaseOrder } = before.at(-1)?.draft?.content ?? { ...document, purchaseOrder: '' };
  const deposits = before.flatMap(({ invoice }) => (invoice && invoice.total > invoice.credited ? [invoice.id] : []));
  return {
    ...EMPTY_DRAFT,
    recipient,
    lines: toMilestoneLines(milestones, place, priced, { number, title: document.title, language: recipient.language }),
    purchaseOrder,
    deposits: place === milestones.length - 1 ? deposits : [],
  };
}
