import type {
  AdminProject,
  Deliverable,
  DeliverableVersion,
  LinkedProject,
  ProjectChange,
  ProjectHandover,
  ProjectMark,
  ProjectPhase,
} from '../../contract/generated/model.ts';
import { restrictProject } from '../../contract/rules/client-rights.ts';
import { toContentDisposition } from '../../contract/rules/content-disposition.ts';
import { toLanguage } from '../../contract/rules/languages.ts';
import { listDateChanges, toChangeStatus } from '../../contract/rules/project-changes.ts';
import {
  FIRST_PHASE,
  listProjectDecisions,
  listProjectWaits,
  toProjectLink,
} from '../../contract/rules/project-page.ts';
import { quoteNumber } from '../../contract/rules/quotes.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { toReprDigest } from '../../contract/rules/repr-digest.ts';
import { notFound } from '../problems.ts';
import { findLinkedCarePlan } from './care-plans.ts';
import { toMessages } from './conversations.ts';
import type { MockDb } from './db.ts';
import type { StoredLead } from './leads.ts';
import { isSharedClient, type Reader, toReaderLink, toViewer } from './organisations.ts';
import { listDeliveries, type StoredDelivery } from './project-deliveries.ts';
import { listProjectInvoices } from './project-invoices.ts';
import { toAdminQuote, toQuoteRow } from './quotes.ts';
import { sampleFile, sampleHash } from './sample-file.ts';
import { sampleScreens } from './sample-screens.ts';
import { listMonthHours } from './work-entries.ts';

/** A mark with the id of its version. */
export interface StoredMark extends ProjectMark {
  fileId: string;
}

/** A change request; its state follows from answer and quote. */
export interface StoredChange {
  id: string;
  number: number;
  text: string;
  name: string;
  file: string;
  created_at: string;
  answer: 'free' | 'declined' | null;
  reason: string;
  answered_at: string | null;
  quoteId: string | null;
}

/** The phases of the accepted quotes of a lead, the one that was accepted last first. */
export const listAcceptedPhases = (db: MockDb, leadId: string) =>
  db.state.quotes
    .filter((quote) => quote.leadId === leadId)
    .flatMap(({ id, acceptance, versions }) => {
      const version = versions.find(({ number }) => number === acceptance?.version);
      return acceptance && version ? [{ id, at: acceptance.accepted_at, phases: version.content.phases }] : [];
    })
    .toSorted((a, b) => b.at.localeCompare(a.at));

const toChange = (db: MockDb, change: StoredChange, isStudio: boolean): ProjectChange => {
  const { answer, quoteId, ...fields } = change;
  const quote = db.state.quotes.find(({ id }) => id === quoteId);
  const newest = quote?.versions[0];
  const accepted = quote ? listAcceptedPhases(db, quote.leadId) : [];
  return {
    ...fields,
    status: toChangeStatus(answer, quote && toQuoteRow(db, quote).status),
    reason: fields.reason || (newest?.reason ?? ''),
    quote_id: isStudio ? quoteId : null,
    quote: quote && newest ? quoteNumber(quote.number) : null,
    dates: quote && newest ? listDateChanges({ id: quote.id, phases: newest.content.phases }, accepted) : [],
  };
};

/** What the client of a lead sees by a link. */
export interface StoredProjectPage {
  leadId: string;
  phase: ProjectPhase;
  token: string | null;
  sent_at: string | null;
  /** newest first; the numbers of marks are counted when the page is read */
  deliverables: Deliverable[];
  marks: StoredMark[];
  changes: StoredChange[];
  deliveries: StoredDelivery[];
  handover: ProjectHandover | null;
}

/** The page of a lead, created if necessary. */
export const openProjectPage = (db: MockDb, leadId: string): StoredProjectPage => {
  const found = db.state.projectPages.find((page) => page.leadId === leadId);
  if (found) return found;
  const page = {
    leadId,
    phase: FIRST_PHASE,
    token: null,
    sent_at: null,
    deliverables: [],
    marks: [],
    changes: [],
    deliveries: [],
    handover: null,
  } satisfies StoredProjectPage;
  db.state.projectPages.push(page);
  return page;
};

export const findProjectFile = (
  { deliverables }: StoredProjectPage,
  id: string,
): { deliverable: Deliverable; file: DeliverableVersion } | undefined => {
  for (const deliverable of deliverables) {
    const file = deliverable.versions.find((version) => version.id === id);
    if (file) return { deliverable, file };
  }
  return undefined;
};

