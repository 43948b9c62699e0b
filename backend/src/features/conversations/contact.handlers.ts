import { createHmac, hkdfSync } from 'node:crypto';
import { CONFIRMATIONS } from '../../../../contract/rules/confirmations.ts';
import { toPersonKey } from '../../../../contract/rules/person-key.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { findDocuments } from '../site/documents.repository.ts';
import { checkContact } from './contact.rules.ts';
import { storeContactMessage } from './contact.service.ts';

/** @param secret the server's; keys the hash of the sender's network, because a plain hash could be reversed */
export function createContactHandlers(deps: Deps, secret: string): FeatureHandlers<'sendContactMessage'> {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'contact senders', 32));
  const hashSender = (ip: string) => createHmac('sha256', key).update(ip).digest('base64url').slice(0, 22);

  return {
    sendContactMessage: async ({ body, call }) => {
      const text = checkContact(body);
      await deps.limits.consume('contact-network', call.ip);
      await deps.limits.consume('contact-address', toPersonKey(text.email));
      // The field is invisible, but a browser may autofill it, so the message is stored. The response must not show a
      // bot that it was detected.
      await storeContactMessage(deps, text, { senderHash: hashSender(call.ip), isSuspect: Boolean(body.website) });
      const { contact } = await findDocuments(deps.db, ['contact']);
      return { status: 202, body: { message: CONFIRMATIONS.messageSent(contact?.answer ?? '') } };
    },
  };
}
