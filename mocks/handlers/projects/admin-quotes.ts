import { type Message, writeText } from '../../../contract/i18n/message.ts';
import type { DraftRecipient } from '../../../contract/rules/invoice-drafts.ts';
import { toLanguage } from '../../../contract/rules/languages.ts';
import { toAmount } from '../../../contract/rules/money.ts';
import {
  copyQuote,
  findQuoteProblem,
  findQuoteSendingProblems,
  normaliseQuote,
  toNewQuote,
} from '../../../contract/rules/quote-input.ts';
import { priceQuote, quoteNumber } from '../../../contract/rules/quotes.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, invalid, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import type { MockDb } from '../../store/db.ts';
import { createInvoiceToken } from '../../store/invoice-links.ts';
import type { StoredLead } from '../../store/leads.ts';
import { logMail } from '../../store/outbox.ts';
import { findQuotableChange, toQuoteOfChange } from '../../store/project-changes.ts';
import { openProjectPage } from '../../store/project-pages.ts';
import {
  moveLead,
  quoteCurrency,
  type StoredQuote,
  shopDay,
  toAdminQuote,
  toQuoteRow,
  toQuoteSeller,
} from '../../store/quotes.ts';
import { pdfFile } from '../kit/pdf-file.ts';

type Operations =
  | 'adminListQuotes'
  | 'adminCreateQuote'
  | 'adminGetQuote'
  | 'adminSaveQuote'
  | 'adminDeleteQuote'
  | 'adminSendQuote'
  | 'adminGetQuotePdf';

export const recipientOf = (db: MockDb, { conversationId }: StoredLead): DraftRecipient => {
  const client = db.state.conversations.find(({ id }) => id === conversationId);
  const customerId = client?.userId ?? null;
  const {
    name = '',
    address = '',
    country = '',
    taxNumber = '',
  } = (customerId === null ? undefined : db.state.billing[customerId]) ?? {};
  const shown = { name: name || (client?.name ?? ''), email: client?.email ?? '', address, country, taxNumber };
  return { customerId, ...shown, language: toLanguage(client?.language) };
};

const sendVersion = (db: MockDb, quote: StoredQuote, user: { id: string; name: string }): void => {
  const currency = quoteCurrency(db);
  const { content, leadId } = quote;
  const number = (quote.versions[0]?.number ?? 0) + 1;
  const seller = toQuoteSeller(db);
  quote.versions.unshift({
    number,
    content: structuredClone(content),
    currency,
    seller,
    token: createInvoiceToken(),
    sentBy: user.id,
    sent_at: new Date().toISOString(),
    readings: [],
    declined_at: null,
    reason: null,
  });
  quote.sentDraft = quote.version;
  moveLead(db, leadId, 'quoted', { actor: user.name, isAllowed: (stage) => stage !== 'won' && stage !== 'quoted' });
  const name = `Quote ${quoteNumber(quote.number)}`;
  logMail(db, {
    kind: 'quote',
    recipient: { name: content.recipient.name, email: content.recipient.email },
    subject: `${number > 1 ? `New version of quote ${quoteNumber(quote.number)}` : name} from ${seller.name}`,
  });
  recordChange(db, {
    actorId: user.id,
    action: 'quote.send',
    subject: 'quote',
    subjectId: quote.id,
    label: name,
    before: null,
    after: { version: number, total: toAmount(priceQuote(content.lines, [], currency).total) },
  });
};

