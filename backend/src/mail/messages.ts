import { msg, plural } from '../../../contract/i18n/macros.ts';
import type { Text } from '../../../contract/i18n/message.ts';
import { ACCOUNT_REASON, action, compose, fact, inADay, inAWeek, paragraph } from './compose.ts';
import { dayPlaceholder, momentPlaceholder } from './date-placeholders.ts';
import type { MailMessage } from './mailer.ts';

type Person = MailMessage['to'];

/** The link for setting a new password. */
export function passwordResetMail(to: Person, link: string, expiresAt: Date): MailMessage {
  return compose({
    kind: 'password-reset',
    to,
    subject: msg`Set a new password`,
    parts: [
      paragraph(msg`We received a request to reset your password. If it was you, open this link:`),
      action(msg`Set a new password`, link),
      paragraph(msg`The link works once, until ${momentPlaceholder(expiresAt)}.`),
      paragraph(msg`If this wasn’t you, ignore this email. Your password stays the same.`),
    ],
    why: ACCOUNT_REASON,
    expiresAt,
  });
}

/** The link that verifies an email, before the account relies on it. */
export function confirmEmailMail(to: Person, link: string, expiresAt: Date): MailMessage {
  return compose({
    kind: 'email-confirm',
    to,
    subject: msg`Confirm your email address`,
    parts: [
      paragraph(msg`Please confirm this email address for your account with us:`),
      action(msg`Confirm your email address`, link),
      paragraph(msg`The link works once, until ${momentPlaceholder(expiresAt)}.`),
      paragraph(msg`If this wasn’t you, ignore this email. Nothing will change.`),
    ],
    why: msg`this address was entered for an account with us`,
    expiresAt,
  });
}

/** Notifies the owner of a new password. */
export function passwordChangedMail(to: Person, at: Date): MailMessage {
  return compose({
    kind: 'password-changed',
    to,
    subject: msg`Your password was changed`,
    parts: [
      paragraph(msg`Your password was changed on ${momentPlaceholder(at)}. Your other sessions were signed out.`),
      paragraph(msg`If this wasn’t you, reset your password on the sign-in page right away and contact us.`),
    ],
    why: ACCOUNT_REASON,
    expiresAt: inADay(at),
  });
}

/** Notifies the owner of a scheduled account deletion and how to cancel it. */
export function accountDeletionMail(to: Person, { dueAt, link }: { dueAt: Date; link: string }): MailMessage {
  return compose({
    kind: 'account-deletion',
    to,
    subject: msg`Your account will be deleted`,
    parts: [
      paragraph(
        msg`As you asked, your account will be deleted on ${dayPlaceholder(dueAt)}, including your files and addresses. Your name will be removed from comments.`,
      ),
      paragraph(msg`Orders and wallet transactions are kept without your name for our records.`),
      paragraph(msg`Changed your mind, or wasn’t this you? Sign in before then to cancel the deletion:`),
      action(msg`Sign in`, link),
    ],
    why: ACCOUNT_REASON,
    expiresAt: dueAt,
  });
}

/** Notifies the owner that a sign-in has cancelled the deletion. */
export function deletionCancelledMail(to: Person, at: Date): MailMessage {
  return compose({
    kind: 'account-deletion',
    to,
    subject: msg`Account deletion cancelled`,
    parts: [
      paragraph(msg`You signed in on ${momentPlaceholder(at)}, so your account will not be deleted.`),
      paragraph(msg`If this wasn’t you, reset your password on the sign-in page right away and contact us.`),
    ],
    why: ACCOUNT_REASON,
    expiresAt: inADay(at),
  });
}

/** The recovery link after a change of the email. */
interface RecoveryLink {
  link: string;
  expiresAt: Date;
}

/** Sent to an account's previous email. @param recovery none when an administrator has changed it */
export function emailChangedMail(to: Person, at: Date, recovery?: RecoveryLink): MailMessage {
  return compose({
    kind: 'email-changed',
    to,
    subject: msg`Your email address was changed`,
    parts: [
      paragraph(
        msg`The email address of your account was changed on ${momentPlaceholder(at)}. We are sending this to your old address.`,
      ),
      ...(recovery
        ? [
            paragraph(msg`If this wasn’t you, open this link to restore this email address and sign out everywhere:`),
            action(msg`Restore this email address`, recovery.link),
            paragraph(
              msg`You will then choose a new password. The link works once, until ${momentPlaceholder(recovery.expiresAt)}.`,
            ),
            paragraph(msg`If this was you, no action is needed.`),
          ]
        : [paragraph(msg`If this wasn’t you, please contact us right away.`)]),
    ],
    why: msg`this was the address of your account with us`,
    expiresAt: recovery?.expiresAt ?? inADay(at),
  });
}

