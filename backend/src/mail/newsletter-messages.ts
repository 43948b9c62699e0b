import type { SubscriberList } from '../../../contract/generated/model.ts';
import { msg } from '../../../contract/i18n/macros.ts';
import type { Text } from '../../../contract/i18n/message.ts';
import { action, compose, furtherLink, inAWeek, paragraph } from './compose.ts';
import { dayPlaceholder } from './date-placeholders.ts';
import type { MailMessage } from './mailer.ts';

type ListTexts = Record<'confirm' | 'welcome' | 'known', { subject: Text; texts: Text[] }> & { why: Text };

/** The texts of a list's emails, with the studio's name. */
const LIST_TEXTS: Record<SubscriberList, (studio: Text) => ListTexts> = {
  newsletter: (studio) => ({
    why: msg`this address was entered for our newsletter`,
    confirm: {
      subject: msg`Confirm your subscription to ${studio}`,
      texts: [
        msg`You (we hope) subscribed to the newsletter of ${studio} with this email address. Open this link to confirm:`,
      ],
    },
    welcome: {
      subject: msg`You are subscribed to ${studio}`,
      texts: [
        msg`Your email address is confirmed. We’ll write when there’s something new.`,
        msg`To unsubscribe at any time, open this link:`,
      ],
    },
    known: {
      subject: msg`You are already subscribed to ${studio}`,
      texts: [
        msg`We received a request to send the newsletter of ${studio} to this address. It is already subscribed, so no action is needed.`,
        msg`To unsubscribe, open this link:`,
      ],
    },
  }),
  waitlist: (studio) => ({
    why: msg`this address was entered for our waitlist`,
    confirm: {
      subject: msg`Confirm your place on the waitlist of ${studio}`,
      texts: [
        msg`You (we hope) asked to join the waitlist of ${studio} with this email address. Open this link to confirm:`,
      ],
    },
    welcome: {
      subject: msg`You are on the waitlist of ${studio}`,
      texts: [
        msg`Your email address is confirmed. We’ll write when it’s your turn.`,
        msg`To leave the list at any time, open this link:`,
      ],
    },
    known: {
      subject: msg`You are already on the waitlist of ${studio}`,
      texts: [
        msg`We received a request to add this address to the waitlist of ${studio}. It is already on the list, so no action is needed.`,
        msg`To leave it, open this link:`,
      ],
    },
  }),
};

/** A list's emails to one recipient. The name is unknown, so none is used. */
export function listMails(
  list: SubscriberList,
  recipient: Pick<MailMessage['to'], 'address' | 'language'>,
  studio: Text,
) {
  const { why, ...mails } = LIST_TEXTS[list](studio);
  const mail = (kind: keyof typeof mails, label: Text, link: string, expiresAt: Date, end: Text[] = []): MailMessage =>
    compose({
      ...(kind === 'confirm' ? {} : { stop: link }),
      kind: `${list}-${kind}`,
      to: { name: '', ...recipient },
      subject: mails[kind].subject,
      parts: [
        ...mails[kind].texts.map(paragraph),
        // Unsubscribing is not a call to action.
        kind === 'confirm' ? action(label, link) : furtherLink(label, link),
        ...end.map(paragraph),
      ],
      why,
      expiresAt,
    });
  const unsubscribeLabel = list === 'newsletter' ? msg`Unsubscribe` : msg`Leave the list`;
  return {
    /** The link that confirms the email. */
    confirm: (link: string, expiresAt: Date) =>
      mail('confirm', msg`Confirm my email address`, link, expiresAt, [
        msg`The link works until ${dayPlaceholder(expiresAt)}.`,
        msg`Not you? Ignore this email. Nothing else will be sent.`,
      ]),
    /** Sent once the email is confirmed. */
    welcome: (link: string, at: Date) => mail('welcome', unsubscribeLabel, link, inAWeek(at)),
    /** For an email that subscribes again although it is on the list. */
    known: (link: string, at: Date) => mail('known', unsubscribeLabel, link, inAWeek(at)),
  };
}
