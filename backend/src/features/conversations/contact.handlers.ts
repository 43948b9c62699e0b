import { createHmac, hkdfSync } from 'node:crypto';
import type { ContactInput } from '../../../../contract/generated/model.ts';
import { toText } from '../../../../contract/i18n/message.ts';
import { CONFIRMATIONS } from '../../../../contract/rules/confirmations.ts';
import { toPersonKey } from '../../../../contract/rules/person-key.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { isOneLine } from '../../../../contract/rules/text.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { invalid } from '../../lib/errors.ts';
import { findDocuments } from '../site/documents.repository.ts';
import { storeContactMessage } from './contact.service.ts';

type ContactFields = Omit<ContactInput, 'website'>;

/**
 * The trimmed message.
 * @throws AppError 400 when name or subject has more than one line, which an email header cannot have
 */
function checkContact(input: ContactInput): ContactFields {
  const name = input.name.trim();
  const subject = input.subject.trim();
  if (!isOneLine(name)) throw invalid('name', REFUSALS.nameLines);
  if (!isOneLine(subject)) throw invalid('subject', REFUSALS.subjectLines);
  return { name, email: input.email.trim(), subject, message: input.message.trim() };
}

/** @param secret the server's; keys the hash of the sender's network, because a plain hash could be reversed */
export function createContactHandlers(deps: Deps, secret: string): FeatureHandlers<'sendContactMessage'> {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'contact senders', 32));
  const hashSender = (ip: string) => createHmac('sha256', key).update(ip).digest('base64url').slice(0, 22);

  return {
    sendContactMessage: async ({ body, call }) => {
      const text = { ...checkContact(body), language: call.language };
      await deps.limits.consume('contact-network', call.ip);
      await deps.limits.consume('contact-address', toPersonKey(text.email));
      // The field is invisible, but a browser may autofill it, so the message is stored. The response must not show a
      // bot that it was detected.
      await storeContactMessage(deps, text, { senderHash: hashSender(call.ip), isSuspect: Boolean(body.website) });
      const { contact } = await findDocuments(deps.db, ['contact']);
      return {
        status: 202,
        body: {
          message: [toText(call.language, CONFIRMATIONS.messageSent), contact?.answer].filter(Boolean).join(' '),
        },
      };
    },
  };
}
