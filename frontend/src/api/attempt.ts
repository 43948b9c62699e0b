import { ApiError } from './api-error.ts';

/** One intention to move money. Its key stays the same however often the request is sent. */
interface Attempt {
  /** Value of the `Idempotency-Key` header. */
  readonly key: string;
  /** What the request does, as comparable text: 'withdraw 25'. */
  readonly request: string;
}

/** 32 hexadecimal digits. Not `randomUUID`, which browsers offer over HTTPS only. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Repeating a request that ended unclearly is the same attempt; any other request starts a new one. */
export function attemptFor(
  last: Attempt | null,
  request: string,
  createKey: () => string = newIdempotencyKey,
): Attempt {
  return last?.request === request ? last : { key: createKey(), request };
}

/** Where this tab stores its attempts: an attempt outlives the screen that made it, even if that screen crashes. */
const STORAGE_KEY = 'attempts';
/** How long an attempt stays the same; afterwards the same amount counts as a new request. */
const ATTEMPT_TTL_MS = 10 * 60 * 1000;

type StoredAttempt = Record<string, Attempt & { readonly at: number }>;

/** Also kept in memory, for browsers that forbid storage. */
let remembered: StoredAttempt = {};

function stored(): StoredAttempt {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as StoredAttempt;
  } catch {
    return remembered; // storage is forbidden, or holds invalid data
  }
}

const readStored = (): StoredAttempt =>
  Object.fromEntries(Object.entries(stored()).filter(([, { at }]) => Date.now() - at < ATTEMPT_TTL_MS));

function write(kept: StoredAttempt): void {
  remembered = kept;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // Kept in memory until the page is closed.
  }
}

/**
 * The attempt under which a request is sent. The same request is the same attempt until `settle` ends it, on any screen
 * and even after a reload.
 * @param subject what is done, such as `wallet`; each subject has one attempt at a time
 */
export function saveAttempt(subject: string, request: string): Attempt {
  const kept = readStored();
  const { key, request: same } = attemptFor(kept[subject] ?? null, request);
  write({ ...kept, [subject]: { key, request: same, at: kept[subject]?.key === key ? kept[subject].at : Date.now() } });
  return { key, request: same };
}

/** The attempt has ended and the user has seen the result: the same request now starts a new attempt. */
export function settle(subject: string): void {
  const { [subject]: _settled, ...others } = readStored();
  write(others);
}

/**
 * Whether the outcome of a call is unknown: no answer, or a server error. Such an attempt may have moved money, so it
 * is repeated under its key; a refusal moved none, so its key is used up.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/** Whether the purchase needs confirmation because the same plan was bought moments ago. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'repeated_purchase';

/** Whether the purchase was refused because the price differs from the one the customer saw. */
export const isPriceChanged = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'price_changed';

/** Whether the purchase was refused because the wallet does not cover the price. */
export const isShortOfMoney = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'insufficient_funds';
