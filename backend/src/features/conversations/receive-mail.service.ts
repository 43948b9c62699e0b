import type { Transaction } from 'kysely';
import { detectAttachmentType, toAttachmentName } from '../../../../contract/rules/attachment-types.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import { isName } from '../../../../contract/rules/text.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { truncateAnswer } from '../../mail/mail-answer.ts';
import { parseAddress } from '../../mail/mail-envelope.ts';
import { logReport } from '../../mail/mail-log.repository.ts';
import type { DeliveryReport, ReceivedMail } from '../../mail/received-mail.ts';
import type { ReplyAddresses, ReplyThread } from '../../mail/reply-address.ts';
import { putFile } from '../../storage/put-files.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { endNewsletters } from '../email/newsletter-reports.service.ts';
import { findTeamMember } from './admin-conversations.repository.ts';
import { sendReply } from './admin-conversations.service.ts';
import type { NewFile } from './conversation-files.repository.ts';
import {
  attachToVerifiedAccount,
  type ConversationRow,
  insertMessage,
  lockConversation,
  type MailColumns,
  updateConversation,
} from './conversations.repository.ts';
import {
  findConversationOfMails,
  insertMailedConversation,
  insertMessageFiles,
  insertReceivedMail,
  setReceivedConversation,
} from './received-mails.repository.ts';
import { notifyStudio } from './write-conversation.service.ts';

export interface ReceiveDeps
  extends Pick<Deps, 'db' | 'clock' | 'mail' | 'env' | 'storage' | 'jobs' | 'limits' | 'log'> {
  addresses: ReplyAddresses;
}

/** Result for an email; `duplicate` was received before, `own` was sent by this server. */
export type ReceiveResult = 'message' | 'bounce' | 'complaint' | 'automatic' | 'duplicate' | 'own';

const MAX_TEXT = 5_000;
const MAX_QUOTED = 50_000;
const MAX_FILES = 10;
const MAX_FILE_BYTES = 5 * 1024 * 1024;

interface StoredMail {
  text: string;
  columns: MailColumns;
  files: NewFile[];
  names: string[];
}

/** Stores the attachments that a person could upload as well, and names the others. */
async function storeMail(deps: ReceiveDeps, mail: ReceivedMail): Promise<StoredMail> {
  const attached = [...mail.files];
  const isLong = mail.text.length > MAX_TEXT;
  if (isLong) attached.unshift({ name: 'message.txt', content: new TextEncoder().encode(mail.text) });
  const files: NewFile[] = [];
  const refused: string[] = [];
  for (const { name: original, content } of attached) {
    const name = toAttachmentName(original);
    const fileType = content.length > MAX_FILE_BYTES ? undefined : detectAttachmentType(content);
    if (!fileType || files.length >= MAX_FILES) {
      refused.push(name);
      continue;
    }
    const { key, size } = await putFile(deps, 'attachments', content, fileType.extension);
    files.push({ storage_key: key, name, type: fileType.type, size_bytes: size });
  }
  const text = isLong ? `${mail.text.slice(0, MAX_TEXT - 1).toWellFormed()}…` : mail.text;
  return {
    // An email may have attachments only.
    text: text || files[0]?.name || mail.subject || '…',
    columns: {
      mail_email: mail.from.address,
      mail_quoted: mail.quoted.slice(0, MAX_QUOTED).toWellFormed(),
      mail_refused_files: refused.slice(0, 20),
    },
    files,
    names: files.map(({ name }) => name),
  };
}

/** The customer's or visitor's message. */
async function addPersonMessage(
  deps: ReceiveDeps,
  tx: Transaction<Database>,
  row: ConversationRow,
  { text, columns, files, names }: StoredMail,
): Promise<void> {
  const at = deps.clock.now();
  const message = await insertMessage(tx, { conversation_id: row.id, kind: 'person', text, ...columns }, at);
  await insertMessageFiles(tx, message, files, at);
  const isSpam = row.status === 'spam';
  await updateConversation(tx, row.id, { updated_at: at, ...(isSpam ? {} : { status: 'open' as const }) });
  if (!isSpam) await notifyStudio(deps, tx, { ...row, text, files: names }, at);
}

/** The studio's answer, which is sent on to the customer. */
async function addStudioMessage(
  deps: ReceiveDeps,
  tx: Transaction<Database>,
  row: ConversationRow,
  { text, columns, files, names }: StoredMail,
): Promise<void> {
  const at = deps.clock.now();
  // The studio's shared mailbox may belong to no account.
  const author = await findTeamMember(tx, columns.mail_email ?? '');
  const fields = { conversation_id: row.id, kind: 'studio' as const, text, ...columns };
  const message = await insertMessage(tx, author ? { ...fields, author_id: author.id } : fields, at);
  await insertMessageFiles(tx, message, files, at);
  await updateConversation(tx, row.id, {
    status: 'waiting',
    assignee_id: row.assignee_id ?? author?.id ?? null,
    first_answer_at: row.first_answer_at ?? at,
    updated_at: at,
  });
  await sendReply(deps, tx, row, { text, files: names }, at);
  if (!author) return;
  const change = { actorId: author.id, subject: 'conversation', subjectId: row.id, label: row.subject, at } as const;
  await recordChange(tx, { ...change, action: 'conversation.reply', before: null, after: null });
}

