import { action, compose, inAWeek, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';

/** To the owner: a product's imported keys run low or have run out. */
export function licencePoolMail(
  to: MailMessage['to'],
  { title, text, link }: { title: string; text: string; link: string },
  at: Date,
): MailMessage {
  return compose({
    kind: 'licence-keys',
    to,
    subject: title,
    parts: [
      paragraph(text),
      paragraph('Import more under \u201cLicence keys\u201d of the product. Waiting orders are filled automatically.'),
      action('Open the product', link),
    ],
    why: 'you run this site',
    toStudio: true,
    expiresAt: inAWeek(at),
  });
}
