import type { MailMessage } from './mailer.ts';

type Person = MailMessage['to'];

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;

const utc = (date: Date): string => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const text = (to: Person, paragraphs: string[]): string =>
  [`Hello ${to.name},`, ...paragraphs].join('\n\n').concat('\n');

/** The link that sets a new password. */
export function passwordResetMail(to: Person, link: string, expiresAt: Date): MailMessage {
  return {
    kind: 'password-reset',
    to,
    subject: 'Set a new password',
    text: text(to, [
      'somebody asked for a new password for your account. If it was you, open this link:',
      link,
      `The link works once, until ${utc(expiresAt)}.`,
      'If it was not you, you can ignore this mail. Your password stays as it is.',
    ]),
    link,
    expiresAt,
  };
}

/** Goes to somebody an administrator has made an account for; the link sets the first password. */
export function welcomeMail(to: Person, link: string, expiresAt: Date): MailMessage {
  return {
    kind: 'welcome',
    to,
    subject: 'Your new account',
    text: text(to, [
      'an account was made for you. Open this link to set your password:',
      link,
      `The link works once, until ${utc(expiresAt)}. After that, ask for a new one on the sign-in page.`,
    ]),
    link,
    expiresAt,
  };
}

/** Tells the owner that the password is a new one. */
export function passwordChangedMail(to: Person, at: Date): MailMessage {
  return {
    kind: 'password-changed',
    to,
    subject: 'Your password was changed',
    text: text(to, [
      `the password of your account was changed on ${utc(at)}. Your other sessions were signed out.`,
      'If it was not you, ask for a new password on the sign-in page at once and write to us.',
    ]),
    expiresAt: new Date(at.getTime() + DAY_MS),
  };
}

/** Goes to the address an account had before. */
export function emailChangedMail(to: Person, at: Date): MailMessage {
  return {
    kind: 'email-changed',
    to,
    subject: 'Your e-mail address was changed',
    text: text(to, [
      `the e-mail address of your account was changed on ${utc(at)}. This mail goes to the old address.`,
      'If it was not you, please write to us at once.',
    ]),
    expiresAt: new Date(at.getTime() + DAY_MS),
  };
}

/** A message from the contact form to the studio; answering it answers the sender. */
export function contactMail(
  to: Person,
  message: { name: string; email: string; subject: string; message: string },
  at: Date,
): MailMessage {
  return {
    kind: 'contact',
    to,
    replyTo: { name: message.name, address: message.email },
    subject: `Contact form: ${message.subject}`,
    text: `${message.name} <${message.email}> wrote on ${utc(at)}:\n\n${message.message}\n`,
    // It is also stored, so a mail that could not leave for a week is no loss.
    expiresAt: new Date(at.getTime() + WEEK_MS),
  };
}
