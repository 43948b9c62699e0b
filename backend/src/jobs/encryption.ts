import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

export interface Encryption {
  encrypt(text: string): string;
  /** @throws when the text was not encrypted with the same secret or has been changed */
  decrypt(encrypted: string): string;
}

/**
 * Encrypts what the database must not tell (AES-256-GCM), such as what waiting jobs are told: addresses, and reset links
 * of which it otherwise keeps only hashes. The jobs' label is older than the queue, so that mails of a former release can
 * still be read.
 * @param label derives a key of its own for each purpose
 */
export function createEncryption(secret: string, label = 'mail outbox'): Encryption {
  const key = Buffer.from(hkdfSync('sha256', secret, '', label, 32));
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
