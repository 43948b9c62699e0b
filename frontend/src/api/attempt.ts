import { ApiError } from './api-error.ts';

/** One intention to move money. Its key stays the same however often it has to be sent. */
export interface Attempt {
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

/**
 * Whether nobody knows what became of a call: no answer, or a server that broke. Such an attempt may have moved money
 * and is repeated under its key; a refusal moved none and its key is used up.
 */
export function isUnclear(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/** Whether a purchase was refused because it costs something else than the buyer has seen. */
export const isOtherPrice = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'price_changed';
