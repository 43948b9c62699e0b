import type { ClientOperation } from '../../../contract/generated/client-rights.ts';
import { msg } from '../../../contract/i18n/macros.ts';
import { writeText } from '../../../contract/i18n/message.ts';
import { checkPerson } from '../../../contract/rules/client-people.ts';
import { coversRights } from '../../../contract/rules/client-rights.ts';
import { toLanguage } from '../../../contract/rules/languages.ts';
import { checkProjectAnswer } from '../../../contract/rules/project-page.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { toPlainLines } from '../../../contract/rules/text.ts';
import { conflict, forbidden, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { sendFile } from '../../store/conversation-files.ts';
import { replyToConversation } from '../../store/conversations.ts';
import type { MockDb } from '../../store/db.ts';
import {
  findClientProblem,
  findProjectReader,
  isSharedClient,
  listPeople,
  savePerson,
  toSignature,
} from '../../store/organisations.ts';
import { addChange } from '../../store/project-changes.ts';
import { findDeliveredFile } from '../../store/project-deliveries.ts';
import { signHandover } from '../../store/project-handovers.ts';
import { addMark, listMarks, replyToMark, resolveMark } from '../../store/project-marks.ts';
import {
  countClientMarks,
  findProjectFile,
  openProjectPage,
  sendProjectFile,
  sendProjectPreview,
  toLinkedProject,
} from '../../store/project-pages.ts';
import { sendProjectRecord } from '../../store/project-record.ts';
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
  | 'listProjectPeople'
  | 'saveProjectPerson'
  | 'removeProjectPerson'
  | 'sendProjectMessage'
  | 'getProjectMessageFile';

export const createProjectLinksHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  /** The project of a link with its reader. */
  const find = (token = '') => {
    const reader = findProjectReader(db, token);
    const lead = db.state.leads.find(({ id }) => id === reader?.leadId);
    const conversation = db.state.conversations.find(({ id }) => id === lead?.conversationId);
    if (!reader || !lead || !conversation) return notFound(REFUSALS.projectLinkUnknown);
    return { page: openProjectPage(db, lead.id), lead, conversation, person: reader.person };
  };
  /** The same, or the refusal. */
  const open = (token: string | undefined, operation: ClientOperation) => {
    const found = find(token);
    return 'body' in found
      ? found
      : (findClientProblem(found.person, operation, isSharedClient(db, found.lead)) ?? found);
  };
  return {
    getLinkedProject: ({ headers }) => {
      const opened = find(headers['x-project-token']);
      return 'body' in opened ? opened : { status: 200, body: toLinkedProject(db, opened.lead, opened.person) };
    },

    getLinkedProjectFile: ({ headers, params }) => {
      const opened = open(headers['x-project-token'], 'getLinkedProjectFile');
      if ('body' in opened) return opened;
      const found = findProjectFile(opened.page, params.id);
      return found ? sendProjectFile(found.file) : notFound(REFUSALS.projectFileGone);
    },

    getLinkedProjectPreview: ({ headers, params }) => {
      const opened = open(headers['x-project-token'], 'getLinkedProjectPreview');
      if ('body' in opened) return opened;
      const found = findProjectFile(opened.page, params.id);
      return found ? sendProjectPreview(found.file) : notFound(REFUSALS.projectPreviewGone);
    },

    listLinkedProjectMarks: ({ headers, params }) => {
      const opened = open(headers['x-project-token'], 'listLinkedProjectMarks');
      return 'body' in opened ? opened : listMarks(opened.page, params.id, false);
    },

    addLinkedProjectMark: ({ headers, params, body }) => {
      const opened = open(headers['x-project-token'], 'addLinkedProjectMark');
      return 'body' in opened
        ? opened
        : addMark(opened.page, params.id, { side: 'client', ...toSignature(opened.person, body) });
    },

    replyToLinkedProjectMark: ({ headers, params, body }) => {
      const opened = open(headers['x-project-token'], 'replyToLinkedProjectMark');
      return 'body' in opened
        ? opened
        : replyToMark(opened.page, params, { side: 'client', ...toSignature(opened.person, body) });
    },

    resolveLinkedProjectMark: ({ headers, params, body }) => {
      const opened = open(headers['x-project-token'], 'resolveLinkedProjectMark');
      return 'body' in opened
        ? opened
        : resolveMark(opened.page, params, { side: 'client', ...toSignature(opened.person, body) });
    },

    reviewDeliverable: ({ headers, params, body }) => {
      const opened = open(headers['x-project-token'], 'reviewDeliverable');
      if ('body' in opened) return opened;
      const marks = countClientMarks(opened.page.marks, params.id);
      const answer = checkProjectAnswer(toSignature(opened.person, body), marks > 0);
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
      const opened = open(headers['x-project-token'], 'getLinkedDelivery');
      if ('body' in opened) return opened;
      const file = findDeliveredFile(db, opened.page, { id: params.id, part: query.part });
      return 'body' in file ? file : sendProjectFile(file);
    },

    signHandover: ({ headers, body }) => {
      const opened = open(headers['x-project-token'], 'signHandover');
      if ('body' in opened) return opened;
      return signHandover(opened.page, toSignature(opened.person, body), (name) => {
        const heading = writeText(toLanguage(opened.conversation.language), msg`${name} signed the handover`);
        replyToConversation(db, opened.conversation, heading);
      });
    },

    getLinkedHandoverPdf: ({ headers }) => {
      const opened = open(headers['x-project-token'], 'getLinkedHandoverPdf');
      if ('body' in opened) return opened;
      return opened.page.handover?.seal ? pdfFile('handover') : notFound();
    },

    getLinkedProjectRecord: ({ headers }) => {
      const opened = open(headers['x-project-token'], 'getLinkedProjectRecord');
      return 'body' in opened ? opened : sendProjectRecord(db, opened.lead, opened.person);
    },

    requestProjectChange: ({ headers, body }) => {
      const opened = open(headers['x-project-token'], 'requestProjectChange');
      if ('body' in opened) return opened;
      return addChange(opened.page, toSignature(opened.person, body), ({ name, number, text }) => {
        const heading = writeText(toLanguage(opened.conversation.language), msg`${name} requested change ${number}`);
        replyToConversation(db, opened.conversation, `${heading}\n\n${text}`);
      });
    },

    sendProjectMessage: ({ headers, body }) => {
      const opened = open(headers['x-project-token'], 'sendProjectMessage');
      if ('body' in opened) return opened;
      const text = toPlainLines(body.text);
      if (text === '') return invalidField('text', REFUSALS.projectMessage);
      replyToConversation(db, opened.conversation, text);
      return { status: 204 };
    },

    getProjectMessageFile: ({ headers, params }) => {
      const opened = open(headers['x-project-token'], 'getProjectMessageFile');
      if ('body' in opened) return opened;
      const { messages } = opened.conversation;
      return sendFile(db, params.id, (messageId) =>
        messages.some(({ id, kind }) => id === messageId && kind !== 'note'),
      );
    },

    listProjectPeople: ({ headers }) => {
      const opened = open(headers['x-project-token'], 'listProjectPeople');
      if ('body' in opened) return opened;
      const { organisationId = null } = opened.lead;
      return { status: 200, body: { items: organisationId === null ? [] : listPeople(db, organisationId) } };
    },

    saveProjectPerson: ({ headers, params, body }) => {
      const opened = open(headers['x-project-token'], 'saveProjectPerson');
      if ('body' in opened) return opened;
      const { lead, person, conversation } = opened;
      const isNew = !lead.organisationId;
      const organisationId = lead.organisationId ?? crypto.randomUUID();
      const name = conversation.name || lead.title;
      const change = { organisationId, id: params.personId, by: person, invitedBy: person?.name ?? conversation.name };
      if (isNew) {
        const checked = checkPerson(body);
        if ('field' in checked) return invalidField(checked.field, checked.message);
        db.state.organisations.push({ id: organisationId, name });
        lead.organisationId = organisationId;
      }
      return savePerson(db, change, body) ?? { status: 204 };
    },

    removeProjectPerson: ({ headers, params }) => {
      const opened = open(headers['x-project-token'], 'removeProjectPerson');
      if ('body' in opened) return opened;
      const { organisationId } = opened.lead;
      const own = db.state.people.find(({ id }) => id === params.personId);
      if (!own || own.organisationId !== organisationId) return notFound(REFUSALS.personGone);
      if (opened.person && !coversRights(opened.person.rights, own.rights)) return forbidden(REFUSALS.clientRight);
      db.state.people = db.state.people.filter((other) => other !== own);
      return { status: 204 };
    },
  };
};
