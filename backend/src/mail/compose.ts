import { action, furtherLink, joinText, type MailSection, paragraph } from '../../../contract/rules/mail-sections.ts';
import type { MailMessage } from './mailer.ts';

export { action, furtherLink, paragraph };

const DAY_MS = 24 * 60 * 60 * 1000;

/** Expiry of an email that only repeats what the screens show. */
export const inAWeek = (at: Date): Date => new Date(at.getTime() + 7 * DAY_MS);
export const inADay = (at: Date): Date => new Date(at.getTime() + DAY_MS);

/** Why a user with an account gets an email. */
export const ACCOUNT_REASON = 'you have an account with us';

interface Draft
  extends Pick<
    MailMessage,
    'kind' | 'to' | 'subject' | 'expiresAt' | 'heading' | 'why' | 'replyTo' | 'stop' | 'toStudio'
  > {
  parts: MailSection[];
}

/** An email without an account may have no name. */
const greeting = ({ name }: MailMessage['to']): string => (name === '' ? 'Hello,' : `Hello ${name},`);

/** Composes a message from its parts, with a greeting above them; the first action becomes its link. */
export function compose({ parts: content, ...message }: Draft): MailMessage {
  const parts: MailSection[] = [{ kind: 'text', text: greeting(message.to), greets: true }, ...content];
  const link = content.find((part) => part.kind === 'action')?.link;
  return { ...message, parts, text: joinText(parts), ...(link === undefined ? {} : { link }) };
}
