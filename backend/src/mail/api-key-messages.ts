import { msg } from '../../../contract/i18n/macros.ts';
import type { ApiKeyKind } from '../../../contract/rules/api-keys.ts';
import { ACCOUNT_REASON, compose, inADay, paragraph } from './compose.ts';
import { momentPlaceholder } from './date-placeholders.ts';
import type { MailMessage } from './mailer.ts';

const API_KEY_TEXTS = {
  created: {
    subject: msg`An API key was created in your account`,
    text: (name: string, at: string) =>
      msg`With the key “${name}”, a program can now act on your behalf. It was created on ${at}.`,
  },
  rotated: {
    subject: msg`An API key in your account has a new secret`,
    text: (name: string, at: string) => msg`The key “${name}” has a new secret. It was replaced on ${at}.`,
  },
} as const;

const ADVICE = {
  administration: msg`If this wasn’t you, revoke the key under Settings, API, change your password and contact us.`,
  account: msg`If this wasn’t you, revoke the key under API keys in your profile, change your password and contact us.`,
} as const;

/** Notifies the owner of a key whose secret was shown: it works without password and second factor. */
export function apiKeyMail(
  to: MailMessage['to'],
  { event, kind, name }: { event: keyof typeof API_KEY_TEXTS; kind: ApiKeyKind; name: string },
  at: Date,
): MailMessage {
  const { subject, text } = API_KEY_TEXTS[event];
  return compose({
    kind: 'api-key',
    to,
    subject,
    parts: [paragraph(text(name, momentPlaceholder(at))), paragraph(ADVICE[kind])],
    why: ACCOUNT_REASON,
    expiresAt: inADay(at),
  });
}
