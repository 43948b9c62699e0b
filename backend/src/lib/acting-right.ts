import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The right that let an administrator make the call that is being answered. It stands beside the call instead of being
 * handed from function to function, so that no row of the audit trail can be written without it.
 */
const acting = new AsyncLocalStorage<string>();

export const actWith = <Result>(right: string | undefined, work: () => Result): Result =>
  right === undefined ? work() : acting.run(right, work);

/** Undefined outside of an administrator's call, such as in a job. */
export const actingRight = (): string | undefined => acting.getStore();
