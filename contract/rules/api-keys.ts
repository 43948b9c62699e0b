/** What every secret starts with, so that scanners of repositories recognise it. */
const API_KEY_PREFIX = 'studio_sk_';
const RANDOM_LENGTH = 32;
const CHECKSUM_LENGTH = 6;

/** Keys of one person for the administration, and for what belongs to the account. */
export const MAX_API_KEYS = { administration: 20, account: 10 } as const;
export type ApiKeyKind = keyof typeof MAX_API_KEYS;

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const FORM = new RegExp(`^${API_KEY_PREFIX}[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`);

/** CRC-32 as in gzip and PNG. */
function crc32(text: string): number {
  let crc = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** The checksum in base 62, most significant digit first. */
function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  while (digits.length < CHECKSUM_LENGTH) {
    digits = `${DIGITS[rest % DIGITS.length]}${digits}`;
    rest = Math.floor(rest / DIGITS.length);
  }
  return digits;
}

/** Each digit is equally likely: bytes from 248 on are skipped, because 248 is the last multiple of 62. */
function randomDigits(length: number): string {
  let digits = '';
  while (digits.length < length) {
    const bytes = crypto.getRandomValues(new Uint8Array(length));
    for (const byte of bytes) if (byte < 248 && digits.length < length) digits += DIGITS[byte % DIGITS.length];
  }
  return digits;
}

/** A new secret: the prefix, 190 random bits and a checksum. */
export function createApiKeySecret(): string {
  const text = `${API_KEY_PREFIX}${randomDigits(RANDOM_LENGTH)}`;
  return text + checksumOf(text);
}

/** Whether a text has the form and the checksum of a secret; anything else needs no look-up. */
export const isApiKeySecret = (text: string): boolean =>
  FORM.test(text) && text.endsWith(checksumOf(text.slice(0, -CHECKSUM_LENGTH)));

/** The key that a caller sends instead of a session's token, in whatever state; undefined without one. */
export const readApiKey = (authorization: string | undefined): string | undefined => {
  const sent = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  return sent?.startsWith(API_KEY_PREFIX) ? sent : undefined;
};

/** The hint shown for a secret, built from its last four characters. */
export const toApiKeyHint = (lastCharacters: string): string => `${API_KEY_PREFIX}…${lastCharacters}`;

/** The end that is stored for the hint. */
export const lastCharacters = (secret: string): string => secret.slice(-4);

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** When a key with this lifetime expires; null for never. */
export const toExpiry = (now: number, lifetimeDays: number | null): Date | null =>
  lifetimeDays === null ? null : new Date(now + lifetimeDays * DAY_MS);

/** The beginning of the hour: a use is not recorded more precisely. */
export const toHour = (now: number): Date => new Date(Math.floor(now / HOUR_MS) * HOUR_MS);

/** Until when the present secret works beside the next one; null when it stops at once, or has expired. */
export function toPreviousSecretExpiry(now: number, overlapHours: number, expiresAt: number | null): Date | null {
  const until = Math.min(now + overlapHours * HOUR_MS, expiresAt ?? Number.POSITIVE_INFINITY);
  return until > now ? new Date(until) : null;
}
