import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { toContentDisposition } from '../../../../contract/rules/content-disposition.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import { priceQuote, quoteNumber } from '../../../../contract/rules/quotes.ts';
import type { ClientPerson } from '../../clients/client-access.repository.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { listInvoicePayments } from '../billing/direct-invoices.repository.ts';
import { signStatement } from '../orders/signing.adapter.ts';
import type { Signing } from '../orders/signing.service.ts';
import { type AcceptedQuoteRow, listAcceptedQuotes } from './milestones.repository.ts';
import { listMilestonePlans } from './milestones.service.ts';
import { getProjectInvoices } from './project-invoices.service.ts';
import { getLinkedProject } from './project-page.service.ts';
import { listProjectFiles } from './project-pages.repository.ts';
import { findAcceptance } from './quotes.repository.ts';

async function toQuote(db: Kysely<Database>, { id, number, document, selected }: AcceptedQuoteRow) {
  const { title, currency, lines } = document;
  const acceptance = await findAcceptance(db, id);
  const priced = priceQuote(lines, selected, currency);
  return {
    number: quoteNumber(number),
    title,
    currency,
    items: priced.lines.map(({ description, quantity, unit, unitPrice, net, total }) => {
      return { description, quantity, unit, unit_price: unitPrice, net: toAmount(net), total: toAmount(total) };
    }),
    total: toAmount(priced.total),
    accepted_by: acceptance?.name ?? '',
    accepted_at: acceptance?.accepted_at.toISOString() ?? '',
    // Null until the job has sealed the paper.
    sha256: acceptance?.sha256 ?? null,
    seal: acceptance?.seal ?? null,
  };
}

/** The milestones of all quotes, and all invoices with what was paid. */
async function readPayments(deps: Pick<Deps, 'db' | 'clock'>, leadId: string) {
  const plans = await listMilestonePlans(deps, leadId);
  const milestones = plans.flatMap(({ number: quote, currency, items }) =>
    items.map(({ kind, phase, percent, amount, status, invoice }) => {
      return { quote, kind, phase, percent, currency, amount, status, invoice: invoice?.number ?? null };
    }),
  );
  const invoices = await Promise.all(
    (await getProjectInvoices(deps, leadId)).map(async ({ invoice: { id, ...invoice }, credited }) => ({
      ...invoice,
      credited,
      payments: (await listInvoicePayments(deps.db, id)).map(({ amount_cents, paid_on, method }) => {
        return { amount: toAmount(amount_cents), paid_on, method };
      }),
    })),
  );
  return { milestones, invoices };
}

/** What was ordered, accepted, paid and delivered. It has no links, because it is shown to others. */
async function readRecord(deps: Pick<Deps, 'db' | 'clock' | 'env'>, leadId: string, person: ClientPerson | null) {
  const { db, clock } = deps;
  const { title, name, phase, changes, decisions, deliveries, handover } = await getLinkedProject(deps, {
    leadId,
    person: null,
    isShared: false,
  });
  const quotes = await Promise.all((await listAcceptedQuotes(db, leadId)).map((row) => toQuote(db, row)));
  return {
    title,
    client: name,
    phase,
    written_at: clock.now().toISOString(),
    quotes,
    changes: changes.map(({ id: _id, quote_id: _quote, ...change }) => change),
    // As on the page, only people with the right to pay see payments.
    ...(person && !person.rights.includes('pay') ? { milestones: [], invoices: [] } : await readPayments(deps, leadId)),
    files: (await listProjectFiles(db, leadId)).map((row) => ({
      title: row.title,
      version: row.number,
      name: row.name,
      size_bytes: row.size_bytes,
      sha256: row.sha256,
      added_at: row.created_at.toISOString(),
      answer: row.answer,
      answered_by: row.answered_by,
      answered_at: row.answered_at?.toISOString() ?? null,
    })),
    // Without licence keys, because the record is shown to others.
    deliveries: deliveries.map(({ id: _id, licence: _licence, ...delivery }) => delivery),
    handover,
    decisions,
  };
}

/** The record as a file. Its signature covers the hash of the compact JSON of `project`. @throws AppError 404 */
export async function createProjectRecord(
  deps: Pick<Deps, 'db' | 'clock' | 'env'> & { signing: Signing },
  { leadId, person }: { leadId: string; person: ClientPerson | null },
) {
  const project = await readRecord(deps, leadId, person);
  const sha256 = createHash('sha256').update(JSON.stringify(project)).digest('hex');
  const { id, key } = await deps.signing.signer();
  const seal = signStatement(key, { type: 'project-record', sha256, written_at: project.written_at, key: id });
  return {
    status: 200 as const,
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': toContentDisposition(`project-${project.written_at.slice(0, 10)}.json`),
    } as const,
    body: Buffer.from(`${JSON.stringify({ project, seal }, null, 2)}\n`),
  };
}
