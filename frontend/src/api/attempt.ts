import { ApiError } from './api-error.ts';

/** One intention to move money. Its key stays the same however often it has to be sent. */
interface Attempt {
  /** Value of the `Idempotency-Key` header. */
  readonly key: string;
  /** What is to be done, as a text to compare: 'withdraw 25'. */
  readonly request: string;
}

/** 32 hexadecimal digits. Not `randomUUID`, which browsers offer over HTTPS only. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same request after an unclear end is the same attempt; anything else is a new one. */
export function attemptFor(last: Attempt | null, request: string, createKey: () => string = newKey): Attempt {
  return last?.request === request ? last : { key: createKey(), request };
}

/** Where the attempts of this tab are kept: an intention outlives the screen that made it, also one that breaks. */
const KEPT = 'attempts';
/** So long an attempt is the same one; later the same amount is another wish. */
const KEPT_MS = 10 * 60 * 1000;

type Kept = Record<string, Attempt & { readonly at: number }>;

/** Kept here as well, for a browser that forbids storage. */
let remembered: Kept = {};

function stored(): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as Kept;
  } catch {
    return remembered; // storage is forbidden, or holds something else
  }
}

const readKept = (): Kept =>
  Object.fromEntries(Object.entries(stored()).filter(([, { at }]) => Date.now() - at < KEPT_MS));

function write(kept: Kept): void {
  remembered = kept;
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // It is remembered until the page is left.
  }
}

/**
 * The attempt under which a request is sent. The same request is the same attempt until `settle` ends it, on whichever screen
 * and also after a reload.
 * @param subject what is done, such as `wallet`; each has one attempt at a time
 */
export function keepAttempt(subject: string, request: string): Attempt {
  const kept = readKept();
  const { key, request: same } = attemptFor(kept[subject] ?? null, request);
  write({ ...kept, [subject]: { key, request: same, at: kept[subject]?.key === key ? kept[subject].at : Date.now() } });
  return { key, request: same };
}

/** The attempt has come to its end, and the person has seen it: the same request from now on is another one. */
export function settle(subject: string): void {
  const { [subject]: _settled, ...others } = readKept();
  write(others);
}

/**
 * Whether nobody knows what became of a call: no answer, or a server that broke. Such an attempt may have moved money
 * and is repeated under its key; a refusal moved none and its key is used up.
 */
export function isUnclear(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/** Whether a purchase needs a confirmation, because the same was bought a moment ago. */
export const isRepeated = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'repeated_purchase';

/** Whether a purchase was refused because it costs something else than the buyer has seen. */
export const isOtherPrice = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'price_changed';
