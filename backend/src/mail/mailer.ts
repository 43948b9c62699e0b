/** One mail to one person; plain text only. */
export interface MailMessage {
  /** Groups messages for the log and for tests, such as 'password-reset'. */
  kind: string;
  to: { name: string; address: string };
  /** The sender's name, when it is another one than that of the configured address. */
  fromName?: string;
  /** Who gets the answer, when that is not the studio. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  /** The one link of the message; printed in the log of a development server that has no SMTP. */
  link?: string;
  /** After this moment the message is worthless and is dropped instead of retried. */
  expiresAt: Date;
}

export interface Mailer {
  /** Stores the message durably and returns; delivery happens later, with retries. */
  send(message: MailMessage): Promise<void>;
  /** Resolves when nothing more is due now; for tests and for a clean stop. */
  settled(): Promise<void>;
  close(): Promise<void>;
}
