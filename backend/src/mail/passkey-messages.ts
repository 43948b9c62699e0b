import { ACCOUNT, compose, inADay, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';
import { momentText } from './moments.ts';

const NEWS = {
  added: {
    subject: 'A passkey was added to your account',
    text: (name: string) => `“${name}” now opens your account without a password. It was added`,
    advice: 'If it was not you, remove it in your profile, change your password and write to us.',
  },
  removed: {
    subject: 'A passkey was removed from your account',
    text: (name: string) => `“${name}” opens your account no more. It was removed`,
    advice: 'If it was not you, change your password at once and write to us.',
  },
  copied: {
    subject: 'A passkey of your account was refused',
    text: (name: string) =>
      `“${name}” may have been copied: it was used with a number that had come before. It was refused`,
    advice: 'Please remove this passkey in your profile and add a new one.',
  },
} as const;

/** Notifies the owner of a passkey that was added, removed, or rejected as a possible copy. */
export function passkeyMail(to: MailMessage['to'], news: keyof typeof NEWS, name: string, at: Date): MailMessage {
  const { subject, text, advice } = NEWS[news];
  return compose({
    kind: 'second-factor',
    to,
    subject,
    parts: [paragraph(`${text(name)} on ${momentText(at)}.`), paragraph(advice)],
    why: ACCOUNT,
    expiresAt: inADay(at),
  });
}
