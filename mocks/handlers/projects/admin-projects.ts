import { toChangeAnswer } from '../../../contract/rules/project-changes.ts';
import { findProjectFileProblem } from '../../../contract/rules/project-page.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { toPlainLines } from '../../../contract/rules/text.ts';
import { conflict, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { createInvoiceToken } from '../../store/invoice-links.ts';
import { recordLeadChange, type StoredLead } from '../../store/leads.ts';
import { logMail } from '../../store/outbox.ts';
import { addChange } from '../../store/project-changes.ts';
import { deliverProduct } from '../../store/project-deliveries.ts';
import { offerHandover } from '../../store/project-handovers.ts';
import { addMark, listMarks, replyToMark, resolveMark } from '../../store/project-marks.ts';
import {
  countClientMarks,
  findProjectFile,
  openProjectPage,
  samplePreview,
  sendProjectFile,
  sendProjectPreview,
  toAdminProject,
} from '../../store/project-pages.ts';
import { sendProjectRecord } from '../../store/project-record.ts';
import { pdfFile } from '../kit/pdf-file.ts';

type Operations =
  | 'adminGetProject'
  | 'adminUpdateProject'
  | 'adminCreateProjectLink'
  | 'adminRevokeProjectLink'
  | 'adminAddProjectFile'
  | 'adminGetProjectFile'
  | 'adminGetProjectPreview'
  | 'adminListProjectMarks'
  | 'adminAddProjectMark'
  | 'adminReplyToProjectMark'
  | 'adminResolveProjectMark'
  | 'adminDeliverProduct'
  | 'adminOfferHandover'
  | 'adminGetHandoverPdf'
  | 'adminGetProjectRecord'
  | 'adminAddProjectChange'
  | 'adminAnswerProjectChange'
  | 'adminRemoveProjectFile';

export const createAdminProjectsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const find = (id: string) => db.state.leads.find((lead) => lead.id === id) ?? notFound(REFUSALS.leadGone);
  const record = (lead: StoredLead, actorId: string, before: object | null, after: object) =>
    recordLeadChange(db, lead, actorId, { before, after });
  const sendMail = (lead: StoredLead, kind: string, subject: string) => {
    const client = db.state.conversations.find(({ id }) => id === lead.conversationId);
    logMail(db, { kind, recipient: { name: client?.name ?? '', email: client?.email ?? '' }, subject });
  };
  return {
    adminGetProject: ({ params }) => {
      const lead = find(params.id);
      return 'body' in lead ? lead : { status: 200, body: toAdminProject(db, lead) };
    },

    adminUpdateProject: ({ user, params, body: { phase } }) => {
      const lead = find(params.id);
      if ('body' in lead) return lead;
      const page = openProjectPage(db, lead.id);
      if (page.phase !== phase) record(lead, user.id, { phase: page.phase }, { phase });
      page.phase = phase;
      return { status: 204 };
    },

    adminCreateProjectLink: ({ user, params, body: { send } }) => {
      const lead = find(params.id);
      if ('body' in lead) return lead;
      const page = openProjectPage(db, lead.id);
      if (page.token === null) record(lead, user.id, { client_link: false }, { client_link: true });
      page.token ??= createInvoiceToken();
      if (send) {
        page.sent_at = new Date().toISOString();
        sendMail(lead, 'project', `Your project page: ${lead.title}`);
      }
      return { status: 200, body: { link: toAdminProject(db, lead).link ?? '' } };
    },

    adminRevokeProjectLink: ({ user, params }) => {
      const lead = find(params.id);
      if ('body' in lead) return lead;
      const page = openProjectPage(db, lead.id);
      if (page.token !== null) record(lead, user.id, { client_link: true }, { client_link: false });
      Object.assign(page, { token: null, sent_at: null });
      return { status: 204 };
    },

    adminAddProjectFile: ({ user, params, body: { fileId, deliverable_id, for_approval, ...input } }) => {
      const title = input.title.trim();
      const problem = deliverable_id === null ? findProjectFileProblem(title) : undefined;
      if (problem) return invalidField(problem.field, problem.message);
      const lead = find(params.id);
      if ('body' in lead) return lead;
      const page = openProjectPage(db, lead.id);
      const upload = db.state.uploads.find(({ userId, file }) => userId === user.id && file?.id === fileId);
      if (!upload) return invalidField('fileId', REFUSALS.projectUploadGone);
      const earlier = page.deliverables.find(({ id }) => id === deliverable_id);
      if (deliverable_id !== null && !earlier) return invalidField('deliverable_id', REFUSALS.projectFileGone);
      const deliverable = earlier ?? { id: crypto.randomUUID(), title, for_approval, versions: [] };
      if (!earlier) page.deliverables.unshift(deliverable);
      const number = (deliverable.versions[0]?.number ?? 0) + 1;
      deliverable.versions.unshift({
        id: crypto.randomUUID(),
        number,
        name: upload.name,
        size_bytes: upload.size_bytes,
        note: toPlainLines(input.note),
        created_at: new Date().toISOString(),
        approved: null,
        answered_by: '',
        comment: '',
        answered_at: null,
        preview: samplePreview(upload.name),
        marks: 0,
        open_marks: 0,
      });
      record(lead, user.id, null, { file: `${deliverable.title}, ${number}` });
      const subject = `For your approval: ${deliverable.title}${number > 1 ? `, version ${number}` : ''}`;
      if (deliverable.for_approval && page.token !== null) sendMail(lead, 'project-file', subject);
      return { status: 204 };
    },

    adminGetProjectFile: ({ params }) => {
      const lead = find(params.id);
      const found = 'body' in lead ? undefined : findProjectFile(openProjectPage(db, lead.id), params.fileId);
      return found ? sendProjectFile(found.file) : notFound(REFUSALS.projectFileGone);
    },

    adminGetProjectPreview: ({ params }) => {
      const lead = find(params.id);
      const found = 'body' in lead ? undefined : findProjectFile(openProjectPage(db, lead.id), params.fileId);
      return found ? sendProjectPreview(found.file) : notFound(REFUSALS.projectPreviewGone);
    },

    adminListProjectMarks: ({ params }) => {
      const lead = find(params.id);
      return 'body' in lead ? lead : listMarks(openProjectPage(db, lead.id), params.fileId, true);
    },

    adminAddProjectMark: ({ user, params, body }) => {
      const lead = find(params.id);
      const writer = { side: 'studio', name: user.name } as const;
      return 'body' in lead ? lead : addMark(openProjectPage(db, lead.id), params.fileId, { ...writer, ...body });
    },

    adminReplyToProjectMark: ({ user, params: { id, fileId, markId }, body }) => {
      const lead = find(id);
      if ('body' in lead) return lead;
      const reply = { side: 'studio', name: user.name, ...body } as const;
      return replyToMark(openProjectPage(db, lead.id), { id: fileId, markId }, reply);
    },

    adminResolveProjectMark: ({ user, params: { id, fileId, markId }, body }) => {
      const lead = find(id);
      if ('body' in lead) return lead;
      const state = { side: 'studio', name: user.name, ...body } as const;
      return resolveMark(openProjectPage(db, lead.id), { id: fileId, markId }, state);
    },

    adminDeliverProduct: ({ user, params, body }) => {
      const lead = find(params.id);
      if ('body' in lead) return lead;
      const page = openProjectPage(db, lead.id);
      return deliverProduct(db, { lead, page }, body, (delivery) => record(lead, user.id, null, { delivery }));
    },

    adminOfferHandover: ({ user, params, body }) => {
      const lead = find(params.id);
      if ('body' in lead) return lead;
      const page = openProjectPage(db, lead.id);
      return offerHandover(db, page, body, (version) => {
        record(lead, user.id, null, { handover: String(version) });
        if (page.token !== null) sendMail(lead, 'project-handover', `Please sign: handover of ${lead.title}`);
      });
    },

    adminGetHandoverPdf: ({ params }) => {
      const lead = find(params.id);
      if ('body' in lead) return lead;
      return openProjectPage(db, lead.id).handover?.seal ? pdfFile('handover') : notFound();
    },

    adminGetProjectRecord: ({ params }) => {
      const lead = find(params.id);
      return 'body' in lead ? lead : sendProjectRecord(db, lead);
    },

    adminAddProjectChange: ({ user, params, body }) => {
      const lead = find(params.id);
      if ('body' in lead) return lead;
      return addChange(openProjectPage(db, lead.id), { ...body, fileId: null }, ({ number }) =>
        record(lead, user.id, null, { change_request: String(number) }),
      );
    },

    adminAnswerProjectChange: ({ user, params, body }) => {
      const answer = toChangeAnswer(body);
      if (!answer) return invalidField('reason', REFUSALS.projectChangeReason);
      const lead = find(params.id);
      if ('body' in lead) return lead;
      const page = openProjectPage(db, lead.id);
      const change = page.changes.find(({ id }) => id === params.changeId);
      if (!change) return notFound(REFUSALS.projectChangeGone);
      const { kind, reason } = answer;
      if (change.answer === kind && change.reason === reason) return { status: 204 };
      const quote = db.state.quotes.find(({ id }) => id === change.quoteId);
      if (change.answer !== null || (quote && quote.versions.length > 0))
        return conflict(REFUSALS.projectChangeAnswered);
      Object.assign(change, { answer: kind, reason, answered_at: new Date().toISOString(), quoteId: null });
      record(lead, user.id, null, { change_request: `${change.number}: ${kind}` });
      const subject = kind === 'free' ? 'Change accepted at no extra cost' : 'Change request declined';
      if (page.token !== null) sendMail(lead, 'project-change', subject);
      return { status: 204 };
    },

    adminRemoveProjectFile: ({ user, params }) => {
      const lead = find(params.id);
      if ('body' in lead) return lead;
      const page = openProjectPage(db, lead.id);
      const found = findProjectFile(page, params.fileId);
      if (!found) return notFound(REFUSALS.projectFileGone);
      const { deliverable, file } = found;
      if (file.approved !== null) return conflict(REFUSALS.projectFileAnswered);
      if (countClientMarks(page.marks, file.id) > 0) return conflict(REFUSALS.projectMarkedFile);
      deliverable.versions = deliverable.versions.filter(({ id }) => id !== file.id);
      page.deliverables = page.deliverables.filter(({ versions }) => versions.length > 0);
      record(lead, user.id, { file: `${deliverable.title}, ${file.number}` }, { file: null });
      return { status: 204 };
    },
  };
};
