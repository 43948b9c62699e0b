import { msg } from '../../../contract/i18n/macros.ts';
import { ACCOUNT_REASON, action, compose, inADay, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';

/** Notifies the owner of an account about wrong passwords or codes. */
export function failedSignInsMail(to: MailMessage['to'], link: string, at: Date): MailMessage {
  return compose({
    kind: 'guesses',
    to,
    subject: msg`Failed sign-ins to your account`,
    parts: [
      paragraph(
        msg`A wrong password or code was entered for your account several times. None of these attempts succeeded.`,
      ),
      paragraph(msg`If this was you, no action is needed. If not, set a password that you use nowhere else:`),
      action(msg`Set a new password`, link),
      paragraph(msg`An authenticator app or a passkey protects you even if your password leaks.`),
    ],
    why: ACCOUNT_REASON,
    expiresAt: inADay(at),
  });
}
