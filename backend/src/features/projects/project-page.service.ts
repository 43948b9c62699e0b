import type { Kysely } from 'kysely';
import type { AdminProject, Deliverable, LinkedProject } from '../../../../contract/generated/model.ts';
import { restrictProject } from '../../../../contract/rules/client-rights.ts';
import { toInvoiceLink } from '../../../../contract/rules/invoice-links.ts';
import { toLanguage } from '../../../../contract/rules/languages.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import {
  FIRST_PHASE,
  listProjectDecisions,
  listProjectWaits,
  toProjectLink,
} from '../../../../contract/rules/project-page.ts';
import { quoteNumber, toQuoteLink } from '../../../../contract/rules/quotes.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { ProjectAccess } from '../../clients/client-access.repository.ts';
import { tokenFor, toViewer } from '../../clients/client-access.service.ts';
import type { Database } from '../../db/schema.ts';
import { toShopDay } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { toMessages } from '../conversations/conversations.mapper.ts';
import { findConversation, listMessages } from '../conversations/conversations.repository.ts';
import { findLead, type LeadRow } from './leads.repository.ts';
import { listAcceptedQuotes } from './milestones.repository.ts';
import { getLinkedCarePlan } from './plan-months.service.ts';
import { listChanges } from './project-changes.repository.ts';
import { listDeliveries } from './project-deliveries.repository.ts';
import { findHandover } from './project-handovers.repository.ts';
import { getProjectInvoices, type ProjectInvoice } from './project-invoices.service.ts';
import { countMarks, type MarkCount } from './project-marks.repository.ts';
import { toProjectChange, toProjectDelivery, toProjectHandover } from './project-page.mapper.ts';
import { findProjectPage, listProjectFiles, type ProjectFileRow } from './project-pages.repository.ts';
import { statusOf } from './quotes.mapper.ts';
import {
  findAcceptance,
  listQuotes,
  listQuoteVersions,
  type QuoteRow,
  type QuoteVersionRow,
} from './quotes.repository.ts';
import { findHoursSettings, listMonthHours } from './work-entries.repository.ts';

const MAX_QUOTES = 200;

type PageDeps = Pick<Deps, 'db' | 'clock' | 'env'>;

/** With the person of an organisation who reads the page, or null. */
type ReaderDeps = PageDeps & Pick<ProjectAccess, 'person'>;

const toFile = (row: ProjectFileRow, marks: MarkCount | undefined): Deliverable['versions'][number] => ({
  id: row.id,
  number: row.number,
  name: row.name,
  size_bytes: row.size_bytes,
  note: row.note,
  created_at: row.created_at.toISOString(),
  approved: row.answer === null ? null : row.answer === 'approved',
  answered_by: row.answered_by ?? '',
  comment: row.comment ?? '',
  answered_at: row.answered_at?.toISOString() ?? null,
  preview:
    row.preview_width === null || row.preview_height === null
      ? null
      : { width: row.preview_width, height: row.preview_height },
  marks: marks?.total ?? 0,
  open_marks: marks?.open_of_client ?? 0,
});

async function listDeliverables(
  db: Kysely<Database>,
  leadId: string,
  marks: readonly MarkCount[],
): Promise<Deliverable[]> {
  const rows = await listProjectFiles(db, leadId);
  return [...new Set(rows.map(({ deliverable_id }) => deliverable_id))].flatMap((id) => {
    const own = rows.filter(({ deliverable_id }) => deliverable_id === id);
    const [newest] = own;
    return newest
      ? [
          {
            id,
            title: newest.title,
            for_approval: newest.for_approval,
            versions: own.map((row) =>
              toFile(
                row,
                marks.find(({ version_id }) => version_id === row.id),
              ),
            ),
          },
        ]
      : [];
  });
}

/** The quotes that were sent, with the links of their newest versions, and what was accepted. */
async function readQuotes({ db, env, person }: ReaderDeps, leadId: string, today: string) {
  const quotes: LinkedProject['quotes'] = [];
  const rows: { row: QuoteRow; newest: QuoteVersionRow | undefined }[] = [];
  const acceptances: { title: string; version: number; name: string; at: string }[] = [];
  for (const row of await listQuotes(db, leadId, MAX_QUOTES)) {
    const versions = await listQuoteVersions(db, row.id);
    const [newest] = versions;
    rows.push({ row, newest });
    if (!newest) continue;
    const { title, currency, recipient } = newest.document;
    quotes.push({
      number: quoteNumber(row.number),
      title,
      status: statusOf(row, today),
      total: toAmount(row.accepted_cents ?? newest.total_cents),
      currency,
      link: toQuoteLink(env.publicUrl, tokenFor(person, { id: row.id, token: newest.link_token }), recipient.language),
    });
    const agreed = await findAcceptance(db, row.id);
    const version = versions.find(({ id }) => id === agreed?.version_id)?.number;
    if (agreed && version)
      acceptances.push({ title, version, name: agreed.name, at: agreed.accepted_at.toISOString() });
  }
  return { rows, quotes, acceptances };
}

