import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The right that permitted the administrator's current call. Stored in the call's async context instead of being passed
 * through every function, so that no audit row can be written without it.
 */
const rightStorage = new AsyncLocalStorage<string>();

export const runWithRight = <Result>(right: string | undefined, work: () => Result): Result =>
  right === undefined ? work() : rightStorage.run(right, work);

/** Undefined outside an administrator's call, such as in a job. */
export const actingRight = (): string | undefined => rightStorage.getStore();
