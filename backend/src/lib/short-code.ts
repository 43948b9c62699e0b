import { randomUUID } from 'node:crypto';

/** A short name that can be read aloud, such as DEMO-3F9A2C1B07: the prefix and 40 random bits. */
export function createShortCode(prefix: string): string {
  return `${prefix}-${randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase()}`;
}
