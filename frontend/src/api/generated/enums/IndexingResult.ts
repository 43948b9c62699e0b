/**
 * `key` when the key file could not be verified, `failed` for everything else that was not accepted
 */
export type IndexingResult = typeof IndexingResult[keyof typeof IndexingResult];


export const IndexingResult = {
  accepted: 'accepted',
  key: 'key',
  failed: 'failed',
} as const;
