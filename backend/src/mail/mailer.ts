import type { Kysely } from 'kysely';
import type { MailPart } from '../../shared/mail-parts.ts';
import type { Database } from '../db/schema.ts';
import type { JobPayloads } from '../jobs/jobs.ts';

/** One mail to one person; the delivery makes its HTML of the parts. */
export interface MailMessage {
  /** Groups messages for the log and for tests, such as 'password-reset'. */
  kind: string;
  to: { name: string; address: string };
  /** Who gets the answer, when that is not the studio. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  /** Above the text in HTML; the subject, when it is not given. */
  heading?: string;
  /** What the text says, part by part; without them the mail is plain text only. */
  parts?: MailPart[];
  /** Goes on after 'You get this mail because'. */
  why?: string;
  /** Where the reader ends mails of this kind, in every mail that is not about his own business with us. */
  stop?: string;
  /** The one link of the message; printed in the log of a development server that has no SMTP. */
  link?: string;
  /** After this moment the message is worthless and is dropped instead of retried. */
  expiresAt: Date;
}

/** A message that leaves the server. */
export type OutgoingMail = Omit<JobPayloads['mail.deliver'], 'expiresAt' | 'parts' | 'heading' | 'why'> & {
  html?: string;
};

export interface Mailer {
  /**
   * Stores the message durably and returns; delivery happens later, with retries.
   * @param db the transaction of the data it tells of: the mail goes out exactly when they are saved
   */
  send(message: MailMessage, db?: Kysely<Database>): Promise<void>;
  /**
   * Stores a message of the log once more, as a mail of its own.
   * @param sealed the message as the log keeps it
   * @returns whether it could be read
   */
  again(sealed: string, expiresAt: Date, db: Kysely<Database>): Promise<boolean>;
}
