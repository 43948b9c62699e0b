import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

export interface MailEncryption {
  encrypt(text: string): string;
  /** @throws when the text was not encrypted with the same secret or has been changed */
  decrypt(encrypted: string): string;
}

/**
 * Encrypts waiting mails (AES-256-GCM): they hold reset links, and the database otherwise keeps only hashes of those.
 */
export function createMailEncryption(secret: string): MailEncryption {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'mail outbox', 32));
  return {
    encrypt(text) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    },
    decrypt(encrypted) {
      const bytes = Buffer.from(encrypted, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE));
      decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
    },
  };
}
