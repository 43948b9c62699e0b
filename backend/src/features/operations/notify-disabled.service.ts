import type { Transaction } from 'kysely';
import { msg } from '../../../../contract/i18n/macros.ts';
import { listOwners } from '../../db/owners.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { findMailbox } from '../../mail/recipients.repository.ts';
import { webhookDisabledMail } from '../../mail/webhook-message.ts';
import { notify } from '../activity/notifications.repository.ts';

/** Notifies the owners that an endpoint was disabled. */
export async function notifyOfDisabled(
  { mail, env }: Pick<Deps, 'mail' | 'env'>,
  tx: Transaction<Database>,
  { url }: { url: string },
  at: Date,
): Promise<void> {
  const href = '/admin/settings/api/webhooks';
  const owners = await listOwners(tx);
  const { host } = new URL(url);
  const title = msg`Webhook endpoint disabled`;
  const body = msg`${host} has failed for five days and no longer receives events.`;
  await notify(tx, owners, { kind: 'account', title, body, href }, at);
  for (const owner of owners) {
    const to = await findMailbox(tx, owner);
    if (to) await mail.send(webhookDisabledMail(to, { host, link: `${env.publicUrl}${href}` }, at), tx);
  }
}
