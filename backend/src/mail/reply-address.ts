import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { MailMessage } from './mailer.ts';

/** The conversation that a reply to an email continues, and whose reply it is. */
export type ReplyThread = NonNullable<MailMessage['thread']>;

/** Reply addresses of conversations. They are signed, so only who received one can write to it. */
export interface ReplyAddresses {
  /** Where all other replies go. */
  base: string;
  /** @param recipient of the email with the address */
  create(thread: ReplyThread, recipient: string): string;
  /**
   * The conversation of an address of ours, otherwise null. Mail servers change its case.
   * @param sender of the reply: the studio's address works only for the recipient of the email that it came with, so
   * that a forwarded email does not let others write on behalf of the studio
   */
  read(address: string, sender: string): ReplyThread | null;
}

const SIDES: Record<string, ReplyThread['side']> = { p: 'person', s: 'studio' };

/** 'reply+' with the side, the 32 digits of the id and 80 bits of the signature: within the 64 characters of RFC 5321. */
const TAG = /^(?:.+)\+([ps])([0-9a-f]{32})([0-9a-f]{20})$/;

const toHex = (id: string): string => id.replaceAll('-', '');
const toUuid = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * @param secret the server's; a separate key is derived from it
 * @param base the address whose mailbox also receives those with a tag, such as reply+tag@studio.example
 */
export function createReplyAddresses(secret: string, base: string): ReplyAddresses {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'reply address', 32));
  const at = base.lastIndexOf('@');
  const [local, domain] = [base.slice(0, at), base.slice(at + 1).toLowerCase()];
  const sign = (side: string, hex: string, recipient: string) => {
    const signed = `${side}.${hex}.${side === 's' ? recipient.toLowerCase() : ''}`;
    return createHmac('sha256', key).update(signed).digest('hex').slice(0, 20);
  };
  return {
    base,
    create({ conversationId, side }, recipient) {
      const [letter, hex] = [side === 'studio' ? 's' : 'p', toHex(conversationId)];
      return `${local}+${letter}${hex}${sign(letter, hex, recipient)}@${domain}`;
    },
    read(address, sender) {
      const [name = '', host] = address.toLowerCase().split('@');
      const [, letter = '', hex = '', signature = ''] = TAG.exec(name) ?? [];
      const side = SIDES[letter];
      if (side === undefined || host !== domain) return null;
      const expected = Buffer.from(sign(letter, hex, sender));
      return timingSafeEqual(Buffer.from(signature), expected) ? { conversationId: toUuid(hex), side } : null;
    },
  };
}
