import { hash, verify } from '@node-rs/argon2';
import { passwordSpellings, spellPassword } from '../../../shared/text.ts';
import { createConcurrencyLimit } from '../../lib/concurrency-limit.ts';

/** Concurrent hashes; more would only queue in libuv's four threads and starve file reads. */
const CONCURRENT = 3;
/** Maximum number of waiting callers. A hash takes about 10 ms, so the last one waits well under a second. */
const WAITING = 64;

const limited = createConcurrencyLimit(CONCURRENT, WAITING);

/** Argon2id with the library's defaults (19 MiB, 2 passes, 1 lane); the PHC string is stored. */
export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(spellPassword(password)));
}

// A hash of a random password: verifying against it takes as long as against a real one.
let dummy: Promise<string> | undefined;

/**
 * Takes the same time whether or not there is an account (`stored` undefined). Unicode variants that systems type
 * differently are equivalent: each form is tried.
 * @throws AppError 503 when too many hashes are waiting.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  dummy ??= hash(crypto.randomUUID());
  const reference = stored ?? (await dummy);
  for (const spelling of passwordSpellings(password)) {
    const equal = await limited(() => verify(reference, spelling).catch(() => false));
    if (equal) return stored !== undefined;
  }
  return false;
}
