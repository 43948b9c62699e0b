import type { Indexing } from '../../contract/generated/model.ts';

export type IndexingState = {
  /** Nothing is reported from here, so a report exists only where a scenario sets one. */
  indexing: Indexing;
};

/** A development server is not reachable from outside. */
export const seedIndexing = (): IndexingState => ({
  indexing: {
    enabled: false,
    site_url: 'http://localhost:5000',
    reachable: false,
    key_url: null,
    waiting: 0,
    last: null,
  },
});