/** Notifies the owner of a sign-in with a new browser. */
export function newDeviceMail(
  to: Person,
  { device, network, link }: { device: string | null; network: string | null; link: string },
  at: Date,
): MailMessage {
  return compose({
    kind: 'new-device',
    to,
    subject: msg`New sign-in to your account`,
    parts: [
      paragraph(msg`We noticed a sign-in to your account from a new device:`),
      {
        kind: 'facts',
        rows: [
          [msg`Device`, device ?? msg`Unknown`],
          ...(network === null ? [] : [[msg`Network`, network] as const]),
          [msg`Time`, momentPlaceholder(at)],
        ],
      },
      paragraph(msg`If this was you, no action is needed. If not, end that session and change your password:`),
      action(msg`Review your sessions`, link),
    ],
    why: ACCOUNT_REASON,
    expiresAt: inADay(at),
  });
}

const SECOND_FACTOR_TEXTS = {
  on: {
    subject: msg`Two-step sign-in is on for your account`,
    text: (at: string) =>
      msg`Signing in to your account now also requires a code from your authenticator app. The change was made on ${at}.`,
  },
  off: {
    subject: msg`Two-step sign-in is off for your account`,
    text: (at: string) =>
      msg`Signing in to your account no longer asks for a code from an authenticator app. The change was made on ${at}.`,
  },
  renewed: {
    subject: msg`You have new recovery codes`,
    text: (at: string) =>
      msg`Your account has new recovery codes; the old ones no longer work. They were created on ${at}.`,
  },
} as const;

/** Notifies the owner that the second factor was turned on or off, or has new recovery codes. */
export function secondFactorMail(to: Person, state: keyof typeof SECOND_FACTOR_TEXTS, at: Date): MailMessage {
  const { subject, text } = SECOND_FACTOR_TEXTS[state];
  return compose({
    kind: 'second-factor',
    to,
    subject,
    parts: [
      paragraph(text(momentPlaceholder(at))),
      paragraph(msg`If this wasn’t you, change your password right away and contact us.`),
    ],
    why: ACCOUNT_REASON,
    expiresAt: inADay(at),
  });
}

/** Notifies the owner that a recovery code was used. @param left the number of unused codes */
export function recoveryCodeMail(to: Person, left: number, at: Date): MailMessage {
  return compose({
    kind: 'second-factor',
    to,
    subject: msg`A recovery code was used`,
    parts: [
      paragraph(
        msg`One of your recovery codes was used on ${momentPlaceholder(at)}. ${plural(left, { one: '# code is left.', other: '# codes are left.' })}`,
      ),
      paragraph(msg`If this wasn’t you, change your password right away and contact us.`),
    ],
    why: ACCOUNT_REASON,
    expiresAt: inADay(at),
  });
}

/** A message from the contact form to the studio; a reply goes to the sender. */
export function contactMail(
  to: Person,
  message: { conversationId: string; name: string; email: string; subject: string; message: string },
  at: Date,
): MailMessage {
  return compose({
    kind: 'contact',
    isBare: true,
    to,
    replyTo: { name: message.name, address: message.email },
    subject: msg`Contact form: ${message.subject}`,
    heading: message.subject,
    parts: [
      paragraph(msg`${message.name} <${message.email}> wrote on ${momentPlaceholder(at)}:`),
      { kind: 'quote', text: message.message },
    ],
    why: msg`someone used your site’s contact form; your reply goes to them`,
    toStudio: true,
    thread: { conversationId: message.conversationId, side: 'studio' },
    // It is also stored, so an email that cannot be sent for a week is no loss.
    expiresAt: inAWeek(at),
  });
}

/** Notifies a customer of a payment's result. */
export function paymentMail(
  to: Person,
  { title, text, code, link }: { title: Text; text: Text; code: string; link: string },
  at: Date,
): MailMessage {
  return compose({
    kind: 'payment',
    to,
    subject: msg`${title} (${code})`,
    heading: title,
    parts: [paragraph(text), fact(msg`Reference`, code), action(msg`View the payment`, link)],
    why: ACCOUNT_REASON,
    expiresAt: inAWeek(at),
  });
}
