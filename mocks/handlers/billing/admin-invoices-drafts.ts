import type { InvoiceDraft, InvoiceDraftRow } from '../../../contract/generated/model.ts';
import { matchesSearch } from '../../../contract/rules/fold.ts';
import {
  copyToDraft,
  type DraftContent,
  EMPTY_DRAFT,
  findDraftProblem,
  NEW_DRAFT,
  normaliseDraft,
  sumDraft,
} from '../../../contract/rules/invoice-drafts.ts';
import { sumLines } from '../../../contract/rules/invoice-lines.ts';
import { toLanguage } from '../../../contract/rules/languages.ts';
import { toCents } from '../../../contract/rules/money.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { findDirectInvoice } from '../../store/direct-invoices.ts';
import { listDeposits, releaseDeposits } from '../../store/invoice-deposits.ts';
import { createInvoiceToken } from '../../store/invoice-links.ts';
import { logInvoiceMail } from '../../store/invoice-mails.ts';
import { listPayers } from '../../store/invoice-payers.ts';
import type { StoredInvoiceDraft } from '../../store/invoice-state.ts';
import { creditableLines, creditInvoice, listDirectDocuments } from '../../store/invoices.ts';
import { findDraftRestoreProblem } from '../../store/milestones.ts';
import { recordInvoiceChange } from '../../store/recorded-payments.ts';
import { sendDraft } from '../../store/send-draft.ts';

type Operations =
  | 'adminGetInvoice'
  | 'adminRenewInvoiceLink'
  | 'adminCreditInvoice'
  | 'adminListInvoiceRecipients'
  | 'adminListInvoiceDrafts'
  | 'adminCreateInvoiceDraft'
  | 'adminGetInvoiceDraft'
  | 'adminSaveInvoiceDraft'
  | 'adminDeleteInvoiceDraft'
  | 'adminRestoreInvoiceDraft'
  | 'adminListInvoiceDeposits'
  | 'adminSendInvoiceDraft';

const currencyOf = (db: MockDb) => db.state.paymentSettings.currency;
const savedByOf = (db: MockDb, { savedBy }: StoredInvoiceDraft) => db.account(savedBy)?.user.name ?? null;

const findRunning = (db: MockDb, id: string | undefined) =>
  db.state.invoiceSchedules.find((schedule) => schedule.id === id && schedule.status !== 'ended');

const toDraft = (db: MockDb, draft: StoredInvoiceDraft): InvoiceDraft => ({
  id: draft.id,
  ...draft.content,
  payers: listPayers(db, draft),
  currency: currencyOf(db),
  ...sumDraft(draft.content, currencyOf(db)),
  version: draft.version,
  savedBy: savedByOf(db, draft),
  savedAt: draft.savedAt,
  invoice_id: draft.invoiceId,
  schedule_id: findRunning(db, draft.scheduleId)?.id ?? null,
});

const toListed = (db: MockDb, draft: StoredInvoiceDraft): InvoiceDraftRow => ({
  id: draft.id,
  name: draft.content.recipient.name,
  email: draft.content.recipient.email,
  total: sumDraft(draft.content, currencyOf(db)).total,
  currency: currencyOf(db),
  savedBy: savedByOf(db, draft),
  savedAt: draft.savedAt,
});

/** What an invoice is written again with; undefined for that of an order. */
const copyInvoice = (db: MockDb, id: string): DraftContent | undefined => {
  const direct = findDirectInvoice(db, id);
  const [invoice] = direct?.items ?? [];
  if (!direct || !invoice) return undefined;
  const { buyer, lines, note = '', purchaseOrder = '' } = invoice;
  const { customerId, language } = direct;
  return {
    ...EMPTY_DRAFT,
    recipient: { ...buyer, customerId, language },
    lines: copyToDraft(lines),
    note,
    purchaseOrder,
  };
};

export const createAdminInvoiceDraftsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const find = (id: string) => db.state.invoiceDrafts.find((draft) => draft.id === id && !draft.deleted);
  return {
    adminGetInvoice: ({ params }) => {
      const invoice = findDirectInvoice(db, params.id);
      return invoice ? { status: 200, body: invoice } : notFound();
    },

    adminRenewInvoiceLink: ({ params, user }) => {
      const stored = db.state.directInvoices[params.id];
      const invoice = findDirectInvoice(db, params.id);
      if (!stored || !invoice) return notFound();
      stored.token = createInvoiceToken();
      recordInvoiceChange(db, { actorId: user.id, action: 'invoice.link', invoice, after: {} });
      return { status: 200, body: findDirectInvoice(db, params.id) ?? invoice };
    },

    adminCreditInvoice: ({ params, body, user }) => {
      const [invoice] = db.state.directInvoices[params.id] ? listDirectDocuments(db, params.id) : [];
      if (!invoice) return notFound();
      const owner = { orderId: null, creditsId: invoice.id };
      const left = sumLines(creditableLines(db, invoice, owner)).total;
      if (toCents(body.left) !== left) return conflict(REFUSALS.invoiceCreditChanged);
      if (toCents(body.amount) > left) return conflict(REFUSALS.invoiceCreditTooLarge);
      creditInvoice(db, invoice, owner, { cents: toCents(body.amount) });
      if (toCents(body.amount) === left) releaseDeposits(db, invoice.id);
      const subject = `Credit note ${db.state.invoices.at(-1)?.number} from ${invoice.seller.name}`;
      logInvoiceMail(db, { id: invoice.id, items: [invoice] }, { kind: 'credit-note', subject });
      recordInvoiceChange(db, {
        actorId: user.id,
        action: 'invoice.credit',
        invoice,
        after: { credited: body.amount },
      });
      const credited = findDirectInvoice(db, invoice.id);
      return credited ? { status: 200, body: credited } : notFound();
    },

    adminListInvoiceRecipients: ({ query }) => {
      const items = db.state.accounts
        .filter(({ user, deletedAt }) => user.role === 'customer' && deletedAt === undefined)
        .filter(({ user }) => matchesSearch(query.search, user.name, user.email))
        .map(({ user }) => {
          const { name, address = '', country = '', taxNumber = '' } = db.state.billing[user.id] ?? {};
          const { id: customerId, email, language } = user;
          const shown = { name: name || user.name, email, address, country, taxNumber };
          return { customerId, ...shown, language: toLanguage(language) };
        })
        .toSorted((a, b) => a.name.toLowerCase().localeCompare(b.name.toLowerCase(), 'en'));
      return { status: 200, body: { items: items.slice(0, 10) } };
    },

    adminListInvoiceDrafts: () => {
      const open = db.state.invoiceDrafts.filter(({ deleted, invoiceId }) => !deleted && invoiceId === null);
      const items = open.toSorted((a, b) => (a.savedAt < b.savedAt ? 1 : -1)).map((draft) => toListed(db, draft));
      return { status: 200, body: { items: items.slice(0, 200) } };
    },

    adminCreateInvoiceDraft: ({ body, user }) => {
      const schedule = db.state.invoiceSchedules.find(({ id }) => id === body.copyOf);
      const content = body.copyOf === undefined ? NEW_DRAFT : (schedule?.content ?? copyInvoice(db, body.copyOf));
      if (!content) return notFound();
      const plan = db.state.carePlans.find(({ scheduleId }) => scheduleId === schedule?.id);
      const draft: StoredInvoiceDraft = {
        id: crypto.randomUUID(),
        content,
        version: 1,
        savedBy: user.id,
        savedAt: new Date().toISOString(),
        deleted: false,
        invoiceId: null,
        ...(schedule && { scheduleId: schedule.id, templateId: schedule.draftId }),
        ...(plan && { leadId: plan.leadId }),
      };
      db.state.invoiceDrafts.push(draft);
      return { status: 201, body: toDraft(db, draft) };
    },

    adminGetInvoiceDraft: ({ params }) => {
      const draft = find(params.id);
      return draft ? { status: 200, body: toDraft(db, draft) } : notFound(REFUSALS.draftMissing);
    },

    adminSaveInvoiceDraft: ({ params, body: { version, ...input }, user }) => {
      const content = normaliseDraft(input);
      const problem = findDraftProblem(content, currencyOf(db));
      if (problem) return invalidField(problem.field, problem.message);
      const draft = find(params.id);
      if (!draft) return notFound(REFUSALS.draftMissing);
      if (draft.invoiceId !== null) return conflict(REFUSALS.invoiceSent);
      if (draft.version !== version) return conflict(REFUSALS.stale);
      const savedAt = new Date().toISOString();
      Object.assign(draft, { content, version: version + 1, savedBy: user.id, savedAt });
      return { status: 200, body: toDraft(db, draft) };
    },

    adminDeleteInvoiceDraft: ({ params }) => {
      const draft = find(params.id);
      if (!draft) return notFound(REFUSALS.draftMissing);
      if (draft.invoiceId !== null) return conflict(REFUSALS.invoiceSent);
      draft.deleted = true;
      return { status: 204 };
    },

    adminRestoreInvoiceDraft: ({ params }) => {
      const draft = db.state.invoiceDrafts.find(({ id }) => id === params.id);
      if (!draft) return notFound(REFUSALS.draftMissing);
      if (db.state.invoiceSchedules.some(({ draftId }) => draftId === draft.id))
        return conflict(REFUSALS.scheduleTemplate);
      const problem = draft.deleted ? findDraftRestoreProblem(db, draft.id) : undefined;
      if (problem) return conflict(problem);
      draft.deleted = false;
      return { status: 200, body: toDraft(db, draft) };
    },

    adminListInvoiceDeposits: ({ params }) => {
      const draft = find(params.id);
      if (!draft) return notFound(REFUSALS.draftMissing);
      return { status: 200, body: { items: listDeposits(db, draft.content.recipient).slice(0, 100) } };
    },

    adminSendInvoiceDraft: ({ params, body, user }) => {
      const draft = find(params.id);
      if (!draft) return notFound(REFUSALS.draftMissing);
      if (draft.version !== body.version) return conflict(REFUSALS.stale);
      const refusal = draft.invoiceId === null ? sendDraft(db, draft, { due: body.due, actorId: user.id }) : undefined;
      if (refusal) return refusal;
      const sent = findDirectInvoice(db, draft.invoiceId ?? '');
      return sent ? { status: 200, body: sent } : notFound();
    },
  };
};
