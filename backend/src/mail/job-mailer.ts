import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Language } from '../../../contract/rules/languages.ts';
import { isResendable } from '../../../contract/rules/mail-kinds.ts';
import { inTransaction } from '../db/retry.ts';
import type { Database } from '../db/schema.ts';
import { findShopZone } from '../db/shop-zone.ts';
import type { Encryption } from '../jobs/encryption.ts';
import type { JobPayloads, Jobs, MailAttachment } from '../jobs/jobs.ts';
import type { Clock } from '../lib/clock.ts';
import type { Logger } from '../lib/log.ts';
import { fillInDates } from './date-placeholders.ts';
import { toAnswer, truncateAnswer } from './mail-answer.ts';
import { logDropped, logMail, logRefused, logSent } from './mail-log.repository.ts';
import { type MailSiteSource, readMailSite } from './mail-site.ts';
import type { AttachedFile, Mailer, MailMessage, OutgoingMail } from './mailer.ts';
import { toOutgoingMail } from './outgoing-mail.ts';
import type { ReplyAddresses } from './reply-address.ts';
import type { Transport } from './transport.ts';

/** Records the delivery of emails in the log. */
interface DeliveryLog {
  /**
   * Creates and delivers an email and records the response; an error is recorded and rethrown, so that the job retries.
   */
  deliver(id: string | undefined, make: () => Promise<OutgoingMail>): Promise<void>;
  recordDropped(id: string | undefined): Promise<void>;
}

interface DeliveryLogDeps {
  db: Kysely<Database>;
  transport: Pick<Transport, 'deliver'>;
  clock: Clock;
  /** maximum number of attempts */
  maxAttempts: number;
}

function createDeliveryLog({ db, transport, clock, maxAttempts }: DeliveryLogDeps): DeliveryLog {
  return {
    async deliver(id, make) {
      let answer: string;
      try {
        ({ answer } = await transport.deliver(await make()));
      } catch (error) {
        if (id !== undefined) await logRefused(db, id, { answer: toAnswer(error), at: clock.now(), maxAttempts });
        throw error;
      }
      if (id !== undefined) await logSent(db, id, truncateAnswer(answer), clock.now());
    },
    recordDropped: async (id) => {
      if (id !== undefined) await logDropped(db, id, clock.now());
    },
  };
}

/** A message is retried until it expires, after a week at most: delays grow to six hours. */
export const MAIL_ATTEMPTS = 25;

interface MailerDeps {
  db: Kysely<Database>;
  jobs: Jobs;
  encryption: Encryption;
  clock: Clock;
  /** Whether the team has a chat, which gets the subjects of its emails. */
  hasChat: boolean;
}

/** Emails to the studio that nothing waits for. */
const NO_NOTICES: readonly string[] = ['digest', 'example'];

/** One notice for all recipients of an email: it is the link that they share, not the language. */
const toNoticeKey = ({ kind, subject, link }: MailMessage): string =>
  `chat.post:${createHash('sha256')
    .update(`${kind}\n${link ?? subject}`)
    .digest('base64url')}`;

/** A mailer that queues its messages as jobs and logs them. */
export function createJobMailer({ db: database, jobs, encryption, clock, hasChat }: MailerDeps): Mailer {
  const store = async (original: MailMessage, db: Kysely<Database>) => {
    const { expiresAt, ...texts } = original;
    const message = { ...fillInDates(texts, await findShopZone(db), texts.to.language), expiresAt };
    const id = randomUUID();
    const { kind, to, subject, thread } = message;
    const encrypted = isResendable(kind) ? encryption.encrypt(JSON.stringify(message)) : null;
    await logMail(db, { id, kind, to, subject, thread, sealed: encrypted, at: clock.now() });
    const payload = { ...message, id, expiresAt: expiresAt.toISOString() };
    await jobs.add('mail.deliver', payload, { maxAttempts: MAIL_ATTEMPTS, db });
    if (!hasChat || !message.toStudio || NO_NOTICES.includes(kind)) return;
    const notice = { text: subject, ...(message.link === undefined ? {} : { link: message.link }) };
    await jobs.add('chat.post', notice, { db, key: toNoticeKey(message) });
  };
  /** undefined when it was encrypted with another secret, as after a restore elsewhere */
  const decryptMessage = (encrypted: string): MailMessage | undefined => {
    try {
      return JSON.parse(encryption.decrypt(encrypted));
    } catch {
      return undefined;
    }
  };
  return {
    send: (message, db) => (db ? store(message, db) : inTransaction(database, (tx) => store(message, tx))),
    resend: async (encrypted, expiresAt, db) => {
      const message = decryptMessage(encrypted);
      if (message) await store({ ...message, expiresAt }, db);
      return message !== undefined;
    },
  };
}

interface DeliveryDeps extends MailSiteSource {
  transport: Transport;
  /** Undefined while the server receives no replies. */
  replyAddresses: ReplyAddresses | undefined;
  /** The PDF of an invoice, to attach. */
  renderInvoice(id: string, language: Language): Promise<AttachedFile | undefined>;
  /** The PDF of an accepted quote. */
  readQuote(id: string): Promise<AttachedFile | undefined>;
  readHandover(leadId: string): Promise<AttachedFile | undefined>;
  clock: Clock;
  log: Logger;
}

/** Mail programs offer to add, update or remove the event by the method in the type (RFC 6047). */
const toCalendarAttachment = ({ calendar, method }: Extract<MailAttachment, { calendar: string }>): AttachedFile => ({
  name: 'call.ics',
  type: `text/calendar; charset=utf-8; method=${method}`,
  content: Buffer.from(calendar),
});

/**
 * Delivers one queued email on behalf of the site, with its name as sender and as signature. An email without a
 * recorded result is sent again under the same Message-ID, by which mailboxes drop the duplicate.
 */
export function createMailDelivery({
  transport,
  replyAddresses,
  renderInvoice,
  readQuote,
  readHandover,
  clock,
  log,
  ...source
}: DeliveryDeps) {
  const { db } = source;
  const delivery = createDeliveryLog({ db, transport, clock, maxAttempts: MAIL_ATTEMPTS });
  const readFile = (attachment: MailAttachment, language: Language) => {
    if ('calendar' in attachment) return toCalendarAttachment(attachment);
    if ('handoverId' in attachment) return readHandover(attachment.handoverId);
    return 'quoteId' in attachment ? readQuote(attachment.quoteId) : renderInvoice(attachment.invoiceId, language);
  };
  return async ({ expiresAt, ...mail }: JobPayloads['mail.deliver']): Promise<void> => {
    if (new Date(expiresAt) <= clock.now()) {
      log.warn('An email could not be delivered in time and was dropped', { kind: mail.kind });
      await delivery.recordDropped(mail.id);
      return;
    }
    await delivery.deliver(mail.id, async () => {
      // An earlier release has already signed it.
      if (mail.fromName !== undefined) return mail;
      const language = mail.to.language ?? 'en';
      const outgoing = toOutgoingMail(mail, await readMailSite(source, language), replyAddresses);
      const file = mail.attachment && (await readFile(mail.attachment, language));
      return file ? { ...outgoing, files: [file] } : outgoing;
    });
  };
}
