import { msg } from '../../../contract/i18n/macros.ts';
import { ACCOUNT_REASON, compose, inADay, paragraph } from './compose.ts';
import { momentPlaceholder } from './date-placeholders.ts';
import type { MailMessage } from './mailer.ts';

const PASSKEY_TEXTS = {
  added: {
    subject: msg`A passkey was added to your account`,
    text: (name: string, at: string) =>
      msg`“${name}” can now be used to sign in without a password. It was added on ${at}.`,
    advice: msg`If this wasn’t you, remove it in your profile, change your password and contact us.`,
  },
  removed: {
    subject: msg`A passkey was removed from your account`,
    text: (name: string, at: string) => msg`“${name}” can no longer be used to sign in. It was removed on ${at}.`,
    advice: msg`If this wasn’t you, change your password right away and contact us.`,
  },
  copied: {
    subject: msg`A sign-in with a passkey was blocked`,
    text: (name: string, at: string) => msg`“${name}” may have been copied, so we blocked a sign-in with it on ${at}.`,
    advice: msg`Please remove this passkey in your profile and add a new one.`,
  },
} as const;

/** Notifies the owner of a passkey that was added, removed, or rejected as a possible copy. */
export function passkeyMail(
  to: MailMessage['to'],
  event: keyof typeof PASSKEY_TEXTS,
  name: string,
  at: Date,
): MailMessage {
  const { subject, text, advice } = PASSKEY_TEXTS[event];
  return compose({
    kind: 'second-factor',
    to,
    subject,
    parts: [paragraph(text(name, momentPlaceholder(at))), paragraph(advice)],
    why: ACCOUNT_REASON,
    expiresAt: inADay(at),
  });
}
