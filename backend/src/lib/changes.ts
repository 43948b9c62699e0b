/**
 * What a committed transaction has changed, as tags such as `product:7`, `products` or `site`; everything after a gap
 * in which changes may have been missed.
 */
export type Change = ReadonlySet<string> | 'everything';

/** Publishes committed changes, whichever server made them. */
export interface Changes {
  /** @param listener called once for each change, in commit order; must not throw */
  subscribe(listener: (change: Change) => void): void;
  /**
   * Resolves when every change committed before this call has been delivered: after it, a writer reads nothing older
   * than its own write. Never rejects, and waits only briefly for a lost connection.
   */
  whenCaughtUp(): Promise<void>;
}

/** Whether the change invalidates something made from the content behind `tags`. */
export const isAffected = (change: Change, tags: Iterable<string>): boolean =>
  change === 'everything' || [...tags].some((tag) => change.has(tag));

/** Parses a notification: tags separated by spaces, or the word for everything. */
export const parseChange = (payload: string): Change =>
  payload === 'everything' ? payload : new Set(payload.split(' '));
