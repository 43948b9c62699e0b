import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface Encryption {
  encrypt(text: string): string;
  /** @throws when the text was encrypted with another secret or has been changed */
  decrypt(encrypted: string): string;
}

/**
 * Encrypts what must not be readable in the database (AES-256-GCM), such as job payloads: emails, and reset links that
 * are otherwise stored only as hashes. The default label is older than the queue, so that emails stored by an earlier
 * release can still be read.
 * @param label derives a separate key for each purpose
 */
export function createEncryption(secret: string, label = 'mail outbox'): Encryption {
  const key = Buffer.from(hkdfSync('sha256', secret, '', label, 32));
  return {
    encrypt(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    },
    decrypt(encrypted) {
      const bytes = Buffer.from(encrypted, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
        'utf8',
      );
    },
  };
}
