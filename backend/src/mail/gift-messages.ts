import { msg } from '../../../contract/i18n/macros.ts';
import type { Text } from '../../../contract/i18n/message.ts';
import { action, compose, type DraftSection, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';

interface GiftContent {
  /** as the buyer wrote it; empty once erased */
  sender: string;
  /** plain text; empty without one */
  message: string;
  product: Text;
  /** page that shows the gift and claims it */
  link: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

const WHY = msg`someone bought a gift for you`;

const toParts = ({ message, link }: GiftContent): DraftSection[] => [
  ...(message === '' ? [] : [{ kind: 'quote' as const, text: message }]),
  action(msg`Open your gift`, link),
  paragraph(msg`You can claim it with or without an account. Anyone with this link can do so, so keep it to yourself.`),
];

/** Brings the recipient of a gift the link that claims it. */
export const giftMail = (to: MailMessage['to'], gift: GiftContent, at: Date): MailMessage => {
  const { sender, product } = gift;
  return compose({
    kind: 'gift',
    to,
    subject: sender === '' ? msg`A gift for you` : msg`A gift from ${sender}`,
    heading: sender === '' ? msg`A gift for you` : msg`A gift from ${sender}`,
    why: WHY,
    parts: [
      paragraph(sender === '' ? msg`You have been given ${product}.` : msg`${sender} has given you ${product}.`),
      ...toParts(gift),
    ],
    expiresAt: new Date(at.getTime() + 30 * DAY_MS),
  });
};

/** Reminds the recipient of a gift that is not claimed yet, with another link. */
export const giftReminderMail = (to: MailMessage['to'], gift: GiftContent, at: Date): MailMessage => {
  const { sender, product } = gift;
  return compose({
    kind: 'gift-reminder',
    to,
    subject: sender === '' ? msg`Your gift is waiting` : msg`Your gift from ${sender} is waiting`,
    heading: msg`Your gift is waiting`,
    why: WHY,
    parts: [
      paragraph(
        sender === ''
          ? msg`You have been given ${product}, and have not claimed it yet.`
          : msg`${sender} has given you ${product}, and you have not claimed it yet.`,
      ),
      ...toParts(gift),
      paragraph(msg`This is our only reminder. The link works until you claim the gift.`),
    ],
    expiresAt: new Date(at.getTime() + 30 * DAY_MS),
  });
};
