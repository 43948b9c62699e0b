import { compose, inADay, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';

/** Shows somebody of the administration that mails arrive; it also shows in whose name they come and how they look. */
export const testMail = (to: MailMessage['to'], studio: string, at: Date): MailMessage =>
  compose({
    kind: 'test',
    to,
    subject: `A test mail of ${studio}`,
    parts: [
      paragraph(
        'You asked for this mail in the administration. It has arrived, so your site can write to people: confirmations, new passwords, orders.',
      ),
      paragraph('If it lay among the unwanted mails, look at the SPF and DKIM records of the sending domain.'),
    ],
    why: 'you asked for it',
    expiresAt: inADay(at),
  });
