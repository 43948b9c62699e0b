import { msg } from '../../../contract/i18n/macros.ts';
import { ACCOUNT_REASON, compose, inADay, paragraph } from './compose.ts';
import { momentPlaceholder } from './date-placeholders.ts';
import type { MailMessage } from './mailer.ts';

const CONNECTION_TEXTS = {
  connected: {
    subject: (provider: string) => msg`You can now sign in with ${provider}`,
    text: (account: string, at: string) => msg`${account} was connected to your account on ${at}.`,
    advice: msg`If this wasn’t you, disconnect it in your profile, change your password and contact us.`,
  },
  disconnected: {
    subject: (provider: string) => msg`${provider} was disconnected from your account`,
    text: (account: string, at: string) =>
      msg`${account} can no longer be used to sign in. It was disconnected on ${at}.`,
    advice: msg`If this wasn’t you, change your password right away and contact us.`,
  },
} as const;

/** Notifies the owner of an account at a provider that was connected or disconnected. */
export function connectionMail(
  to: MailMessage['to'],
  event: keyof typeof CONNECTION_TEXTS,
  provider: string,
  email: string | null,
  at: Date,
): MailMessage {
  const { subject, text, advice } = CONNECTION_TEXTS[event];
  const account = email === null ? provider : `${provider} (${email})`;
  return compose({
    kind: 'second-factor',
    to,
    subject: subject(provider),
    parts: [paragraph(text(account, momentPlaceholder(at))), paragraph(advice)],
    why: ACCOUNT_REASON,
    expiresAt: inADay(at),
  });
}
