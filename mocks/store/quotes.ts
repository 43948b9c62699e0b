import type {
  AdminQuote,
  AdminQuoteRow,
  LeadStage,
  LinkedQuote,
  QuoteAcceptance,
  QuoteParty,
  QuoteReading,
} from '../../contract/generated/model.ts';
import { toBusinessTime } from '../../contract/rules/business-day.ts';
import { toAmount } from '../../contract/rules/money.ts';
import {
  compareQuotes,
  listPayments,
  priceQuote,
  type QuoteContent,
  quoteNumber,
  toQuoteLink,
  toQuoteStatus,
} from '../../contract/rules/quotes.ts';
import type { MockDb } from './db.ts';
import { type Reader, toViewer } from './organisations.ts';
import { toSeller } from './tax.ts';

export interface StoredQuoteVersion {
  number: number;
  content: QuoteContent;
  currency: string;
  seller: QuoteParty;
  token: string;
  sentBy: string;
  sent_at: string;
  /** newest first */
  readings: QuoteReading[];
  declined_at: string | null;
  reason: string | null;
}

type StoredAcceptance = Pick<QuoteAcceptance, 'version' | 'name' | 'accepted_at' | 'selected' | 'sha256' | 'seal'>;

export interface StoredQuote {
  id: string;
  number: number;
  leadId: string;
  content: QuoteContent;
  version: number;
  /** the version of the draft that was sent last */
  sentDraft: number | null;
  savedBy: string;
  savedAt: string;
  /** newest first */
  versions: StoredQuoteVersion[];
  acceptance: StoredAcceptance | null;
  depositDraftId: string | null;
}

export const quoteCurrency = (db: MockDb): string => db.state.paymentSettings.currency;
export const shopDay = (db: MockDb): string => toBusinessTime(new Date(), db.state.mailSettings.time_zone).day;

const statusOf = (db: MockDb, { versions: [newest], acceptance }: StoredQuote) =>
  toQuoteStatus(
    {
      validUntil: newest?.content.validUntil ?? null,
      isRead: (newest?.readings.length ?? 0) > 0,
      isAccepted: acceptance !== null,
      isDeclined: (newest?.declined_at ?? null) !== null,
    },
    shopDay(db),
  );

/** The differences of a version, by its place among the versions, from the one before. */
const changesOf = ({ versions }: StoredQuote, place: number) => {
  const [version, before] = versions.slice(place);
  return version && before ? compareQuotes(before.content.lines, version.content.lines, version.currency) : null;
};

const acceptanceOf = ({ versions, acceptance }: StoredQuote): QuoteAcceptance | null => {
  const version = versions.find(({ number }) => number === acceptance?.version);
  if (!acceptance || !version) return null;
  const { net, tax, total } = priceQuote(version.content.lines, acceptance.selected, version.currency);
  return {
    ...acceptance,
    net: toAmount(net),
    tax: toAmount(tax),
    total: toAmount(total),
    payments: listPayments(version.content, total, version.currency),
  };
};

const nameOf = (db: MockDb, id: string) => db.account(id)?.user.name ?? null;

export const toAdminQuote = (db: MockDb, quote: StoredQuote): AdminQuote => ({
  id: quote.id,
  number: quoteNumber(quote.number),
  lead_id: quote.leadId,
  ...quote.content,
  currency: quoteCurrency(db),
  taxes: db.state.invoiceSettings.rates,
  status: statusOf(db, quote),
  version: quote.version,
  is_sent: quote.sentDraft === quote.version,
  savedBy: nameOf(db, quote.savedBy),
  savedAt: quote.savedAt,
  versions: quote.versions.map(({ number, content, currency, token, sentBy, ...version }, place) => ({
    number,
    sent_at: version.sent_at,
    sent_by: nameOf(db, sentBy),
    total: toAmount(priceQuote(content.lines, [], currency).total),
    validUntil: content.validUntil ?? '',
    // The mocks answer at the address of the page.
    link: toQuoteLink(globalThis.location?.origin ?? 'http://localhost', token, content.recipient.language),
    readings: version.readings.slice(0, 50),
    changes: changesOf(quote, place),
    declined_at: version.declined_at,
    reason: version.reason,
  })),
  acceptance: acceptanceOf(quote),
  deposit_draft_id: quote.depositDraftId,
});

export const toQuoteRow = (db: MockDb, quote: StoredQuote): AdminQuoteRow => {
  const [newest] = quote.versions;
  const currency = newest?.currency ?? quoteCurrency(db);
  const { lines } = newest?.content ?? quote.content;
  return {
    id: quote.id,
    number: quoteNumber(quote.number),
    lead_id: quote.leadId,
    title: quote.content.title,
    name: quote.content.recipient.name,
    status: statusOf(db, quote),
    version: newest?.number ?? 0,
    total: toAmount(priceQuote(lines, quote.acceptance?.selected ?? [], currency).total),
    currency,
    updated_at: quote.savedAt,
  };
};

/** The newest version as its recipient reads it. @param opened number of the version that the link was sent with */
export const toLinkedQuote = (
  db: MockDb,
  quote: StoredQuote,
  { newest, opened, person }: { newest: StoredQuoteVersion; opened: number; person: Reader },
): LinkedQuote => {
  const { recipient, ...content } = newest.content;
  const { name, email, address, country, taxNumber, language } = recipient;
  return {
    viewer: toViewer(person),
    ...content,
    recipient: { name, email, address, country, taxNumber },
    number: quoteNumber(quote.number),
    version: newest.number,
    openedVersion: opened,
    sent_at: newest.sent_at,
    language,
    status: statusOf(db, quote),
    currency: newest.currency,
    seller: newest.seller,
    changes: changesOf(quote, 0),
    acceptance: acceptanceOf(quote),
    declined_at: newest.declined_at,
    reason: newest.reason,
  };
};

/** The seller as a version freezes it. */
export const toQuoteSeller = (db: MockDb): QuoteParty => {
  const { name, email, address, country, taxNumber } = toSeller(db);
  return { name, email, address, country, taxNumber };
};

/** Moves the lead of a quote, with an event. @param actor null for the client */
export const moveLead = (
  db: MockDb,
  leadId: string,
  to: LeadStage,
  { actor, isAllowed = () => true }: { actor: string | null; isAllowed?: (stage: LeadStage) => boolean },
): void => {
  const lead = db.state.leads.find(({ id }) => id === leadId);
  if (!lead || lead.stage === to || !isAllowed(lead.stage)) return;
  const at = new Date().toISOString();
  const change = { before: lead.stage, after: to };
  lead.events.push({ id: crypto.randomUUID(), kind: 'stage', actor, ...change, created_at: at });
  Object.assign(lead, { stage: to, version: lead.version + 1, updated_at: at });
};
