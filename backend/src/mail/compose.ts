import { action, type MailPart, paragraph, textOf } from '../../shared/mail-parts.ts';
import type { MailMessage } from './mailer.ts';

export { action, paragraph };

const DAY_MS = 24 * 60 * 60 * 1000;

/** So long a mail is worth something that tells what the screens tell as well. */
export const inAWeek = (at: Date): Date => new Date(at.getTime() + 7 * DAY_MS);
export const inADay = (at: Date): Date => new Date(at.getTime() + DAY_MS);

/** Why somebody with an account gets a mail. */
export const ACCOUNT = 'you have an account with us';

interface Draft
  extends Pick<MailMessage, 'kind' | 'to' | 'subject' | 'expiresAt' | 'heading' | 'why' | 'replyTo' | 'stop'> {
  parts: MailPart[];
}

/** Nobody has told us a name for an address that stands alone. */
const greeting = ({ name }: MailMessage['to']): string => (name === '' ? 'Hello,' : `Hello ${name},`);

/** Makes a message of its parts, with a greeting above them; the first action is its link. */
export function compose({ parts: own, ...message }: Draft): MailMessage {
  const parts: MailPart[] = [{ kind: 'text', text: greeting(message.to), greets: true }, ...own];
  const link = own.find((part) => part.kind === 'action')?.link;
  return { ...message, parts, text: textOf(parts), ...(link === undefined ? {} : { link }) };
}
