import { createHmac, hkdfSync } from 'node:crypto';
import { CONFIRMATIONS } from '../../../shared/confirmations.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { contactMail } from '../../mail/messages.ts';
import { findContact, insertMessage } from './contact.repository.ts';
import { checkContact } from './contact.rules.ts';

const THANKS = CONFIRMATIONS.messageSent;

/** @param secret of the server; keys the hash of the sender's network, which a plain hash would not hide */
export function createContactHandlers(deps: Deps, secret: string): FeatureHandlers<'sendContactMessage'> {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'contact senders', 32));
  const hashOf = (ip: string) => createHmac('sha256', key).update(ip).digest('base64url').slice(0, 22);

  return {
    sendContactMessage: async ({ body, call }) => {
      const text = checkContact(body);
      await deps.limits.take('contact-network', call.ip);
      // People do not see this field. A robot that fills it must not learn from the answer that it was noticed.
      if (!body.website) {
        const now = deps.clock.now();
        await insertMessage(deps.db, { ...text, ip_hash: hashOf(call.ip), created_at: now });
        deps.background.run('contact mail', async () => {
          const studio = await findContact(deps.db);
          const to = { name: studio?.name ?? 'Administrator', address: studio?.contact_email ?? deps.env.admin.email };
          await deps.mail.send(contactMail(to, text, now));
        });
      }
      return { status: 202, body: { message: THANKS } };
    },
  };
}
