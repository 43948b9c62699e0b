import { msg } from '../../../contract/i18n/macros.ts';
import { action, compose, inAWeek, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';

/** To the owner: an endpoint has failed for so long that it was disabled. */
export function webhookDisabledMail(
  to: MailMessage['to'],
  { host, link }: { host: string; link: string },
  at: Date,
): MailMessage {
  return compose({
    kind: 'webhook-disabled',
    to,
    subject: msg`Webhook endpoint disabled: ${host}`,
    parts: [
      paragraph(msg`Every delivery to ${host} has failed for five days, so we no longer send events there.`),
      paragraph(
        msg`Once it’s fixed, send a test event and enable the endpoint again. You can resend failed deliveries individually.`,
      ),
      action(msg`Open webhooks`, link),
    ],
    why: msg`you run this site`,
    toStudio: true,
    expiresAt: inAWeek(at),
  });
}
