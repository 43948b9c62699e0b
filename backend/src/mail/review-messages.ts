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
      paragraph(`You have had ${product} for a few days. What would you tell someone considering it?`),
      paragraph('A star rating is enough; a sentence or two helps even more. We read every word.'),
      action('Write a review', link),
      paragraph('We only ask once per product.'),
    ],
    why: `you own ${product}`,
    stop,
    expiresAt: inAWeek(at),
  });
}
