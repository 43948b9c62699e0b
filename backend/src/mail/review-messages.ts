import { action, compose, inAWeek, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';

/** Asks a buyer, once, to review a product. */
export function reviewInvitationMail(
  to: MailMessage['to'],
  { product, link, stop }: { product: string; link: string; stop: string },
  at: Date,
): MailMessage {
  return compose({
    kind: 'review-invitation',
    to,
    subject: `How do you like ${product}?`,
    parts: [
      paragraph(`You have had ${product} for some days. What would you tell someone considering it?`),
      paragraph('Stars are enough; a sentence or two help more. The studio reads every word.'),
      action('Write a review', link),
      paragraph('We ask once for each product and not again.'),
    ],
    why: `you have ${product}`,
    stop,
    expiresAt: inAWeek(at),
  });
}
