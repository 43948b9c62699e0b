import { toContentDisposition } from '../../contract/rules/content-disposition.ts';
import { quoteNumber } from '../../contract/rules/quotes.ts';
import type { MockDb } from './db.ts';
import { findDirectInvoice } from './direct-invoices.ts';
import type { StoredLead } from './leads.ts';
import { signStatement } from './licences.ts';
import type { Reader } from './organisations.ts';
import { listProjectInvoices } from './project-invoices.ts';
import { toLinkedProject } from './project-pages.ts';
import { hashOf } from './quote-seals.ts';
import { toAdminQuote } from './quotes.ts';

const listQuotes = (db: MockDb, leadId: string) =>
  db.state.quotes.flatMap((quote) => {
    const { title, currency, acceptance } = toAdminQuote(db, quote);
    if (quote.leadId !== leadId || !acceptance) return [];
    const { total, name: accepted_by, accepted_at, sha256, seal } = acceptance;
    return [{ number: quoteNumber(quote.number), title, currency, total, accepted_by, accepted_at, sha256, seal }];
  });

const listInvoices = (db: MockDb, leadId: string) =>
  listProjectInvoices(db, leadId).map(({ invoice: { id, ...invoice } }) => ({
    ...invoice,
    payments: (findDirectInvoice(db, id)?.payments ?? []).map(({ amount, paidOn: paid_on, method }) => {
      return { amount, paid_on, method };
    }),
  }));

/** The signed record of a project, which is checked offline like that of the server; payments are for those who pay. */
export const sendProjectRecord = async (db: MockDb, lead: StoredLead, person: Reader = null) => {
  const { title, name, phase, changes, decisions, deliveries, handover } = toLinkedProject(db, lead);
  const project = {
    title,
    client: name,
    phase,
    written_at: new Date().toISOString(),
    quotes: listQuotes(db, lead.id),
    changes,
    invoices: person && !person.rights.includes('pay') ? [] : listInvoices(db, lead.id),
    decisions,
    deliveries: deliveries.map(({ id: _id, licence: _licence, ...delivery }) => delivery),
    // Its paper is the same sample for all, so there is no seal about it.
    handover: handover && { ...handover, sha256: null, seal: null },
  };
  const sha256 = await hashOf(new TextEncoder().encode(JSON.stringify(project)));
  const { written_at } = project;
  const seal = await signStatement(db, (key) => ({ type: 'project-record', sha256, written_at, key }));
  return {
    status: 200 as const,
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': toContentDisposition(`project-${written_at.slice(0, 10)}.json`),
    } as const,
    body: new TextEncoder().encode(`${JSON.stringify({ project, seal }, null, 2)}\n`),
  };
};
