import { ApiError } from './api-error.ts';

/** One intention to move money. Its key stays the same however often the request is sent. */
interface Attempt {
  /** Value of the `Idempotency-Key` header. */
  readonly key: string;
  /** What the request does, as comparable text: 'withdraw 25'. */
  readonly request: string;
}

/** 32 hexadecimal digits. Not `randomUUID`, which browsers offer over HTTPS only. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Repeating a request that ended unclearly is the same attempt; any other request starts a new one. */
export function attemptFor(last: Attempt | null, request: string, createKey: () => string = newKey): Attempt {
  return last?.request === request ? last : { key: createKey(), request };
}

/** Where this tab stores its attempts: an attempt outlives the screen that made it, even if that screen crashes. */
const KEPT = 'attempts';
/** How long an attempt stays the same; afterwards the same amount counts as a new request. */
const KEPT_MS = 10 * 60 * 1000;

type Kept = Record<string, Attempt & { readonly at: number }>;

/** Also kept in memory, for browsers that forbid storage. */
let remembered: Kept = {};

function stored(): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as Kept;
  } catch {
    return remembered; // storage is forbidden, or holds invalid data
  }
}

const readKept = (): Kept =>
  Object.fromEntries(Object.entries(stored()).filter(([, { at }]) => Date.now() - at < KEPT_MS));

function write(kept: Kept): void {
  remembered = kept;
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // Kept in memory until the page is closed.
  }
}

/**
 * The attempt under which a request is sent. The same request is the same attempt until `settle` ends it, on any screen
 * and even after a reload.
 * @param subject what is done, such as `wallet`; each subject has one attempt at a time
 */
export function keepAttempt(subject: string, request: string): Attempt {
  const kept = readKept();
  const { key, request: same } = attemptFor(kept[subject] ?? null, request);
  write({ ...kept, [subject]: { key, request: same, at: kept[subject]?.key === key ? kept[subject].at : Date.now() } });
  return { key, request: same };
}

/** The attempt has ended and the user has seen the result: the same request now starts a new attempt. */
export function settle(subject: string): void {
  const { [subject]: _settled, ...others } = readKept();
  write(others);
}

/**
 * Whether the outcome of a call is unknown: no answer, or a server error. Such an attempt may have moved money, so it
 * is repeated under its key; a refusal moved none, so its key is used up.
 */
export function isUnclear(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/** Whether the purchase needs confirmation because the same plan was bought moments ago. */
export const isRepeated = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'repeated_purchase';

/** Whether the purchase was refused because the price differs from the one the customer saw. */
export const isOtherPrice = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'price_changed';
