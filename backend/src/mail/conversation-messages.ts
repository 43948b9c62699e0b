import { msg } from '../../../contract/i18n/macros.ts';
import { ACCOUNT_REASON, action, compose, inAWeek, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';

type Person = MailMessage['to'];

/** Names of the files available through the link; files are never sent by email. */
const attachmentList = (files: string[]) => (files.length > 0 ? [paragraph(msg`Attached: ${files.join(', ')}`)] : []);

interface ReceivedMessage {
  name: string;
  email: string;
  subject: string;
  text: string;
  files: string[];
  link: string;
  conversationId: string;
}

/** Notifies the studio of a customer's or visitor's message, which is answered in the shared inbox. */
export const conversationMail = (
  to: Person,
  { name, email, subject, text, files, link, conversationId }: ReceivedMessage,
  at: Date,
): MailMessage =>
  compose({
    kind: 'conversation',
    to,
    subject: msg`Message: ${subject}`,
    heading: subject,
    why: msg`a message was sent to your studio`,
    toStudio: true,
    thread: { conversationId, side: 'studio' },
    parts: [
      paragraph(msg`${name} <${email}> wrote:`),
      { kind: 'quote', text },
      ...attachmentList(files),
      action(msg`Reply in the inbox`, link),
    ],
    // It is also stored, so an email that cannot be sent for a week is no loss.
    expiresAt: inAWeek(at),
  });

interface ReplyToSend extends Pick<ReceivedMessage, 'text' | 'files' | 'link' | 'conversationId'> {
  isVisitor: boolean;
}

/**
 * The studio's complete answer. It quotes nothing from the form, where anyone can enter another person's email.
 * @param to with a name only for a verified email
 * @param link to the account, or to the conversation of a guest
 */
export const replyMail = (
  to: Person,
  { text, files, link, isVisitor, conversationId }: ReplyToSend,
  at: Date,
): MailMessage =>
  compose({
    kind: 'conversation-answer',
    to,
    subject: msg`A reply to your message`,
    heading: msg`A reply to your message`,
    why: isVisitor ? 'this address was used to write to us' : ACCOUNT_REASON,
    thread: { conversationId, side: 'person' },
    parts: [
      paragraph(msg`Thank you for your message. This is our reply:`),
      { kind: 'quote', text },
      ...attachmentList(files),
      action(msg`Read and reply`, link),
      ...(isVisitor
        ? [
            paragraph(
              msg`Anyone with this link can open the conversation, so keep it to yourself. It works for 30 days.`,
            ),
          ]
        : []),
    ],
    expiresAt: inAWeek(at),
  });
