import { msg } from '../../../contract/i18n/macros.ts';
import { writeText } from '../../../contract/i18n/message.ts';
import { toLanguage } from '../../../contract/rules/languages.ts';
import { checkProjectAnswer } from '../../../contract/rules/project-page.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { toPlainLines } from '../../../contract/rules/text.ts';
import { conflict, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { sendFile } from '../../store/conversation-files.ts';
import { replyToConversation } from '../../store/conversations.ts';
import type { MockDb } from '../../store/db.ts';
import { addChange } from '../../store/project-changes.ts';
import { findDeliveredFile } from '../../store/project-deliveries.ts';
import { signHandover } from '../../store/project-handovers.ts';
import { addMark, listMarks, replyToMark, resolveMark } from '../../store/project-marks.ts';
import {
  countClientMarks,
  findProjectFile,
  sendProjectFile,
  sendProjectPreview,
  sendProjectRecord,
  toLinkedProject,
} from '../../store/project-pages.ts';
import { pdfFile } from '../kit/pdf-file.ts';

type Operations =
  | 'getLinkedProject'
  | 'getLinkedProjectFile'
  | 'getLinkedProjectPreview'
  | 'listLinkedProjectMarks'
  | 'addLinkedProjectMark'
  | 'replyToLinkedProjectMark'
  | 'resolveLinkedProjectMark'
  | 'reviewDeliverable'
  | 'getLinkedDelivery'
  | 'signHandover'
  | 'getLinkedHandoverPdf'
  | 'getLinkedProjectRecord'
  | 'requestProjectChange'
  | 'sendProjectMessage'
  | 'getProjectMessageFile';

export const createProjectLinksHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const open = (token: string | undefined) => {
    const page = db.state.projectPages.find((candidate) => candidate.token === token && candidate.token !== null);
    const lead = db.state.leads.find(({ id }) => id === page?.leadId);
    const conversation = db.state.conversations.find(({ id }) => id === lead?.conversationId);
    return page && lead && conversation && { page, lead, conversation };
  };
  const unknown = () => notFound(REFUSALS.projectLinkUnknown);
  return {
    getLinkedProject: ({ headers }) => {
      const opened = open(headers['x-project-token']);
      return opened ? { status: 200, body: toLinkedProject(db, opened.lead) } : unknown();
    },

    getLinkedProjectFile: ({ headers, params }) => {
      const opened = open(headers['x-project-token']);
      if (!opened) return unknown();
      const found = findProjectFile(opened.page, params.id);
      return found ? sendProjectFile(found.file) : notFound(REFUSALS.projectFileGone);
    },

    getLinkedProjectPreview: ({ headers, params }) => {
      const opened = open(headers['x-project-token']);
      if (!opened) return unknown();
      const found = findProjectFile(opened.page, params.id);
      return found ? sendProjectPreview(found.file) : notFound(REFUSALS.projectPreviewGone);
    },

    listLinkedProjectMarks: ({ headers, params }) => {
      const opened = open(headers['x-project-token']);
      return opened ? listMarks(opened.page, params.id, false) : unknown();
    },

    addLinkedProjectMark: ({ headers, params, body }) => {
      const opened = open(headers['x-project-token']);
      return opened ? addMark(opened.page, params.id, { side: 'client', ...body }) : unknown();
    },

    replyToLinkedProjectMark: ({ headers, params, body }) => {
      const opened = open(headers['x-project-token']);
      return opened ? replyToMark(opened.page, params, { side: 'client', ...body }) : unknown();
    },

    resolveLinkedProjectMark: ({ headers, params, body }) => {
      const opened = open(headers['x-project-token']);
      return opened ? resolveMark(opened.page, params, { side: 'client', ...body }) : unknown();
    },

    reviewDeliverable: ({ headers, params, body }) => {
      const opened = open(headers['x-project-token']);
      if (!opened) return unknown();
      const marks = countClientMarks(opened.page.marks, params.id);
      const answer = checkProjectAnswer(body, marks > 0);
      if ('field' in answer) return invalidField(answer.field, answer.message);
      const { kind, name, comment } = answer;
      const found = findProjectFile(opened.page, params.id);
      if (!found) return notFound(REFUSALS.projectFileGone);
      const { deliverable, file } = found;
      if (!deliverable.for_approval) return conflict(REFUSALS.projectNoAnswer);
      const approved = kind === 'approved';
      if (file.approved === approved && file.answered_by === name && file.comment === comment) return { status: 204 };
      if (file.approved !== null) return conflict(REFUSALS.projectAnswered(file.answered_by));
      if (deliverable.versions[0]?.id !== file.id) return conflict(REFUSALS.projectChanged);
      Object.assign(file, { approved, answered_by: name, comment, answered_at: new Date().toISOString() });
      const { title } = deliverable;
      const { number } = file;
      const heading = approved
        ? msg`${name} approved “${title}”, version ${number}`
        : msg`${name} asked for changes to “${title}”, version ${number}`;
      const language = toLanguage(opened.conversation.language);
      const text = writeText(language, heading);
      const marked = !approved && marks > 0 ? writeText(language, msg`Open marks on the picture: ${marks}`) : '';
      replyToConversation(db, opened.conversation, [text, comment, marked].filter(Boolean).join('\n\n'));
      return { status: 204 };
    },

    getLinkedDelivery: ({ headers, params, query }) => {
      const opened = open(headers['x-project-token']);
      if (!opened) return unknown();
      const file = findDeliveredFile(db, opened.page, { id: params.id, part: query.part });
      return 'body' in file ? file : sendProjectFile(file);
    },

    signHandover: ({ headers, body }) => {
      const opened = open(headers['x-project-token']);
      if (!opened) return unknown();
      return signHandover(opened.page, body, (name) => {
        const heading = writeText(toLanguage(opened.conversation.language), msg`${name} signed the handover`);
        replyToConversation(db, opened.conversation, heading);
      });
    },

    getLinkedHandoverPdf: ({ headers }) => {
      const opened = open(headers['x-project-token']);
      if (!opened) return unknown();
      return opened.page.handover?.seal ? pdfFile('handover') : notFound();
    },

    getLinkedProjectRecord: ({ headers }) => {
      const opened = open(headers['x-project-token']);
      return opened ? sendProjectRecord(db, opened.lead) : unknown();
    },

    requestProjectChange: ({ headers, body }) => {
      const opened = open(headers['x-project-token']);
      if (!opened) return unknown();
      return addChange(opened.page, body, ({ name, number, text }) => {
        const heading = writeText(toLanguage(opened.conversation.language), msg`${name} requested change ${number}`);
        replyToConversation(db, opened.conversation, `${heading}\n\n${text}`);
      });
    },

    sendProjectMessage: ({ headers, body }) => {
      const opened = open(headers['x-project-token']);
      if (!opened) return unknown();
      const text = toPlainLines(body.text);
      if (text === '') return invalidField('text', REFUSALS.projectMessage);
      replyToConversation(db, opened.conversation, text);
      return { status: 204 };
    },

    getProjectMessageFile: ({ headers, params }) => {
      const opened = open(headers['x-project-token']);
      if (!opened) return unknown();
      const { messages } = opened.conversation;
      return sendFile(db, params.id, (messageId) =>
        messages.some(({ id, kind }) => id === messageId && kind !== 'note'),
      );
    },
  };
};