export const createAdminQuotesHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const find = (id: string) => db.state.quotes.find((quote) => quote.id === id);
  return {
    adminListQuotes: ({ query }) => {
      const items = db.state.quotes
        .filter(({ leadId }) => query.lead === undefined || leadId === query.lead)
        .map((quote) => toQuoteRow(db, quote))
        .toSorted((a, b) => b.updated_at.localeCompare(a.updated_at) || a.id.localeCompare(b.id));
      return { status: 200, body: { items: items.slice(0, 200) } };
    },

    adminCreateQuote: ({ user, body: { lead_id: leadId, copyOf, change_id } }) => {
      const lead = db.state.leads.find(({ id }) => id === leadId);
      if (!lead) return notFound(REFUSALS.leadGone);
      const change = findQuotableChange(openProjectPage(db, leadId), change_id);
      if (change && 'body' in change) return change;
      const quoted = find(change?.quoteId ?? '');
      if (quoted) return { status: 201, body: toAdminQuote(db, quoted) };
      const copied = copyOf === undefined ? undefined : find(copyOf);
      if (copyOf !== undefined && !copied) return notFound(REFUSALS.quoteGone);
      const recipient = recipientOf(db, lead);
      const start = { title: lead.title, recipient, today: shopDay(db), createId: () => crypto.randomUUID() };
      const write = (text: Message) => writeText(recipient.language, text);
      const content = copied ? copyQuote(copied.content, start) : toNewQuote({ ...start, write });
      const quote: StoredQuote = {
        id: crypto.randomUUID(),
        number: Math.max(0, ...db.state.quotes.map(({ number }) => number)) + 1,
        leadId,
        content: change ? toQuoteOfChange(db, content, { leadId, change, today: start.today, write }) : content,
        version: 1,
        sentDraft: null,
        savedBy: user.id,
        savedAt: new Date().toISOString(),
        versions: [],
        acceptance: null,
        depositDraftId: null,
      };
      db.state.quotes.push(quote);
      if (change) change.quoteId = quote.id;
      return { status: 201, body: toAdminQuote(db, quote) };
    },

    adminGetQuote: ({ params }) => {
      const quote = find(params.id);
      return quote ? { status: 200, body: toAdminQuote(db, quote) } : notFound(REFUSALS.quoteGone);
    },

    adminDeleteQuote: ({ user, params }) => {
      const quote = find(params.id);
      if (!quote) return notFound(REFUSALS.quoteGone);
      if (quote.versions.length > 0) return conflict(REFUSALS.quoteWasSent);
      db.state.quotes = db.state.quotes.filter(({ id }) => id !== quote.id);
      for (const { changes } of db.state.projectPages)
        for (const change of changes) if (change.quoteId === quote.id) change.quoteId = null;
      recordChange(db, {
        actorId: user.id,
        action: 'quote.delete',
        subject: 'quote',
        subjectId: quote.id,
        label: `Quote ${quoteNumber(quote.number)}`,
        before: null,
        after: null,
      });
      return { status: 204 };
    },

    adminSaveQuote: ({ user, params, body: { version, ...input } }) => {
      const content = normaliseQuote(input);
      const problem = findQuoteProblem(content, quoteCurrency(db));
      if (problem) return invalidField(problem.field, problem.message);
      const quote = find(params.id);
      if (!quote) return notFound(REFUSALS.quoteGone);
      if (quote.acceptance) return conflict(REFUSALS.quoteAccepted);
      if (quote.version !== version) return conflict(REFUSALS.stale);
      const savedAt = new Date().toISOString();
      Object.assign(quote, { content, version: version + 1, savedBy: user.id, savedAt });
      return { status: 200, body: toAdminQuote(db, quote) };
    },

    adminSendQuote: ({ user, params, body }) => {
      const quote = find(params.id);
      if (!quote) return notFound(REFUSALS.quoteGone);
      if (quote.acceptance) return conflict(REFUSALS.quoteAccepted);
      if (quote.version !== body.version) return conflict(REFUSALS.stale);
      const isDeclined = (quote.versions[0]?.declined_at ?? null) !== null;
      if (quote.sentDraft !== quote.version || isDeclined) {
        const [problem, ...others] = findQuoteSendingProblems(quote.content, quoteCurrency(db), shopDay(db));
        if (problem) return invalid(problem.message, [problem, ...others]);
        sendVersion(db, quote, user);
      }
      return { status: 200, body: toAdminQuote(db, quote) };
    },

    adminGetQuotePdf: ({ params }) => {
      const quote = find(params.id);
      return quote?.acceptance?.seal ? pdfFile(quoteNumber(quote.number)) : notFound();
    },
  };
};