/** The mocks store no bytes: a small file of the same type stands for it. */
export const sendProjectFile = ({ id, name }: Pick<DeliverableVersion, 'id' | 'name'>) => ({
  status: 200 as const,
  headers: {
    'content-type': 'application/octet-stream',
    'content-disposition': toContentDisposition(name),
    etag: `"${id}"`,
    'repr-digest': toReprDigest(sampleHash(name)),
  },
  body: sampleFile(name),
});

/** Names of files that have a preview. The mocks store no bytes: one drawing stands for all of them. */
const PICTURE = /\.(?:png|jpe?g|webp|gif|avif)$/i;

export const samplePreview = (name: string) => (PICTURE.test(name) ? { width: 960, height: 720 } : null);

export const sendProjectPreview = ({ name, number, preview }: DeliverableVersion) =>
  preview
    ? {
        status: 200 as const,
        headers: {
          'content-type': 'application/octet-stream',
          'content-disposition': toContentDisposition(`${name}.webp`),
        },
        body: sampleScreens(number),
      }
    : notFound(REFUSALS.projectPreviewGone);

/** Open marks of the client on a version. */
export const countClientMarks = (marks: readonly StoredMark[], fileId: string): number =>
  marks.filter((mark) => mark.fileId === fileId && mark.side === 'client' && mark.resolved_at === null).length;

const origin = () => globalThis.location?.origin ?? 'http://localhost';

const readProject = (
  db: MockDb,
  { id, title, conversationId }: StoredLead,
  { isStudio, person }: { isStudio: boolean; person: Reader },
) => {
  const { phase, marks, handover, ...page } = openProjectPage(db, id);
  const changes = page.changes.map((change) => toChange(db, change, isStudio)).reverse();
  const deliverables = page.deliverables.map(({ versions, ...deliverable }) => ({
    ...deliverable,
    versions: versions.map((version) => {
      const own = marks.filter(({ fileId }) => fileId === version.id);
      return {
        ...version,
        marks: own.length,
        open_marks: countClientMarks(marks, version.id),
      };
    }),
  }));
  const clientMarks = new Map(
    deliverables.map(({ id: deliverable, versions: [newest] }) => [
      deliverable,
      newest ? countClientMarks(marks, newest.id) : 0,
    ]),
  );
  const conversation = db.state.conversations.find((row) => row.id === conversationId);
  const own = db.state.quotes
    .filter(({ leadId, versions }) => leadId === id && versions.length > 0)
    .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
  const quotes = own.map((quote) => {
    const { number, status, total, currency } = toQuoteRow(db, quote);
    const [newest] = toAdminQuote(db, quote).versions;
    const shown = { number, title: quote.versions[0]?.content.title ?? '', status, total, currency };
    return { ...shown, link: toReaderLink(newest?.link ?? '', person, quote.id) };
  });
  const acceptances = own.flatMap(({ acceptance, versions }) =>
    acceptance
      ? [
          {
            title: versions[0]?.content.title ?? '',
            version: acceptance.version,
            name: acceptance.name,
            at: acceptance.accepted_at,
          },
        ]
      : [],
  );
  const invoices = listProjectInvoices(db, id);
  const signed = handover && { ...handover, title };
  const messages = conversation ? toMessages(db, conversation) : [];
  const lastFrom = conversation?.status === 'open' ? messages.at(-1)?.from : undefined;
  return {
    language: toLanguage(conversation?.language),
    phase,
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
    deliveries: listDeliveries(db, page.deliveries),
    handover,
  };
};

export const toAdminProject = (db: MockDb, lead: StoredLead): AdminProject => {
  const { token, sent_at } = openProjectPage(db, lead.id);
  const { language, invoices: sent, ...project } = readProject(db, lead, { isStudio: true, person: null });
  const { phase, deliverables, waits, decisions, changes, deliveries, handover } = project;
  const invoices = sent.map(({ invoice }) => invoice);
  const link = token === null ? null : toProjectLink(origin(), token, language);
  return { link, sent_at, phase, deliverables, waits, decisions, invoices, changes, deliveries, handover };
};

export const toLinkedProject = (db: MockDb, lead: StoredLead, person: Reader = null): LinkedProject => {
  const { invoices, ...project } = readProject(db, lead, { isStudio: false, person });
  return restrictProject({
    viewer: toViewer(person, isSharedClient(db, lead)),
    title: lead.title,
    name: db.state.conversations.find(({ id }) => id === lead.conversationId)?.name ?? '',
    ...project,
    invoices: invoices.map(({ invoice: { id, ...invoice }, link }) => {
      return { ...invoice, link: toReaderLink(link, person, id) };
    }),
    hours: listMonthHours(db, lead.id),
    care_plan: findLinkedCarePlan(db, lead.id),
  });
};
