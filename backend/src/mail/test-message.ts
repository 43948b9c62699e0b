import { msg } from '../../../contract/i18n/macros.ts';
import { compose, inADay, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';

/** Shows an administrator that emails arrive, including the sender's name and the design. */
export const testMail = (to: MailMessage['to'], studio: string, at: Date): MailMessage =>
  compose({
    kind: 'test',
    to,
    subject: msg`Test email from ${studio}`,
    parts: [
      paragraph(
        msg`You requested this email in the admin area. It arrived, so your site can send confirmations, password resets and receipts.`,
      ),
      paragraph(msg`If it landed in the spam folder, check the SPF and DKIM records of the sending domain.`),
    ],
    why: msg`you requested it in the admin area`,
    toStudio: true,
    expiresAt: inADay(at),
  });
