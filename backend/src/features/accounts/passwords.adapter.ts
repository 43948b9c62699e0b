import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { listPasswordForms, normalisePassword } from '../../../../contract/rules/text.ts';
import { createConcurrencyLimit } from '../../lib/concurrency-limit.ts';

/** Concurrent hashes; more would only queue in libuv's four threads and starve file reads. */
const MAX_CONCURRENT = 3;
/** Maximum number of waiting callers. A hash takes about 10 ms, so the last one waits well under a second. */
const MAX_QUEUED = 64;

const withConcurrencyLimit = createConcurrencyLimit(MAX_CONCURRENT, MAX_QUEUED);

/** Argon2id with the library's defaults (19 MiB, 2 passes, 1 lane); the PHC string is stored. */
export function hashPassword(password: string): Promise<string> {
  return withConcurrencyLimit(() => hash(normalisePassword(password)));
}

/** No hash begins with it. */
const NO_PASSWORD = '!';

/** Stored instead of a hash for an account without a password; unique, because sessions depend on what is stored. */
export const createNoPassword = (): string => NO_PASSWORD + randomUUID();

export const hasPassword = (stored: string): boolean => !stored.startsWith(NO_PASSWORD);

// A hash of a random password: verifying against it takes as long as against a real one.
let dummy: Promise<string> | undefined;

/**
 * Takes the same time whether or not there is an account (`stored` undefined), and whether it has a password. Unicode variants that systems type
 * differently are equivalent: each form is tried.
 * @throws AppError 503 when too many hashes are waiting.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  dummy ??= hash(crypto.randomUUID());
  const known = stored !== undefined && hasPassword(stored) ? stored : undefined;
  const reference = known ?? (await dummy);
  for (const spelling of listPasswordForms(password)) {
    const matches = await withConcurrencyLimit(() => verify(reference, spelling).catch(() => false));
    if (matches) return known !== undefined;
  }
  return false;
}
