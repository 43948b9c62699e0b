import { action, compose, paragraph } from './compose.ts';
import { momentPlaceholder } from './date-placeholders.ts';
import type { MailMessage } from './mailer.ts';

type Person = MailMessage['to'];

/** Sent to the user of an account created by an administrator; the link sets the first password. */
export function welcomeMail(to: Person, link: string, expiresAt: Date): MailMessage {
  return compose({
    kind: 'welcome',
    to,
    subject: 'Your new account',
    parts: [
      paragraph('An account was created for you. Open this link to set your password:'),
      action('Set your password', link),
      paragraph(
        `The link works once, until ${momentPlaceholder(expiresAt)}. After that, request a new one on the sign-in page.`,
      ),
    ],
    why: 'an account was created for you',
    expiresAt,
  });
}

/** Invites a user to the administration; the link sets the password of the account. */
export function invitationMail(to: Person, link: string, expiresAt: Date): MailMessage {
  return compose({
    kind: 'invitation',
    to,
    subject: 'You’re invited to join the team',
    parts: [
      paragraph('You are invited to help run our site. Open this link to choose a password:'),
      action('Accept the invitation', link),
      paragraph(`The link works once, until ${momentPlaceholder(expiresAt)}.`),
      paragraph('If you did not expect this, you can ignore this email.'),
    ],
    why: 'you were invited to our team',
    expiresAt,
  });
}