const BANGLA = /\p{Script=Bengali}/u;
const detectLanguage = (text: string): Language => (BANGLA.test(text) ? 'bn' : 'en');

/** A conversation with the sender that the email names, who is no more verified than one of the contact form. */
async function startConversation(
  deps: ReceiveDeps,
  tx: Transaction<Database>,
  mail: ReceivedMail,
  stored: StoredMail,
): Promise<string> {
  const { name, address } = mail.from;
  const conversation = {
    name: isName(name) && name.trim() !== '' ? name.trim().slice(0, 100) : address.slice(0, 100),
    email: address,
    subject: mail.subject.slice(0, 150).toWellFormed() || stored.text.split('\n', 1)[0]?.slice(0, 150) || '…',
    language: detectLanguage(stored.text),
    status: mail.isSpam ? ('spam' as const) : ('open' as const),
  };
  const id = await insertMailedConversation(tx, conversation, deps.clock.now());
  await attachToVerifiedAccount(tx, id);
  const row = await lockConversation(tx, id);
  if (row) await addPersonMessage(deps, tx, row, stored);
  return id;
}

/** The first of the recipients that is an address of ours. */
function findThread({ addresses }: ReceiveDeps, mail: ReceivedMail): ReplyThread | undefined {
  for (const address of mail.to) {
    const thread = addresses.read(address, mail.from.address);
    if (thread) return thread;
  }
  return undefined;
}

async function storeMessage(deps: ReceiveDeps, mail: ReceivedMail): Promise<ReceiveResult> {
  const thread = findThread(deps, mail);
  const stored = await storeMail(deps, mail);
  return inTransaction(deps.db, async (tx) => {
    const record = { id: mail.id, outcome: 'message' as const, received_at: deps.clock.now() };
    if (!(await insertReceivedMail(tx, record))) return 'duplicate';
    const id = thread?.conversationId ?? (await findConversationOfMails(tx, mail.references, mail.from.address));
    const row = id === undefined ? undefined : await lockConversation(tx, id);
    // A conversation may have been deleted with its account since; what arrives afterwards is not lost.
    const conversationId = row?.id ?? (await startConversation(deps, tx, mail, stored));
    if (row) await (thread?.side === 'studio' ? addStudioMessage : addPersonMessage)(deps, tx, row, stored);
    await setReceivedConversation(tx, mail.id, conversationId);
    return 'message';
  });
}

/**
 * A returned email is shown in the log, and as a note in the conversation whose reply did not arrive.
 * @param id the same when the report is repeated
 */
export async function receiveReport(
  deps: Pick<ReceiveDeps, 'db' | 'clock'>,
  id: string,
  report: DeliveryReport,
): Promise<ReceiveResult> {
  const at = deps.clock.now();
  const outcome = report.outcome === 'bounced' ? 'bounce' : 'complaint';
  const reason = truncateAnswer(report.reason) || outcome;
  return inTransaction(deps.db, async (tx) => {
    if (!(await insertReceivedMail(tx, { id, outcome, received_at: at }))) return 'duplicate';
    const reported = report.mailId ? await logReport(tx, report.mailId, { ...report, reason, at }) : undefined;
    await endNewsletters(tx, { ...report, reason, at }, reported);
    if (!reported?.conversation_id) return outcome;
    const row = await lockConversation(tx, reported.conversation_id);
    if (!row) return outcome;
    const text =
      outcome === 'bounce'
        ? `The email to ${reported.recipient_email} was returned: ${reason}`
        : `${reported.recipient_email} reported the email as spam`;
    await insertMessage(tx, { conversation_id: row.id, kind: 'note', text }, at);
    await updateConversation(tx, row.id, row.status === 'waiting' ? { status: 'open' } : {});
    await setReceivedConversation(tx, id, row.id);
    return outcome;
  });
}

/**
 * Receives an email: a reply continues its conversation, any other email starts one, and a returned email is recorded.
 * Emails of programs are not stored, so that two of them cannot answer each other. Repeating it has no effect.
 * @throws AppError 429 for too many emails of one sender, 503
 */
export async function receiveMail(deps: ReceiveDeps, mail: ReceivedMail): Promise<ReceiveResult> {
  const { env, addresses } = deps;
  const sender = mail.from.address.toLowerCase();
  if (mail.report) return receiveReport(deps, mail.id, mail.report);
  if (sender === '' || mail.isAutomatic) {
    const record = { id: mail.id, outcome: 'automatic' as const, received_at: deps.clock.now() };
    return inTransaction(deps.db, async (tx) => ((await insertReceivedMail(tx, record)) ? 'automatic' : 'duplicate'));
  }
  const isOwn = [addresses.base, parseAddress(env.mailFrom)].some((own) => own.toLowerCase() === sender);
  // The studio may write from the address that the server sends from.
  if (isOwn && findThread(deps, mail)?.side !== 'studio') return 'own';
  await deps.limits.consume('received-mail', sender);
  return storeMessage(deps, mail);
}
