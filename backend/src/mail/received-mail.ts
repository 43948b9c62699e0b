import { createHash } from 'node:crypto';
import EmailReplyParser from 'email-reply-parser';
import { convert } from 'html-to-text';
import PostalMime, { type Attachment, type Email, type Header } from 'postal-mime';

/** A report about an email that was sent: it was returned (RFC 3464), or its recipient complained (RFC 5965). */
export interface DeliveryReport {
  outcome: 'bounced' | 'complained';
  /** The id in the log, if the report repeats the Message-ID. */
  mailId: string | undefined;
  /** The address that it was about, if the report names it. */
  recipient: string | undefined;
  /** What the other server says. */
  reason: string;
}

/** An email that arrived, as far as it is used. */
export interface ReceivedMail {
  /** The Message-ID, or a hash of the email. */
  id: string;
  from: { name: string; address: string };
  /** All addresses that it was sent or delivered to, in lower case. */
  to: string[];
  subject: string;
  /** What its author wrote, without what follows. */
  text: string;
  /** The quoted emails and the signature after the text. */
  quoted: string;
  files: { name: string; content: Uint8Array }[];
  /** Message-IDs of the emails before it. */
  references: string[];
  /** Written by a program, such as an out-of-office notice. */
  isAutomatic: boolean;
  /** Classified as spam by the mail server. */
  isSpam: boolean;
  report: DeliveryReport | undefined;
}

/** Longer texts are not read further; no one writes them by hand. */
const MAX_READ = 200_000;

const readHeader = (headers: readonly Header[], name: string): string =>
  headers.find(({ key }) => key === name)?.value ?? '';

const toIds = (header: string | undefined): string[] =>
  [...(header ?? '').matchAll(/<([^<>\s]{1,250})>/g)].map(([, id = '']) => id);

/** What PostgreSQL can store. */
const toStorable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

/** RFC 3834, and what was used before it. */
function isAutomatic({ headers }: Email): boolean {
  const submitted = readHeader(headers, 'auto-submitted').toLowerCase();
  if (submitted !== '' && !submitted.startsWith('no')) return true;
  if (/^(?:bulk|junk|list|auto_reply)$/i.test(readHeader(headers, 'precedence').trim())) return true;
  if (readHeader(headers, 'return-path').trim() === '<>') return true;
  return ['x-autoreply', 'x-autorespond', 'x-auto-response-suppress', 'list-id'].some(
    (name) => readHeader(headers, name) !== '',
  );
}

/** The fields of one group, such as `final-recipient`, of a report. */
function readFields(part: Attachment): Map<string, string> {
  const text = typeof part.content === 'string' ? part.content : new TextDecoder().decode(part.content);
  const lines = text
    .slice(0, MAX_READ)
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/);
  return new Map(
    lines.flatMap((line) => {
      const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name.toLowerCase(), value?.trim() ?? '']];
    }),
  );
}

/** 'rfc822; a@b.example' or '<a@b.example>' */
const toAddress = (field: string | undefined): string | undefined =>
  /[^\s;<>]+@[^\s;<>]+/.exec(field ?? '')?.[0].toLowerCase();

const MAIL_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=@)/;

/** The id in the log of the email that a report returns. */
function findMailId(parts: readonly Attachment[]): string | undefined {
  for (const part of parts.filter(({ mimeType }) => /^(?:message|text)\/rfc822/.test(mimeType))) {
    const [id = ''] = toIds(readFields(part).get('message-id'));
    const mailId = MAIL_ID.exec(id)?.[0];
    if (mailId !== undefined) return mailId;
  }
  return undefined;
}

function readReport(mail: Email): DeliveryReport | undefined {
  const find = (type: string) => mail.attachments.find(({ mimeType }) => mimeType === type);
  const mailId = findMailId(mail.attachments);
  const complaint = find('message/feedback-report');
  if (complaint) {
    const fields = readFields(complaint);
    const recipient = toAddress(fields.get('original-rcpt-to'));
    return { outcome: 'complained', mailId, recipient, reason: toStorable(fields.get('feedback-type') ?? 'abuse') };
  }
  const status = find('message/delivery-status');
  const fields = status && readFields(status);
  // A delay is not a failure: the other server keeps retrying.
  if (fields?.get('action')?.toLowerCase() !== 'failed') return undefined;
  const recipient = toAddress(fields.get('final-recipient') ?? fields.get('original-recipient'));
  const reason = fields.get('diagnostic-code')?.replace(/^smtp;\s*/i, '') ?? fields.get('status') ?? '';
  return { outcome: 'bounced', mailId, recipient, reason: toStorable(reason) };
}

/** Text and quote. A quote between the lines of a reply stays, because the reply refers to it. */
function splitText(text: string): { text: string; quoted: string } {
  const fragments = new EmailReplyParser().read(text).getFragments();
  const last = fragments.findLastIndex((fragment) => !fragment.isHidden() && fragment.getContent().trim() !== '');
  const join = (parts: typeof fragments) =>
    parts
      .map((part) => part.getContent())
      .join('\n')
      .trim();
  return { text: join(fragments.slice(0, last + 1)), quoted: join(fragments.slice(last + 1)) };
}

const toPlainText = ({ text, html }: Email): string =>
  (
    text ||
    convert((html ?? '').slice(0, MAX_READ), { wordwrap: false, selectors: [{ selector: 'img', format: 'skip' }] })
  ).slice(0, MAX_READ);

const toFiles = (mail: Email): ReceivedMail['files'] =>
  mail.attachments.flatMap(({ filename, mimeType, content, related }) =>
    // Pictures of a signature are part of the HTML, which is not shown.
    related ? [] : [{ name: filename ?? mimeType, content: new Uint8Array(content as ArrayBuffer) }],
  );

/** Without the prefixes of replies and forwarded emails. */
const toSubject = (header: string): string =>
  header
    .replaceAll(/\s+/g, ' ')
    .replace(/^\s*(?:(?:re|fwd?|aw|wg|sv)\s*:\s*)+/i, '')
    .trim();

/** Parses an email. Everything in it is what its sender claims. */
export async function parseMail(source: Uint8Array): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(source, { forceRfc822Attachments: true, attachmentEncoding: 'arraybuffer' });
  const groups = [...(mail.to ?? []), ...(mail.cc ?? []), ...(mail.deliveredTo ? [{ address: mail.deliveredTo }] : [])];
  const recipients = groups.flatMap((item) => (item.address ? [item.address.toLowerCase()] : []));
  const [id = createHash('sha256').update(source).digest('hex')] = toIds(toStorable(mail.messageId ?? ''));
  return {
    id,
    from: { name: toStorable(mail.from?.name ?? ''), address: toStorable(mail.from?.address?.trim() ?? '') },
    to: recipients,
    subject: toStorable(toSubject(mail.subject ?? '')),
    ...splitText(toStorable(toPlainText(mail))),
    files: toFiles(mail),
    references: [...toIds(mail.inReplyTo), ...toIds(mail.references)],
    isAutomatic: isAutomatic(mail),
    isSpam: /^yes/i.test(readHeader(mail.headers, 'x-spam-flag').trim()),
    report: readReport(mail),
  };
}
