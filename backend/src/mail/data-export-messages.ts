import { ACCOUNT, action, compose, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';
import { dayText } from './moments.ts';

/**
 * Notifies a user that the data export is ready. The link leads to the profile: access to the mailbox alone is not
 * enough.
 */
export function dataExportMail(
  to: MailMessage['to'],
  { link, expiresAt }: { link: string; expiresAt: Date },
): MailMessage {
  return compose({
    kind: 'data-export',
    to,
    subject: 'Your data is ready',
    parts: [
      paragraph('As you asked, everything that we keep of you is in one file: your data, orders, wallet and invoices.'),
      action('Download your data', link),
      paragraph(`The file is removed on ${dayText(expiresAt)}. You can ask for a new one at any time.`),
      paragraph('If it was not you who asked, change your password and end your other sessions.'),
    ],
    why: ACCOUNT,
    expiresAt,
  });
}
