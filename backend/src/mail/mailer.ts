import type { Kysely } from 'kysely';
import type { Language } from '../../../contract/rules/languages.ts';
import type { MailSection } from '../../../contract/rules/mail-sections.ts';
import type { Database } from '../db/schema.ts';
import type { JobPayloads, MailAttachment } from '../jobs/jobs.ts';

/** One email to one recipient; the delivery creates its HTML from the parts. */
export interface MailMessage {
  /** Groups messages for the log and for tests, such as 'password-reset'. */
  kind: string;
  /** `language` is that of the whole email. */
  to: { name: string; address: string; language: Language };
  /** Recipient of replies, when it is not the studio. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  /** Above the text in the HTML; the subject by default. */
  heading?: string;
  /** The content, part by part; without parts the email is plain text only. */
  parts?: MailSection[];
  /** Continues the sentence 'You get this mail because'. */
  why?: string;
  /** Goes to the studio itself, so it invites no questions. */
  toStudio?: true;
  /** The conversation that a reply continues, and whose reply it would be. */
  thread?: { conversationId: string; side: 'person' | 'studio' };
  /** The unsubscribe link, in every email that is not about the recipient's own transactions. */
  stop?: string;
  /** The message's only link; printed in the log of a development server without SMTP. */
  link?: string;
  /**
   * The PDF of an invoice or credit note, drawn when it is delivered, that of an accepted quote, or a calendar file.
   */
  attachment?: MailAttachment;
  /** After this moment the message is useless and is dropped instead of retried. */
  expiresAt: Date;
}

/** A message ready for delivery. */
export type OutgoingMail = Omit<
  JobPayloads['mail.deliver'],
  'expiresAt' | 'parts' | 'heading' | 'why' | 'toStudio' | 'thread' | 'attachment'
> & {
  html?: string;
  files?: AttachedFile[];
};

export interface AttachedFile {
  name: string;
  type: string;
  content: Buffer;
}

export interface Mailer {
  /**
   * Stores the message durably and returns; delivery follows later, with retries.
   * @param db the transaction of the data it reports: the email is sent if and only if the data is saved
   */
  send(message: MailMessage, db?: Kysely<Database>): Promise<void>;
  /**
   * Stores a logged message again as a new email.
   * @param sealed the message as stored in the log, encrypted
   * @returns whether it could be decrypted
   */
  resend(sealed: string, expiresAt: Date, db: Kysely<Database>): Promise<boolean>;
}
