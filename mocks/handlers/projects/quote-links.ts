import type { ClientOperation } from '../../../contract/generated/client-rights.ts';
import type { QuoteAcceptanceInput } from '../../../contract/generated/model.ts';
import { msg } from '../../../contract/i18n/macros.ts';
import { writeText } from '../../../contract/i18n/message.ts';
import { toDeviceName } from '../../../contract/rules/device-name.ts';
import { moneyText, toAmount, toCents } from '../../../contract/rules/money.ts';
import { type PricedQuote, priceQuote, quoteNumber } from '../../../contract/rules/quotes.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { isName, toPlainLines } from '../../../contract/rules/text.ts';
import { conflict, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { replyToConversation } from '../../store/conversations.ts';
import type { MockDb } from '../../store/db.ts';
import { findAgreement, insertMilestoneDraft } from '../../store/milestones.ts';
import { findClientProblem, findQuoteReader, type Reader, toSignature } from '../../store/organisations.ts';
import { logMail } from '../../store/outbox.ts';
import { checkSeal, sealFile } from '../../store/quote-seals.ts';
import {
  moveLead,
  quoteCurrency,
  type StoredQuote,
  type StoredQuoteVersion,
  shopDay,
  toLinkedQuote,
} from '../../store/quotes.ts';
import { pdfFile } from '../kit/pdf-file.ts';

type Operations =
  | 'getLinkedQuote'
  | 'getLinkedQuotePdf'
  | 'recordQuoteView'
  | 'askQuoteQuestion'
  | 'acceptQuote'
  | 'declineQuote'
  | 'checkQuoteSeal';

const HOUR_MS = 60 * 60 * 1000;
/** The mocks run in one browser. */
const NETWORK = '127.0.0.1';

interface Opened {
  quote: StoredQuote;
  newest: StoredQuoteVersion;
  opened: number;
  person: Reader;
}

const find = (db: MockDb, token: string): Opened | undefined => {
  const reader = findQuoteReader(db, token);
  for (const quote of db.state.quotes) {
    const version = quote.versions.find((candidate) => candidate.token === token);
    const [newest] = quote.versions;
    if (newest && reader?.id === quote.id) return { quote, newest, opened: newest.number, person: reader.person };
    if (version && newest) return { quote, newest, opened: version.number, person: null };
  }
  return undefined;
};

/** The quote of a link, or the refusal. */
const open = (db: MockDb, token = '', operation: ClientOperation) => {
  const found = find(db, token);
  if (!found) return notFound(REFUSALS.quoteLinkUnknown);
  return findClientProblem(found.person, operation) ?? found;
};

const show = (db: MockDb, { quote, ...reader }: Opened) => ({
  status: 200 as const,
  body: toLinkedQuote(db, quote, reader),
});

/** Why a version cannot be answered; undefined when it can. */
const answerProblem = ({ quote, newest }: Opened, version: number) => {
  if (quote.acceptance) return conflict(REFUSALS.quoteAcceptedBy(quote.acceptance.name));
  if (newest.number !== version) return conflict(REFUSALS.quoteChanged);
  if (newest.declined_at !== null) return conflict(REFUSALS.quoteDeclined);
  return undefined;
};

/** The deposit as a draft of an invoice. @returns its id; null without one, and when the shop's currency has changed */
const insertDeposit = (db: MockDb, { quote }: Opened): string | null => {
  const agreement = findAgreement(quote);
  if (agreement?.milestones[0]?.kind !== 'deposit') return null;
  if (agreement.document.currency !== quoteCurrency(db)) return null;
  return insertMilestoneDraft(db, agreement, { place: 0, savedBy: '' });
};

/** The bell and the email of the studio about an answer. */
const notifyStudio = (db: MockDb, { quote, newest }: Opened, accepted: number | null): void => {
  const number = quoteNumber(quote.number);
  const title = accepted === null ? msg`Quote ${number} was declined` : msg`Quote ${number} was accepted`;
  const { recipient, title: work } = newest.content;
  const amount = moneyText(accepted ?? 0, newest.currency);
  const text = accepted === null ? msg`${recipient.name}: ${work}` : msg`${recipient.name}: ${work}, ${amount}`;
  for (const { user } of db.state.accounts)
    if (user.role === 'super_admin' && user.status === 'active')
      db.notify(user.id, { kind: 'account', title, text, href: `/admin/inbox/quotes/${quote.id}` });
  const studio = { name: db.state.site.name, email: db.state.site.contactEmail };
  logMail(db, { kind: 'quote-answer', recipient: studio, subject: writeText('en', title) });
};

const accept = async (db: MockDb, found: Opened, input: QuoteAcceptanceInput, priced: PricedQuote) => {
  const { quote, newest } = found;
  const at = new Date().toISOString();
  const name = input.name.trim();
  const { version, selected } = input;
  quote.acceptance = { version, name, accepted_at: at, selected, sha256: null, seal: null };
  quote.savedAt = at;
  quote.depositDraftId = insertDeposit(db, found);
  moveLead(db, quote.leadId, 'won', { actor: null });
  notifyStudio(db, found, priced.total);
  const number = quoteNumber(quote.number);
  const { email } = newest.content.recipient;
  const claims = { name, email, network: NETWORK, total: toAmount(priced.total), currency: newest.currency };
  const sealed = await sealFile(db, pdfFile(number).body, { quote: number, version, ...claims, accepted_at: at });
  Object.assign(quote.acceptance, sealed);
  logMail(db, { kind: 'quote-accepted', recipient: { name, email }, subject: `You accepted quote ${number}` });
};

export const createQuoteLinksHandlers = (db: MockDb): Pick<MockHandlers, Operations> => ({
  getLinkedQuote: ({ headers }) => {
    const found = open(db, headers['x-quote-token'], 'getLinkedQuote');
    return 'body' in found ? found : show(db, found);
  },

  getLinkedQuotePdf: ({ headers }) => {
    const found = open(db, headers['x-quote-token'], 'getLinkedQuotePdf');
    if ('body' in found) return found;
    return found.quote.acceptance?.seal ? pdfFile(quoteNumber(found.quote.number)) : notFound();
  },

  recordQuoteView: ({ headers, body }) => {
    const found = open(db, headers['x-quote-token'], 'recordQuoteView');
    if ('body' in found) return found;
    const version = found.quote.versions.find(({ number }) => number === body.version);
    if (!version) return notFound(REFUSALS.quoteGone);
    const device = toDeviceName(globalThis.navigator?.userAgent ?? '');
    const isKnown = version.readings.some(
      (reading) => reading.device === device && Date.parse(reading.at) > Date.now() - HOUR_MS,
    );
    if (!isKnown) version.readings.unshift({ device, at: new Date().toISOString() });
    return { status: 204 };
  },

  askQuoteQuestion: ({ headers, body: { line_id, text } }) => {
    const found = open(db, headers['x-quote-token'], 'askQuoteQuestion');
    if ('body' in found) return found;
    const question = toPlainLines(text);
    if (question === '') return invalidField('text', REFUSALS.quoteQuestion);
    const lead = db.state.leads.find(({ id }) => id === found.quote.leadId);
    const row = db.state.conversations.find(({ id }) => id === lead?.conversationId);
    if (!row) return notFound(REFUSALS.quoteGone);
    const { lines, recipient } = found.newest.content;
    const line = lines.find(({ id }) => id === line_id);
    if (line_id !== null && !line) return notFound(REFUSALS.quoteLine);
    const number = quoteNumber(found.quote.number);
    const about = line ? msg`Quote ${number}, about “${line.description}”:` : msg`Quote ${number}:`;
    replyToConversation(db, row, `${writeText(recipient.language, about)}\n\n${question}`);
    return { status: 204 };
  },

  acceptQuote: async ({ headers, body }) => {
    const found = open(db, headers['x-quote-token'], 'acceptQuote');
    if ('body' in found) return found;
    const signed = toSignature(found.person, body);
    const name = signed.name.trim();
    if (name.length < 2 || !isName(name)) return invalidField('name', REFUSALS.quoteSigner);
    const problem = answerProblem(found, body.version);
    if (problem) return problem;
    const { content, currency } = found.newest;
    if ((content.validUntil ?? '') < shopDay(db)) return conflict(REFUSALS.quoteExpired);
    const options = content.lines.filter(({ optional }) => optional).map(({ id }) => id);
    if (body.selected.some((id) => !options.includes(id))) return invalidField('selected', REFUSALS.quoteOption);
    const priced = priceQuote(content.lines, body.selected, currency);
    if (toCents(body.total) !== priced.total) return conflict(REFUSALS.quoteTotalChanged);
    await accept(db, found, signed, priced);
    return show(db, found);
  },

  declineQuote: ({ headers, body: { version, reason } }) => {
    const found = open(db, headers['x-quote-token'], 'declineQuote');
    if ('body' in found) return found;
    const problem = answerProblem(found, version);
    if (problem) return problem;
    const at = new Date().toISOString();
    Object.assign(found.newest, { declined_at: at, reason: toPlainLines(reason) });
    found.quote.savedAt = at;
    notifyStudio(db, found, null);
    return show(db, found);
  },

  checkQuoteSeal: async ({ body }) => ({ status: 200, body: await checkSeal(db, body.seal, body.sha256) }),
});
