import { ACCOUNT, action, compose, inADay, inAWeek, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';
import { dayText, momentText } from './moments.ts';

type Person = MailMessage['to'];

/** The link for setting a new password. */
export function passwordResetMail(to: Person, link: string, expiresAt: Date): MailMessage {
  return compose({
    kind: 'password-reset',
    to,
    subject: 'Set a new password',
    parts: [
      paragraph('We received a request to reset your password. If it was you, open this link:'),
      action('Set a new password', link),
      paragraph(`The link works once, until ${momentText(expiresAt)}.`),
      paragraph('If it was not you, you can ignore this email. Your password stays as it is.'),
    ],
    why: ACCOUNT,
    expiresAt,
  });
}

/** The link that verifies an email, before the account relies on it. */
export function confirmEmailMail(to: Person, link: string, expiresAt: Date): MailMessage {
  return compose({
    kind: 'email-confirm',
    to,
    subject: 'Confirm your email address',
    parts: [
      paragraph('This address was given for an account with us. If it was you, confirm it:'),
      action('Confirm your email address', link),
      paragraph(`The link works once, until ${momentText(expiresAt)}.`),
      paragraph('If it was not you, you can ignore this email. Nothing changes then.'),
    ],
    expiresAt,
  });
}

/** Notifies the owner of a new password. */
export function passwordChangedMail(to: Person, at: Date): MailMessage {
  return compose({
    kind: 'password-changed',
    to,
    subject: 'Your password was changed',
    parts: [
      paragraph(`The password of your account was changed on ${momentText(at)}. Your other sessions were signed out.`),
      paragraph('If it was not you, ask for a new password on the sign-in page at once and write to us.'),
    ],
    why: ACCOUNT,
    expiresAt: inADay(at),
  });
}

/** Notifies the owner of a scheduled account deletion and how to cancel it. */
export function accountDeletionMail(to: Person, { dueAt, link }: { dueAt: Date; link: string }): MailMessage {
  return compose({
    kind: 'account-deletion',
    to,
    subject: 'Your account is going to be deleted',
    parts: [
      paragraph(
        `As you asked, your account is deleted on ${dayText(dueAt)}, with all its files, addresses and comments' names.`,
      ),
      paragraph('Orders and wallet movements stay without your name, because bookkeeping needs them.'),
      paragraph('You want to keep it, or it was not you? Sign in before that day, and nothing is deleted:'),
      action('Sign in', link),
    ],
    why: ACCOUNT,
    expiresAt: dueAt,
  });
}

/** Notifies the owner that a sign-in has cancelled the deletion. */
export function accountKeptMail(to: Person, at: Date): MailMessage {
  return compose({
    kind: 'account-deletion',
    to,
    subject: 'Your account stays',
    parts: [
      paragraph(`There was a sign-in to your account on ${momentText(at)}, so it will not be deleted.`),
      paragraph('If it was not you, set a new password on the sign-in page at once and write to us.'),
    ],
    why: ACCOUNT,
    expiresAt: inADay(at),
  });
}

/** The recovery link after a change of the email. */
interface WayBack {
  link: string;
  expiresAt: Date;
}

/** Sent to an account's previous email. @param back none when an administrator has changed it */
export function emailChangedMail(to: Person, at: Date, back?: WayBack): MailMessage {
  return compose({
    kind: 'email-changed',
    to,
    subject: 'Your email address was changed',
    parts: [
      paragraph(`The email address of your account was changed on ${momentText(at)}. We sent this to the old address.`),
      ...(back
        ? [
            paragraph('If it was not you, open this link. It restores this address and signs out every device:'),
            action('Bring this address back', back.link),
            paragraph(`You choose a new password there. The link works once, until ${momentText(back.expiresAt)}.`),
            paragraph('If it was you, there is nothing to do.'),
          ]
        : [paragraph('If it was not you, please write to us at once.')]),
    ],
    expiresAt: back?.expiresAt ?? inADay(at),
  });
}

/** Notifies the owner of a sign-in with a new browser. */
export function newDeviceMail(
  to: Person,
  { device, network, link }: { device: string; network: string | null; link: string },
  at: Date,
): MailMessage {
  return compose({
    kind: 'new-device',
    to,
    subject: 'New sign-in to your account',
    parts: [
      paragraph('We noticed a sign-in to your account from a new device:'),
      {
        kind: 'facts',
        rows: [
          ['Device', device],
          ...(network === null ? [] : [['Network', network] as const]),
          ['Time', momentText(at)],
        ],
      },
      paragraph('If it was you, there is nothing to do. If it was not, end that session and change your password:'),
      action('See your sessions', link),
    ],
    why: ACCOUNT,
    expiresAt: inADay(at),
  });
}

const STEP = {
  on: {
    subject: 'Codes are on for your account',
    text: 'From now on signing in to your account also asks for a code of your authenticator app. It was turned on',
  },
  off: {
    subject: 'Codes are off for your account',
    text: 'Signing in to your account no longer asks for a code from an authenticator app. It was turned off',
  },
  renewed: {
    subject: 'Your recovery codes are new',
    text: 'Your account has new recovery codes; the old ones no longer work. They were created',
  },
} as const;

/** Notifies the owner that the second factor was turned on or off, or has new recovery codes. */
export function secondFactorMail(to: Person, state: keyof typeof STEP, at: Date): MailMessage {
  const { subject, text } = STEP[state];
  return compose({
    kind: 'second-factor',
    to,
    subject,
    parts: [
      paragraph(`${text} on ${momentText(at)}.`),
      paragraph('If it was not you, change your password at once and write to us.'),
    ],
    why: ACCOUNT,
    expiresAt: inADay(at),
  });
}

/** Notifies the owner that a recovery code was used. @param left the number of unused codes */
export function recoveryCodeMail(to: Person, left: number, at: Date): MailMessage {
  return compose({
    kind: 'second-factor',
    to,
    subject: 'A recovery code was used',
    parts: [
      paragraph(
        `One of the recovery codes of your account was used on ${momentText(at)}. Codes that are left: ${left}.`,
      ),
      paragraph('If it was not you, change your password at once and write to us.'),
    ],
    why: ACCOUNT,
    expiresAt: inADay(at),
  });
}

/** A message from the contact form to the studio; a reply goes to the sender. */
export function contactMail(
  to: Person,
  message: { name: string; email: string; subject: string; message: string },
  at: Date,
): MailMessage {
  const sender = `${message.name} <${message.email}> wrote on ${momentText(at)}:`;
  return {
    kind: 'contact',
    to,
    replyTo: { name: message.name, address: message.email },
    subject: `Contact form: ${message.subject}`,
    heading: message.subject,
    text: `${sender}\n\n${message.message}\n`,
    parts: [paragraph(sender), { kind: 'quote', text: message.message }],
    why: 'the contact form of your site was sent; your answer goes to its sender',
    // It is also stored, so an email that cannot be sent for a week is no loss.
    expiresAt: inAWeek(at),
  };
}

/** Notifies a customer of a payment's result. */
export function paymentMail(
  to: Person,
  { title, text, code, link }: { title: string; text: string; code: string; link: string },
  at: Date,
): MailMessage {
  return compose({
    kind: 'payment',
    to,
    subject: `${title} (${code})`,
    heading: title,
    parts: [paragraph(text), { kind: 'facts', rows: [['Reference', code]] }, action('See the payment', link)],
    why: ACCOUNT,
    expiresAt: inAWeek(at),
  });
}
