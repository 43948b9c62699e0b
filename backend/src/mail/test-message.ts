import { compose, inADay, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';

/** Shows an administrator that emails arrive, including the sender's name and the design. */
export const testMail = (to: MailMessage['to'], studio: string, at: Date): MailMessage =>
  compose({
    kind: 'test',
    to,
    subject: `A test mail of ${studio}`,
    parts: [
      paragraph(
        'You asked for this email in the administration. It has arrived, so your site can send confirmations, new passwords and receipts.',
      ),
      paragraph('If it landed in the spam folder, check the SPF and DKIM records of the sending domain.'),
    ],
    why: 'you asked for it',
    expiresAt: inADay(at),
  });
