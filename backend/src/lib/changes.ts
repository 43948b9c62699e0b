/**
 * What a committed transaction has changed, as tags such as `product:7`, `products` or `site`; after a gap, in which
 * changes may have been missed, everything.
 */
export type Change = ReadonlySet<string> | 'everything';

/** Tells of committed changes, on whatever server they were made. */
export interface Changes {
  /** @param listener is called once for each change, in the order of their commits; it must not throw */
  subscribe(listener: (change: Change) => void): void;
  /**
   * Resolves when every change committed before this call has been told: whoever has just written something finds
   * nothing older here afterwards. Never rejects, and waits for a lost connection at most a moment.
   */
  caughtUp(): Promise<void>;
}

/** Whether something made from the content behind `tags` is outdated by the change. */
export const concerns = (change: Change, tags: Iterable<string>): boolean =>
  change === 'everything' || [...tags].some((tag) => change.has(tag));

/** Reads a notification: tags divided by blanks, or the word for all of them. */
export const readChange = (payload: string): Change =>
  payload === 'everything' ? payload : new Set(payload.split(' '));
