import { compose, inADay, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';

/** Shows an administrator that emails arrive, including the sender's name and the design. */
export const testMail = (to: MailMessage['to'], studio: string, at: Date): MailMessage =>
  compose({
    kind: 'test',
    to,
    subject: `Test email from ${studio}`,
    parts: [
      paragraph(
        'You requested this email in the admin area. It arrived, so your site can send confirmations, password resets and receipts.',
      ),
      paragraph('If it landed in the spam folder, check the SPF and DKIM records of the sending domain.'),
    ],
    why: 'you requested it in the admin area',
    toStudio: true,
    expiresAt: inADay(at),
  });
