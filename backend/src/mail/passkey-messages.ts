import { ACCOUNT, compose, inADay, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';
import { momentText } from './moments.ts';

const NEWS = {
  added: {
    subject: 'A passkey was added to your account',
    text: (name: string) => `“${name}” can now be used to sign in without a password. It was added`,
    advice: 'If this wasn’t you, remove it in your profile, change your password and contact us.',
  },
  removed: {
    subject: 'A passkey was removed from your account',
    text: (name: string) => `“${name}” can no longer be used to sign in. It was removed`,
    advice: 'If this wasn’t you, change your password right away and contact us.',
  },
  copied: {
    subject: 'A sign-in with a passkey was blocked',
    text: (name: string) => `“${name}” may have been copied, so we blocked a sign-in with it`,
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
