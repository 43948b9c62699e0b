import { createHmac } from 'node:crypto';
import { createEncryption, type Encryption } from '../../jobs/encryption.ts';
import type { EndpointRow } from './webhooks.repository.ts';

/** Encrypts the secrets of endpoints, which are needed in clear to sign. */
export const createWebhookEncryption = (secret: string): Encryption => createEncryption(secret, 'webhook secrets');

/** One signature of Standard Webhooks (standardwebhooks.com). */
function sign(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

type Secrets = Pick<EndpointRow, 'encrypted_secret' | 'previous_secret' | 'previous_secret_expires_at'>;

/** The headers of a delivery. For a day after a rotation they have a signature of each secret. */
export function signedHeaders(
  encryption: Encryption,
  { encrypted_secret, previous_secret, previous_secret_expires_at }: Secrets,
  { id, body, at }: { id: string; body: string; at: Date },
): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1_000);
  const former =
    previous_secret !== null && previous_secret_expires_at !== null && previous_secret_expires_at > at
      ? [previous_secret]
      : [];
  const signatures = [encrypted_secret, ...former].map((sealed) => sign(encryption.decrypt(sealed), id, seconds, body));
  return {
    'content-type': 'application/json',
    'user-agent': 'Studio-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}
