import { msg } from '../../../contract/i18n/macros.ts';
import { ACCOUNT_REASON, action, compose, paragraph } from './compose.ts';
import { dayPlaceholder } from './date-placeholders.ts';
import type { MailMessage } from './mailer.ts';

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
    subject: msg`Your data export is ready`,
    parts: [
      paragraph(
        msg`Here is the copy of your data that you asked for: your profile, orders, wallet and invoices in one ZIP file.`,
      ),
      action(msg`Download your data`, link),
      paragraph(msg`The file is deleted on ${dayPlaceholder(expiresAt)}. You can request a new one at any time.`),
      paragraph(msg`If this wasn’t you, change your password and end your other sessions.`),
    ],
    why: ACCOUNT_REASON,
    expiresAt,
  });
}
