import { createHmac, hkdfSync } from 'node:crypto';
import { CONFIRMATIONS } from '../../../shared/confirmations.ts';
import { personKey } from '../../../shared/person-key.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { findDocuments } from '../site/documents.repository.ts';
import { checkContact } from './contact.rules.ts';
import { receiveMessage } from './contact.service.ts';

/** @param secret the server's; keys the hash of the sender's network, because a plain hash could be reversed */
export function createContactHandlers(deps: Deps, secret: string): FeatureHandlers<'sendContactMessage'> {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'contact senders', 32));
  const hashOf = (ip: string) => createHmac('sha256', key).update(ip).digest('base64url').slice(0, 22);

  return {
    sendContactMessage: async ({ body, call }) => {
      const text = checkContact(body);
      await deps.limits.take('contact-network', call.ip);
      await deps.limits.take('contact-address', personKey(text.email));
      // The field is invisible, but a browser may autofill it, so the message is stored. The response must not show a
      // bot that it was detected.
      await receiveMessage(deps, text, { senderHash: hashOf(call.ip), isSuspect: Boolean(body.website) });
      const { contact } = await findDocuments(deps.db, ['contact']);
      return { status: 202, body: { message: CONFIRMATIONS.messageSent(contact?.answer ?? '') } };
    },
  };
}
