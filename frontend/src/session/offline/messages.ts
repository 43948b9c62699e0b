// What pages and the service worker tell each other.

/** Header of what the worker has kept: when. */
export const SAVED_AT = 'X-Saved-At';

/** Part of the names of caches with a person's answers; the id of the account follows. */
export const PERSON_PART = 'person-';

export interface PageMessage {
  /** Delete what is kept of persons. */
  readonly forget?: true;
  /** URLs of this page and its files. */
  readonly loaded?: readonly string[];
}

export interface SavedMessage {
  /** Since when the page shows what was kept; null when it shows the present again. */
  readonly savedAt: string | null;
}
