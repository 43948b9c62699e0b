import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The right that permitted the administrator's current call, and the key that makes it. Stored in the call's async context instead of being passed
 * through every function, so that no audit row can be written without it.
 */
const rightStorage = new AsyncLocalStorage<{ right: string | undefined; apiKey: string | undefined }>();

/** @param apiKey the name of the key that makes the call; undefined in a session */
export const runWithRight = <Result>(
  right: string | undefined,
  apiKey: string | undefined,
  work: () => Result,
): Result => (right === undefined && apiKey === undefined ? work() : rightStorage.run({ right, apiKey }, work));

/** Undefined outside an administrator's call, such as in a job. */
export const actingRight = (): string | undefined => rightStorage.getStore()?.right;

/** The name of the API key that makes the call; undefined in a session and outside a call. */
export const actingApiKey = (): string | undefined => rightStorage.getStore()?.apiKey;
