import type { OutgoingMail } from './mailer.ts';
import { wrapPlainText } from './template/plain-text.ts';

interface Mailbox {
  name: string;
  address: string;
}

/** What every way of delivery sends. Names and addresses are apart, so that nothing in them can be read as a second recipient. */
export interface MailEnvelope {
  from: Mailbox;
  to: Mailbox;
  replyTo: Mailbox | undefined;
  text: string;
  headers: [name: string, value: string][];
  messageId: string | undefined;
}

/** 'A Studio <hello@studio.example>' or a bare address. */
export const parseAddress = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;

/** The name before the address; empty for a bare address. */
const parseName = (from: string): string => (/^(.*)<[^<>]+>\s*$/.exec(from)?.[1] ?? '').replaceAll('"', '').trim();

/** Mail programs show their own button for it and send one request (RFC 8058). */
const oneClick = (stop: string): [string, string][] => [
  ['List-Unsubscribe', `<${stop}>`],
  ['List-Unsubscribe-Post', 'List-Unsubscribe=One-Click'],
];

/** Tells other programs not to reply, such as out-of-office responders (RFC 3834). */
const AUTO_SUBMITTED_HEADER: [string, string] = ['Auto-Submitted', 'auto-generated'];

/** A message written by a person that the email only forwards. */
const isPersonal = (kind: string): boolean => kind === 'contact' || kind.startsWith('conversation');

/** @param from the server's sender; the name of the site replaces its own */
export function toEnvelope(from: string, { id, kind, fromName, to, replyTo, text, stop }: OutgoingMail): MailEnvelope {
  const address = parseAddress(from);
  return {
    from: { name: fromName ?? parseName(from), address },
    to: { name: to.name, address: to.address },
    replyTo: replyTo && { name: replyTo.name, address: replyTo.address },
    text: wrapPlainText(text),
    headers: [
      ['Content-Language', to.language ?? 'en'],
      ...(isPersonal(kind) ? [] : [AUTO_SUBMITTED_HEADER]),
      ...(stop === undefined ? [] : oneClick(stop)),
    ],
    messageId: id === undefined ? undefined : `<${id}@${address.split('@').at(-1)}>`,
  };
}
