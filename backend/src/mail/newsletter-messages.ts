import type { SubscriberList } from '../../../contract/generated/model.ts';
import { action, compose, furtherLink, inAWeek, paragraph } from './compose.ts';
import { dayPlaceholder } from './date-placeholders.ts';
import type { MailMessage } from './mailer.ts';

type ListTexts = Record<'confirm' | 'welcome' | 'known', { subject: string; text: string }> & { why: string };

/** The texts of a list's emails, with the studio's name. */
const LIST_TEXTS: Record<SubscriberList, (studio: string) => ListTexts> = {
  newsletter: (studio) => ({
    why: 'this address was entered for our newsletter',
    confirm: {
      subject: `Confirm your subscription to ${studio}`,
      text: `You (we hope) subscribed to the newsletter of ${studio} with this email address. Open this link to confirm:`,
    },
    welcome: {
      subject: `You are subscribed to ${studio}`,
      text: 'Your email address is confirmed. We’ll write when there’s something new.\n\nTo unsubscribe at any time, open this link:',
    },
    known: {
      subject: `You are already subscribed to ${studio}`,
      text: `We received a request to send the newsletter of ${studio} to this address. It is already subscribed, so no action is needed.\n\nTo unsubscribe, open this link:`,
    },
  }),
  waitlist: (studio) => ({
    why: 'this address was entered for our waitlist',
    confirm: {
      subject: `Confirm your place on the waitlist of ${studio}`,
      text: `You (we hope) asked to join the waitlist of ${studio} with this email address. Open this link to confirm:`,
    },
    welcome: {
      subject: `You are on the waitlist of ${studio}`,
      text: 'Your email address is confirmed. We’ll write when it’s your turn.\n\nTo leave the list at any time, open this link:',
    },
    known: {
      subject: `You are already on the waitlist of ${studio}`,
      text: `We received a request to add this address to the waitlist of ${studio}. It is already on the list, so no action is needed.\n\nTo leave it, open this link:`,
    },
  }),
};

/** A list's emails to one recipient. The name is unknown, so none is used. */
export function listMails(list: SubscriberList, address: string, studio: string) {
  const texts = LIST_TEXTS[list](studio);
  const mail = (
    kind: keyof Omit<ListTexts, 'why'>,
    label: string,
    link: string,
    expiresAt: Date,
    end: string[] = [],
  ): MailMessage =>
    compose({
      ...(kind === 'confirm' ? {} : { stop: link }),
      kind: `${list}-${kind}`,
      to: { name: '', address },
      subject: texts[kind].subject,
      parts: [
        ...texts[kind].text.split('\n\n').map(paragraph),
        // Leaving is no call to action.
        kind === 'confirm' ? action(label, link) : furtherLink(label, link),
        ...end.map(paragraph),
      ],
      why: texts.why,
      expiresAt,
    });
  const unsubscribeLabel = list === 'newsletter' ? 'Unsubscribe' : 'Leave the list';
  return {
    /** The link that confirms the email. */
    confirm: (link: string, expiresAt: Date) =>
      mail('confirm', 'Confirm my email address', link, expiresAt, [
        `The link works until ${dayPlaceholder(expiresAt)}.`,
        'Not you? Ignore this email. Nothing else will be sent.',
      ]),
    /** Sent once the email is confirmed. */
    welcome: (link: string, at: Date) => mail('welcome', unsubscribeLabel, link, inAWeek(at)),
    /** For an email that subscribes again although it is on the list. */
    known: (link: string, at: Date) => mail('known', unsubscribeLabel, link, inAWeek(at)),
  };
}
