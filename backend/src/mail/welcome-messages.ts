import { msg } from '../../../contract/i18n/macros.ts';
import { action, compose, paragraph } from './compose.ts';
import { momentPlaceholder } from './date-placeholders.ts';
import type { MailMessage } from './mailer.ts';

type Person = MailMessage['to'];

/** Sent to the user of an account created by an administrator; the link sets the first password. */
export function welcomeMail(to: Person, link: string, expiresAt: Date): MailMessage {
  return compose({
    kind: 'welcome',
    to,
    subject: msg`Your new account`,
    parts: [
      paragraph(msg`An account was created for you. Open this link to set your password:`),
      action(msg`Set your password`, link),
      paragraph(
        msg`The link works once, until ${momentPlaceholder(expiresAt)}. After that, request a new one on the sign-in page.`,
      ),
    ],
    why: msg`an account was created for you`,
    expiresAt,
  });
}

/** Invites a user to the administration; the link sets the password of the account. */
export function invitationMail(to: Person, link: string, expiresAt: Date): MailMessage {
  return compose({
    kind: 'invitation',
    to,
    subject: msg`You’re invited to join the team`,
    parts: [
      paragraph(msg`You are invited to help run our site. Open this link to choose a password:`),
      action(msg`Accept the invitation`, link),
      paragraph(msg`The link works once, until ${momentPlaceholder(expiresAt)}.`),
      paragraph(msg`If you did not expect this, you can ignore this email.`),
    ],
    why: msg`you were invited to our team`,
    expiresAt,
  });
}
