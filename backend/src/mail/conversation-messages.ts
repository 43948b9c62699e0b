import { ACCOUNT, action, compose, inAWeek, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';

type Person = MailMessage['to'];

/** Names of the files that wait behind the link; they are never sent by mail. */
const withFiles = (files: string[]) => (files.length > 0 ? [paragraph(`With it: ${files.join(', ')}`)] : []);

interface Written {
  name: string;
  email: string;
  subject: string;
  text: string;
  files: string[];
  link: string;
}

/** Tells the studio what a customer or visitor has written; it is answered in the inbox, where everybody sees it. */
export const conversationMail = (
  to: Person,
  { name, email, subject, text, files, link }: Written,
  at: Date,
): MailMessage =>
  compose({
    kind: 'conversation',
    to,
    subject: `Message: ${subject}`,
    heading: subject,
    why: 'a message was sent to your studio',
    parts: [
      paragraph(`${name} <${email}> wrote:`),
      { kind: 'quote', text },
      ...withFiles(files),
      action('Answer in the inbox', link),
    ],
    // It is also stored, so a mail that could not leave for a week is no loss.
    expiresAt: inAWeek(at),
  });

/**
 * The whole answer of the studio. Nothing of what was written in the form stands in it: anybody can write there with
 * another person's address.
 * @param to with a name only for an address that its owner has confirmed
 * @param link to the account, or to the conversation of somebody without one
 */
export const answerMail = (
  to: Person,
  { text, files, link, isVisitor }: { text: string; files: string[]; link: string; isVisitor: boolean },
  at: Date,
): MailMessage =>
  compose({
    kind: 'conversation-answer',
    to,
    subject: 'An answer to your message',
    heading: 'An answer to your message',
    why: isVisitor ? 'this address was used to write to us' : ACCOUNT,
    parts: [
      { kind: 'quote', text },
      ...withFiles(files),
      action('Read and answer', link),
      ...(isVisitor
        ? [paragraph('Anyone with this link can open the conversation, so keep it to yourself. It works for 30 days.')]
        : []),
    ],
    expiresAt: inAWeek(at),
  });
