import { msg } from '../../../contract/i18n/macros.ts';
import { type Localised, localised, type Text, writeText } from '../../../contract/i18n/message.ts';
import { joinText, type MailSection, writeSection } from '../../../contract/rules/mail-sections.ts';
import type { MailMessage } from './mailer.ts';
import '../i18n/translations.ts';

/** A part of an email before it is written in the recipient's language. */
export type DraftSection = MailSection<Text>;

export const paragraph = (text: Text): DraftSection => ({ kind: 'text', text });
export const action = (label: Text, link: string): DraftSection => ({ kind: 'action', label, link });
export const furtherLink = (label: Text, link: string): DraftSection => ({
  kind: 'action',
  label,
  link,
  style: 'link',
});
/** One row without a list around it. */
export const fact = (name: Text, value: Text): DraftSection => ({ kind: 'facts', rows: [[name, value]] });

/** A deducted amount. */
export const minus = (amount: Localised): Localised => localised((language) => `−${amount.toText(language)}`);

const DAY_MS = 24 * 60 * 60 * 1000;

/** Expiry of an email that only repeats what the screens show. */
export const inAWeek = (at: Date): Date => new Date(at.getTime() + 7 * DAY_MS);
export const inADay = (at: Date): Date => new Date(at.getTime() + DAY_MS);

/** Why a user with an account gets an email. */
export const ACCOUNT_REASON = msg`you have an account with us`;

interface Draft
  extends Pick<MailMessage, 'kind' | 'to' | 'expiresAt' | 'replyTo' | 'stop' | 'toStudio' | 'thread' | 'attachment'> {
  subject: Text;
  heading?: Text;
  why?: Text;
  parts: DraftSection[];
  /** without a greeting */
  isBare?: true;
}

/** An email without an account may have no name. */
const greeting = ({ name }: MailMessage['to']): DraftSection => ({
  kind: 'text',
  text: name === '' ? msg`Hello,` : msg`Hello ${name},`,
  greets: true,
});

/**
 * Composes a message from its parts in the recipient's language, with a greeting above them; the first action becomes
 * its link.
 */
export function compose({ parts: content, subject, heading, why, isBare, ...message }: Draft): MailMessage {
  const { language } = message.to;
  const draft = isBare ? content : [greeting(message.to), ...content];
  const parts = draft.map((part) => writeSection(part, language));
  const link = parts.find((part) => part.kind === 'action')?.link;
  return {
    ...message,
    subject: writeText(language, subject),
    ...(heading === undefined ? {} : { heading: writeText(language, heading) }),
    ...(why === undefined ? {} : { why: writeText(language, why) }),
    parts,
    text: joinText(parts),
    ...(link === undefined ? {} : { link }),
  };
}
