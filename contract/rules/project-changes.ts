import { msg } from '../i18n/macros.ts';
import type { Message } from '../i18n/message.ts';
import { parseSignerName } from './project-marks.ts';
import type { QuoteContent, QuotePhase } from './quotes.ts';
import { REFUSALS } from './refusals.ts';
import { cutText, toPlainLines } from './text.ts';

/** Per project. The schema and the contract have the same limit. */
export const MAX_CHANGES = 100;

const MAX_ITEM = 200;
/** Of a quote, without number. */
const MAX_TITLE = 100;

interface ChangeTexts {
  text: string;
  /** absent for the studio */
  name?: string;
}

/** A request with its texts trimmed and no name for the studio, or the first reason why it cannot be made. */
export function checkProjectChange({
  text: typed,
  name: signer,
}: ChangeTexts): Required<ChangeTexts> | { field: string; message: Message } {
  const text = toPlainLines(typed);
  if (text === '') return { field: 'text', message: REFUSALS.projectComment };
  const name = signer === undefined ? '' : parseSignerName(signer);
  return name === undefined ? { field: 'name', message: REFUSALS.quoteSigner } : { text, name };
}

interface ChangeAnswer {
  kind: 'free' | 'declined';
  reason: string;
}

/** The answer with its reason trimmed; undefined when a reason is missing. */
export function toChangeAnswer({ kind, reason: typed }: ChangeAnswer): ChangeAnswer | undefined {
  const reason = toPlainLines(typed);
  return kind === 'declined' && reason === '' ? undefined : { kind, reason };
}

/** The first line of a request, as its name in lists and logs. */
export const toChangeTitle = (text: string): string => {
  const [line = ''] = text.split('\n');
  return line.length > MAX_ITEM ? `${cutText(line, MAX_ITEM - 1)}…` : line;
};

/** The state of a request, by its answer or its quote. */
export function toChangeStatus(answer: 'free' | 'declined' | null, quoteStatus: string | undefined) {
  if (answer !== null) return answer;
  if (quoteStatus === undefined || quoteStatus === 'draft') return 'requested';
  if (quoteStatus === 'accepted' || quoteStatus === 'expired') return quoteStatus;
  return quoteStatus === 'declined' ? 'quote_declined' : 'quoted';
}

interface AcceptedQuote {
  id: string;
  phases: readonly QuotePhase[];
}

/** The phases of a project with the days that were agreed last. @param accepted the one that was accepted last first */
const listAgreedPhases = (accepted: readonly AcceptedQuote[]): QuotePhase[] => [
  ...new Map(accepted.toReversed().flatMap(({ phases }) => phases.map((phase) => [phase.id, phase]))).values(),
];

/** The days that the quote of a change sets, compared with what was agreed before it. */
export function listDateChanges({ id, phases }: AcceptedQuote, accepted: readonly AcceptedQuote[]) {
  const agreed = listAgreedPhases(accepted.slice(accepted.findIndex((quote) => quote.id === id) + 1));
  return phases.flatMap(({ id: phaseId, name, until: after }) => {
    const before = agreed.find((phase) => phase.id === phaseId)?.until ?? null;
    return before === after ? [] : [{ phase: name, before, after }];
  });
}

interface ChangeStart {
  change: { number: number; text: string };
  /** of the project, the one that was accepted last first */
  accepted: readonly AcceptedQuote[];
  /** in the shop's time zone */
  today: string;
  write: (message: Message) => string;
}

/** A new quote made one for a change request: its text, the agreed phases that are not over, one payment after the work. */
export function toChangeQuote(
  content: QuoteContent,
  { change: { number, text }, accepted, today, write }: ChangeStart,
): QuoteContent {
  const [line] = content.lines;
  const title = toChangeTitle(text);
  const subject = cutText(title, MAX_TITLE);
  return {
    ...content,
    title: write(msg`Change ${number}: ${subject}`),
    intro: text === title ? '' : text,
    lines: line ? [{ ...line, description: title }] : [],
    phases: listAgreedPhases(accepted).filter(({ until }) => until !== null && until >= today),
    schedule: [{ kind: 'final', phaseId: null, percent: 100 }],
  };
}
