import type { Brief, BriefFile } from '../../contract/generated/model.ts';
import { msg } from '../../contract/i18n/macros.ts';
import { writeText } from '../../contract/i18n/message.ts';
import { detectAttachmentType } from '../../contract/rules/attachment-types.ts';
import { BRIEF_PART_BYTES, type BriefFields, MAX_BRIEF_FILE_BYTES } from '../../contract/rules/brief-input.ts';
import { BRIEF_TTL_MS, briefText, toReplyHours } from '../../contract/rules/briefs.ts';
import type { Language } from '../../contract/rules/languages.ts';
import { createConversation } from './conversations.ts';
import type { MockDb } from './db.ts';
import { createLead, type StoredLead } from './leads.ts';
import { sendMail } from './outbox.ts';
import { toDataUrl } from './picture-files.ts';

type StoredBriefFile = BriefFile & {
  /** the bytes that have arrived, one character each */
  content: string;
};

export type StoredBrief = BriefFields & {
  language: Language;
  isSuspect: boolean;
  version: number;
  files: StoredBriefFile[];
  sent_at: string | null;
  /** once it is sent */
  conversationId: string | null;
  /** milliseconds */
  updatedAt: number;
};

/** The mock server's project briefs. */
export type BriefState = {
  /** token → its brief */
  briefs: Record<string, StoredBrief>;
};

const MEASURED_MS = 90 * 86_400_000;

/** The hours within which most first replies of the last 90 days were sent. */
export const getReplyHours = (db: MockDb): number | null => {
  const times = db.state.conversations
    .flatMap(({ firstAnswerAt, created_at }) =>
      firstAnswerAt && Date.parse(firstAnswerAt) >= Date.now() - MEASURED_MS
        ? [(Date.parse(firstAnswerAt) - Date.parse(created_at)) / 1000]
        : [],
    )
    .toSorted((a, b) => a - b);
  const seconds = times[Math.ceil(times.length * 0.8) - 1] ?? null;
  return toReplyHours({ count: times.length, seconds });
};

export const toBriefFile = ({ content: _content, ...file }: StoredBriefFile): BriefFile => file;

export const toBrief = (brief: StoredBrief, replyHours: number | null = null): Brief => {
  const { language: _language, isSuspect: _suspect, conversationId: _id, updatedAt, files, ...fields } = brief;
  return {
    ...fields,
    files: files.map(toBriefFile),
    maxBytes: MAX_BRIEF_FILE_BYTES,
    partBytes: BRIEF_PART_BYTES,
    expires_at: new Date(updatedAt + BRIEF_TTL_MS).toISOString(),
    reply_hours: replyHours,
  };
};

const toBytes = (content: string): Uint8Array => Uint8Array.from(content, (char) => char.charCodeAt(0));

/** The type of a file with all its bytes; undefined for one that may not be attached. */
export const detectBriefFileType = ({ content }: StoredBriefFile): string | undefined =>
  detectAttachmentType(toBytes(content))?.type;

/** A brief that an administrator enters, as a lead with its conversation. */
export const recordLead = (
  db: MockDb,
  fields: BriefFields,
  { id, language, actor, acknowledge }: { id: string; language: Language; actor: string; acknowledge: boolean },
): StoredLead => {
  const { kind, name, email } = fields;
  const account = db.memberByEmail(email);
  const userId = account?.confirmed ? account.user.id : null;
  const subject = writeText(language, msg`Project: ${kind}`).slice(0, 150);
  const text = writeText(language, briefText(fields, db.state.paymentSettings.currency));
  const sender = { userId, name, email, channel: 'form' as const, orderId: null, language };
  const lead = createLead(db, createConversation(db, sender, { subject, text }), fields, { id, actor });
  const received = writeText(language, msg`We received your project brief`);
  if (acknowledge) sendMail(db, { kind: 'brief-received', to: email, subject: received, text: received });
  return lead;
};

/** Turns a brief into a conversation and, unless a bot is suspected, a lead. */
export const submitBrief = (db: MockDb, brief: StoredBrief): void => {
  const { language, isSuspect, kind, name, email } = brief;
  const account = db.memberByEmail(email);
  const userId = account?.confirmed && !isSuspect ? account.user.id : null;
  const files = brief.files.map((file) => {
    const type = detectBriefFileType(file) ?? 'text/plain';
    const dataUrl = toDataUrl(toBytes(file.content), type);
    return { ...toBriefFile(file), type, userId: '', messageId: null, dataUrl };
  });
  db.state.conversationFiles.push(...files);
  const sender = { userId, name, email, channel: 'form' as const, orderId: null, language };
  const currency = db.state.paymentSettings.currency;
  const subject = writeText(language, msg`Project: ${kind}`).slice(0, 150);
  const text = writeText(language, briefText(brief, currency));
  const conversation = createConversation(db, sender, { subject, text, files });
  brief.conversationId = conversation.id;
  if (isSuspect) {
    conversation.status = 'spam';
    return;
  }
  const lead = createLead(db, conversation, brief);
  const href = `/admin/inbox/projects/${lead.id}`;
  for (const { user } of db.state.accounts)
    if (user.role === 'super_admin' && user.status === 'active')
      db.notify(user.id, { kind: 'account', title: msg`New project brief`, text: msg`${name}: ${kind}`, href });
  const { contactEmail: to, name: studio } = db.state.site;
  sendMail(db, { kind: 'brief-alert', to, name: studio, subject: `Project brief: ${kind}`, text, links: [href] });
  const received = writeText(language, msg`We received your project brief`);
  sendMail(db, { kind: 'brief-received', to: email, subject: received, text: received });
};
