import { toAttachmentName } from '../../../contract/rules/attachment-types.ts';
import { listBriefProblems, MAX_BRIEF_FILE_BYTES, MAX_BRIEF_FILES } from '../../../contract/rules/brief-input.ts';
import { BRIEF_TTL_MS, trimBrief } from '../../../contract/rules/briefs.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, invalid, invalidField, notFound, tooLarge, unsupportedMediaType } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import {
  detectBriefFileType,
  getReplyHours,
  type StoredBrief,
  submitBrief,
  toBrief,
  toBriefFile,
} from '../../store/briefs.ts';
import type { MockDb } from '../../store/db.ts';

type Operations =
  | 'startBrief'
  | 'getBrief'
  | 'saveBrief'
  | 'sendBrief'
  | 'startBriefFile'
  | 'getBriefFile'
  | 'continueBriefFile'
  | 'deleteBriefFile';

const TUS = { 'tus-resumable': '1.0.0' };

export const createBriefsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  /** The brief of a token, or the reason for a refusal. */
  const find = (headers: { 'x-brief-token'?: string | undefined }) => {
    const brief = db.state.briefs[headers['x-brief-token'] ?? ''];
    return brief && brief.updatedAt > Date.now() - BRIEF_TTL_MS ? brief : notFound(REFUSALS.briefUnknown);
  };
  const findOpen = (headers: { 'x-brief-token'?: string | undefined }) => {
    const brief = find(headers);
    return 'body' in brief || brief.sent_at === null ? brief : conflict(REFUSALS.briefSent);
  };
  const change = (brief: StoredBrief, changed: Partial<StoredBrief>) =>
    Object.assign(brief, { ...changed, version: brief.version + 1, updatedAt: Date.now() });

  return {
    startBrief: ({ body: { website, ...fields }, call }) => {
      const token = crypto.randomUUID().replaceAll('-', '');
      const brief: StoredBrief = {
        ...fields,
        language: call.language,
        isSuspect: Boolean(website),
        version: 1,
        files: [],
        sent_at: null,
        conversationId: null,
        updatedAt: Date.now(),
      };
      db.state.briefs[token] = brief;
      return { status: 201, body: { token, brief: toBrief(brief) } };
    },

    getBrief: ({ headers }) => {
      const brief = find(headers);
      return 'body' in brief ? brief : { status: 200, body: toBrief(brief, getReplyHours(db)) };
    },

    saveBrief: ({ headers, body: { version, ...fields } }) => {
      const brief = findOpen(headers);
      if ('body' in brief) return brief;
      if (brief.version !== version) return conflict(REFUSALS.briefConflict);
      return { status: 200, body: toBrief(change(brief, fields)) };
    },

    sendBrief: ({ headers, body: { version, ...input } }) => {
      const brief = find(headers);
      if ('body' in brief) return brief;
      if (brief.sent_at !== null) return { status: 200, body: toBrief(brief, getReplyHours(db)) };
      if (brief.version !== version) return conflict(REFUSALS.briefConflict);
      const fields = trimBrief(input);
      const problems = listBriefProblems(fields);
      const [first] = problems;
      if (first) return invalid(first.message, problems);
      const unfinished = brief.files.find(({ receivedBytes, size_bytes: size }) => receivedBytes < size);
      if (unfinished) return invalidField('files', REFUSALS.briefFileUnfinished(unfinished.name));
      submitBrief(db, change(brief, { ...fields, sent_at: new Date().toISOString() }));
      return { status: 200, body: toBrief(brief, getReplyHours(db)) };
    },

    startBriefFile: ({ headers, body }) => {
      const brief = findOpen(headers);
      if ('body' in brief) return brief;
      if (body.size_bytes > MAX_BRIEF_FILE_BYTES) return tooLarge(REFUSALS.briefFileTooLarge);
      if (brief.files.length >= MAX_BRIEF_FILES) return conflict(REFUSALS.briefFilesFull);
      const upload = { id: crypto.randomUUID(), name: toAttachmentName(body.name), size_bytes: body.size_bytes };
      const file = { ...upload, receivedBytes: 0, content: '' };
      brief.files.push(file);
      return { status: 201, headers: { location: `/api/brief/files/${file.id}` }, body: toBriefFile(file) };
    },

    getBriefFile: ({ headers, params }) => {
      const brief = find(headers);
      if ('body' in brief) return brief;
      const file = brief.files.find(({ id }) => id === params.id);
      if (!file) return notFound(REFUSALS.uploadGone);
      const offset = { 'upload-offset': String(file.receivedBytes), 'upload-length': String(file.size_bytes) };
      return { status: 200, headers: { ...TUS, ...offset }, body: toBriefFile(file) };
    },

    continueBriefFile: async ({ headers, params, body }) => {
      if (headers['tus-resumable'] !== '1.0.0') return invalidField('tus-resumable', REFUSALS.notValid);
      if (!/^[0-9]{1,15}$/.test(headers['upload-offset'] ?? ''))
        return invalidField('upload-offset', REFUSALS.notValid);
      const brief = findOpen(headers);
      if ('body' in brief) return brief;
      const file = brief.files.find(({ id }) => id === params.id);
      if (!file || file.receivedBytes === file.size_bytes) return notFound(REFUSALS.uploadGone);
      if (file.receivedBytes !== Number(headers['upload-offset'])) return conflict(REFUSALS.uploadElsewhere);
      let { content } = file;
      for await (const bytes of body.raw) content += Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
      if (content.length > file.size_bytes) return tooLarge(REFUSALS.uploadTooLong);
      Object.assign(file, { content, receivedBytes: content.length });
      if (content.length === file.size_bytes && !detectBriefFileType(file)) {
        brief.files = brief.files.filter(({ id }) => id !== file.id);
        return unsupportedMediaType(REFUSALS.attachmentType);
      }
      return { status: 204, headers: { ...TUS, 'upload-offset': String(content.length) } };
    },

    deleteBriefFile: ({ headers, params }) => {
      const brief = findOpen(headers);
      if ('body' in brief) return brief;
      if (!brief.files.some(({ id }) => id === params.id)) return notFound(REFUSALS.uploadGone);
      brief.files = brief.files.filter(({ id }) => id !== params.id);
      return { status: 204 };
    },
  };
};
