import { msg } from '../../../contract/i18n/macros.ts';
import type { Text } from '../../../contract/i18n/message.ts';
import { action, compose, inAWeek, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';

/** To the owner: a product's imported keys run low or have run out. */
export function licencePoolMail(
  to: MailMessage['to'],
  { title, text, link }: { title: Text; text: Text; link: string },
  at: Date,
): MailMessage {
  return compose({
    kind: 'licence-keys',
    to,
    subject: title,
    parts: [
      paragraph(text),
      paragraph(msg`Import more under “Licence keys” of the product. Waiting orders are filled automatically.`),
      action(msg`Open the product`, link),
    ],
    why: msg`you run this site`,
    toStudio: true,
    expiresAt: inAWeek(at),
  });
}
