import type { MailMessage } from './mailer.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

const day = (date: Date): string => date.toISOString().slice(0, 10);

/** Nobody has told us a name, so these mails use none. */
const message = (address: string, paragraphs: string[]): Pick<MailMessage, 'to' | 'text'> => ({
  to: { name: '', address },
  text: ['Hello,', ...paragraphs].join('\n\n').concat('\n'),
});

const inAWeek = (at: Date): Date => new Date(at.getTime() + WEEK_MS);

/** The link that confirms an address. */
export function newsletterConfirmMail(address: string, studio: string, link: string, expiresAt: Date): MailMessage {
  return {
    kind: 'newsletter-confirm',
    subject: `Confirm your subscription to ${studio}`,
    ...message(address, [
      `somebody, we hope you, asked for the newsletter of ${studio} at this address. Open this link to confirm it:`,
      link,
      `The link works until ${day(expiresAt)}.`,
      'If it was not you, ignore this mail. Nothing will be sent.',
    ]),
    link,
    expiresAt,
  };
}

/** Goes out once the address is confirmed. */
export function newsletterWelcomeMail(address: string, studio: string, link: string, at: Date): MailMessage {
  return {
    kind: 'newsletter-welcome',
    subject: `You are subscribed to ${studio}`,
    ...message(address, [
      `your address is confirmed. We write when a new article or a new app is out, about once a month.`,
      'To stop at any time, open this link:',
      link,
    ]),
    link,
    expiresAt: inAWeek(at),
  };
}

/** For an address that asks once more although it is subscribed. */
export function newsletterKnownMail(address: string, studio: string, link: string, at: Date): MailMessage {
  return {
    kind: 'newsletter-known',
    subject: `You are already subscribed to ${studio}`,
    ...message(address, [
      `somebody asked for the newsletter of ${studio} at this address. It is subscribed already, so there is nothing to do.`,
      'To stop, open this link:',
      link,
    ]),
    link,
    expiresAt: inAWeek(at),
  };
}
