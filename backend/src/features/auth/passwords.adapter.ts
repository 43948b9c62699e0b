import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from '../../lib/concurrency-limit.ts';

/** Hashes running at the same time; more would only queue inside libuv's four threads and starve file reads. */
const CONCURRENT = 3;
/** Callers allowed to wait. One hash takes about 10 ms, so the last one waits well under a second. */
const WAITING = 64;

const limited = createConcurrencyLimit(CONCURRENT, WAITING);

/** Argon2id with the library's defaults (19 MiB, 2 passes, 1 lane); the PHC text is what the database keeps. */
export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password));
}

// A hash of a random password: verifying against it costs the same as against a real one.
let dummy: Promise<string> | undefined;

/**
 * Compares in the same time whether or not there is an account (`stored` undefined).
 * @throws AppError 503 when too many hashes are waiting.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  dummy ??= hash(crypto.randomUUID());
  const reference = stored ?? (await dummy);
  const equal = await limited(() => verify(reference, password).catch(() => false));
  return stored !== undefined && equal;
}
