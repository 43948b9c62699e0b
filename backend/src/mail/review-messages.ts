import { msg } from '../../../contract/i18n/macros.ts';
import type { Text } from '../../../contract/i18n/message.ts';
import { action, compose, inAWeek, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';

/** Asks a buyer, once, to review a product. */
export function reviewInvitationMail(
  to: MailMessage['to'],
  { product, link, stop }: { product: Text; link: string; stop: string },
  at: Date,
): MailMessage {
  return compose({
    kind: 'review-invitation',
    to,
    subject: msg`How do you like ${product}?`,
    parts: [
      paragraph(msg`You have had ${product} for a few days. What would you tell someone considering it?`),
      paragraph(msg`A star rating is enough; a sentence or two helps even more. We read every word.`),
      action(msg`Write a review`, link),
      paragraph(msg`We only ask once per product.`),
    ],
    why: msg`you own ${product}`,
    stop,
    expiresAt: inAWeek(at),
  });
}
