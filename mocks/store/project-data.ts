import type { AccountData } from '../../contract/generated/model.ts';
import type { MockDb } from './db.ts';
import { findDirectInvoice } from './direct-invoices.ts';
import { openProjectPage } from './project-pages.ts';
import { toQuoteRow } from './quotes.ts';

const toQuotes = (db: MockDb, id: string): AccountData['projects'][number]['quotes'] =>
  db.state.quotes
    .filter(({ leadId, versions }) => leadId === id && versions.length > 0)
    .map((quote) => {
      const { number, title, total, currency } = toQuoteRow(db, quote);
      const [newest] = quote.versions;
      const { acceptance } = quote;
      return {
        number,
        version: newest?.number ?? 1,
        title,
        total,
        currency,
        sent_at: newest?.sent_at ?? '',
        accepted_by: acceptance?.name ?? '',
        network: '',
        accepted_at: acceptance?.accepted_at ?? null,
      };
    });

const isInvoiced = (db: MockDb, draftId: string | null): boolean => {
  const invoiceId = db.state.invoiceDrafts.find(({ id }) => id === draftId)?.invoiceId;
  return typeof invoiceId === 'string' && findDirectInvoice(db, invoiceId) !== undefined;
};

/** Projects of a customer as a client, oldest first. */
export const listOwnProjects = (db: MockDb, userId: string): AccountData['projects'] =>
  db.state.leads.flatMap(({ id, title, created_at, conversationId, brief: { reach: _reach, ...brief } }) => {
    const client = db.state.conversations.find((conversation) => conversation.id === conversationId);
    if (client?.userId !== userId) return [];
    const { deliverables, marks, changes, handover } = openProjectPage(db, id);
    return [
      {
        title,
        created_at,
        brief: { ...brief, kind: title, name: client.name, email: client.email, sent_at: created_at },
        quotes: toQuotes(db, id),
        answers: deliverables.flatMap(({ title: file, versions }) =>
          versions.flatMap(({ number: version, approved, answered_by: name, comment, answered_at }) =>
            approved === null || answered_at === null ? [] : [{ file, version, approved, name, comment, answered_at }],
          ),
        ),
        comments: marks
          .flatMap(({ messages }) => messages)
          .filter(({ side }) => side === 'client')
          .map(({ text, name, created_at: at }) => ({ text, name, created_at: at })),
        changes: changes
          .filter(({ name }) => name !== '')
          .map(({ text, name, created_at: at }) => ({ text, name, created_at: at })),
        handover:
          handover && handover.signed_at !== null
            ? { version: handover.version, name: handover.signed_by, network: '', signed_at: handover.signed_at }
            : null,
        hours: db.state.workEntries
          .filter(({ leadId, kind, draftId }) => leadId === id && kind === 'time' && isInvoiced(db, draftId))
          .map(({ worked_on: day, text, minutes }) => ({ day, text, minutes })),
      },
    ];
  });