const toLinkedInvoice = (
  { env, person }: ReaderDeps,
  { row, invoice: { id, ...invoice } }: ProjectInvoice,
): LinkedProject['invoices'][number] => ({
  ...invoice,
  link: toInvoiceLink(env.publicUrl, tokenFor(person, { id, token: row.link_token }), row.language),
});

/** Everything that the page of a project shows. */
async function readProject(deps: ReaderDeps, lead: LeadRow, isStudio: boolean) {
  const page = await findProjectPage(deps.db, lead.id);
  const conversation = await findConversation(deps.db, lead.conversation_id);
  const marks = await countMarks(deps.db, lead.id);
  const deliverables = await listDeliverables(deps.db, lead.id, marks);
  const newest = new Map(deliverables.map(({ id, versions: [version] }) => [version?.id, id]));
  const clientMarks = new Map(
    marks.map(({ version_id, open_of_client }) => [newest.get(version_id) ?? '', open_of_client] as const),
  );
  const today = await toShopDay(deps.db, deps.clock.now());
  const { rows, quotes, acceptances } = await readQuotes(deps, lead.id, today);
  const accepted = await listAcceptedQuotes(deps.db, lead.id);
  const invoices = await getProjectInvoices(deps, lead.id);
  const context = { quotes: rows, accepted, today, isStudio };
  const changes = (await listChanges(deps.db, lead.id)).map((row) => toProjectChange(row, context));
  const messages = toMessages(await listMessages(deps.db, lead.conversation_id));
  const row = await findHandover(deps.db, lead.id);
  const handover = row ? toProjectHandover(row) : null;
  const signed = handover && { ...handover, title: lead.title };
  // A closed conversation needs no reply.
  const lastFrom = conversation?.status === 'open' ? messages.at(-1)?.from : undefined;
  return {
    page,
    language: toLanguage(conversation?.language ?? 'en'),
    phase: page?.phase ?? FIRST_PHASE,
    deliverables,
    waits: listProjectWaits({
      deliverables,
      changes,
      clientMarks,
      quotes,
      acceptances,
      // The oldest one is paid first.
      invoices: invoices.map(({ invoice }) => invoice).toReversed(),
      handover: signed,
      lastFrom,
    }),
    decisions: listProjectDecisions({ deliverables, changes, acceptances, handover: signed }),
    quotes,
    invoices,
    messages,
    changes,
    deliveries: (await listDeliveries(deps.db, lead.id, deps.clock.now())).map(toProjectDelivery),
    handover,
  };
}

/** @throws AppError 404 */
export async function getProjectLead({ db }: Pick<Deps, 'db'>, id: string): Promise<LeadRow> {
  const lead = await findLead(db, id);
  if (!lead) throw notFound(REFUSALS.leadGone);
  return lead;
}

/** The page with its link, for the studio. @throws AppError 404 */
export async function getAdminProject(deps: PageDeps, id: string): Promise<AdminProject> {
  const lead = await getProjectLead(deps, id);
  const { page, language, phase, deliverables, waits, decisions, invoices, changes, deliveries, handover } =
    await readProject({ ...deps, person: null }, lead, true);
  const token = page?.link_token ?? null;
  return {
    link: token === null ? null : toProjectLink(deps.env.publicUrl, token, language),
    sent_at: page?.sent_at?.toISOString() ?? null,
    phase,
    deliverables,
    waits,
    decisions,
    invoices: invoices.map(({ invoice }) => invoice),
    changes,
    deliveries,
    handover,
  };
}

/** The page as its client sees it. @throws AppError 404 */
export async function getLinkedProject(
  deps: PageDeps,
  { leadId, person, isShared }: ProjectAccess,
): Promise<LinkedProject> {
  const lead = await getProjectLead(deps, leadId);
  const readerDeps = { ...deps, person };
  const { page: _page, invoices: rows, ...project } = await readProject(readerDeps, lead, false);
  const { is_shown } = await findHoursSettings(deps.db, leadId);
  const today = await toShopDay(deps.db, deps.clock.now());
  const care_plan = await getLinkedCarePlan(deps.db, leadId, today);
  const hours = is_shown ? await listMonthHours(deps.db, leadId) : null;
  const viewer = toViewer(person, isShared);
  const invoices = rows.map((row) => toLinkedInvoice(readerDeps, row));
  return restrictProject({ viewer, title: lead.title, name: lead.name, ...project, invoices, hours, care_plan });
}
