// Messages between pages and the service worker.

/** Header of a cached response: when it was stored. */
export const SAVED_AT = 'X-Saved-At';

/** Part of the names of caches with answers of an account, whose id follows. */
export const PERSON_PART = 'person-';

export interface PageMessage {
  /** Delete the caches of all accounts. */
  readonly forget?: true;
  /** URLs of this page and its files. */
  readonly loaded?: readonly string[];
}

export interface SavedMessage {
  /** When what the page shows was stored; null once it is up to date again. */
  readonly savedAt: string | null;
}
