import { t } from '@lingui/core/macro';
import { ApiError } from './api-error.ts';

/** 32 hexadecimal digits. Not `randomUUID`, which browsers offer over HTTPS only. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Where this tab stores its attempts: an attempt outlives the screen that made it, even if that screen crashes. */
const STORAGE_KEY = 'attempts';
/** How long an attempt stays open; afterwards the next request is a new one. */
const ATTEMPT_TTL_MS = 10 * 60 * 1000;

/** By subject: the value of the `Idempotency-Key` header, and when it was created. */
type StoredAttempts = Record<string, { readonly key: string; readonly at: number }>;

/** Also kept in memory, for browsers that forbid storage. */
let remembered: StoredAttempts = {};

function stored(): StoredAttempts {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as StoredAttempts;
  } catch {
    return remembered; // storage is forbidden, or holds invalid data
  }
}

const readStored = (): StoredAttempts =>
  Object.fromEntries(Object.entries(stored()).filter(([, { at }]) => Date.now() - at < ATTEMPT_TTL_MS));

function write(kept: StoredAttempts): void {
  remembered = kept;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // Kept in memory until the page is closed.
  }
}

/**
 * The idempotency key under which a request is sent. It stays the same until `settle` ends the attempt, on any screen, after
 * a reload, and when the request was changed: an earlier one may have arrived without its answer, and the server then
 * refuses another one under its key instead of doing both.
 * @param subject what is done, such as `wallet`; each subject has one attempt at a time
 */
export function keyFor(subject: string): string {
  const kept = readStored();
  const attempt = kept[subject] ?? { key: newIdempotencyKey(), at: Date.now() };
  write({ ...kept, [subject]: attempt });
  return attempt.key;
}

/** Ends an attempt whose result the user has seen: the next request is a new one. */
export function settle(subject: string): void {
  const { [subject]: _settled, ...others } = readStored();
  write(others);
}

/** Rejected before the server looks up an earlier request with the key: signed out, too many requests, and so on. */
const NOT_JUDGED: readonly number[] = [0, 401, 403, 408, 425, 429];

const hasCode = (error: unknown, code: string): boolean => error instanceof ApiError && error.body?.code === code;

/**
 * Whether the outcome of an attempt is unknown: no answer, a server error, an earlier call under its key that still runs, or a
 * rejection unrelated to an earlier call. Such an attempt may have moved money, so it is retried with its key;
 * any other rejection ends it.
 */
function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return NOT_JUDGED.includes(error.status) || error.status >= 500 || hasCode(error, 'key_in_use');
}

/**
 * Ends an attempt that failed, unless its outcome is unknown.
 * @returns the error to show: an earlier request with other content had arrived, so this one was not carried out
 */
export function settleFailure(subject: string, error: unknown): unknown {
  if (isOutcomeUnknown(error)) return error;
  settle(subject);
  if (!hasCode(error, 'key_reused')) return error;
  const message = t`Your earlier request was received with different details. Check its result before you send this one.`;
  return new ApiError(409, { message, code: 'key_reused', requestId: '' });
}

/** Whether the purchase needs confirmation because the same plan was bought moments ago. */
export const isDuplicate = (error: unknown): boolean => hasCode(error, 'repeated_purchase');

/** Whether the purchase was refused because the price differs from the one the customer saw. */
export const isPriceChanged = (error: unknown): boolean => hasCode(error, 'price_changed');

/** Whether the purchase was refused because the wallet does not cover the price. */
export const hasInsufficientFunds = (error: unknown): boolean => hasCode(error, 'insufficient_funds');
