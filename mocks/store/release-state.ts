import type { AdminRelease } from '../../contract/generated/model.ts';

/** A release as stored; the current one follows from its product, its downloads from `releaseReaders`. */
export type StoredRelease = Omit<AdminRelease, 'current' | 'people' | 'status'> & {
  productId: number;
  state: 'draft' | 'published' | 'withdrawn';
  /** the notes as rendered for readers */
  html: string;
};

/** A file that was uploaded or that a product has. */
export type Grant = { userId: string; downloadId: string; fileId: string; until: number };

/** The mock server's data about releases. */
export type ReleaseState = {
  releases: StoredRelease[];
  /** release id → users who have downloaded it */
  releaseReaders: Record<string, string[]>;
  /** user id → products without release emails */
  releaseMutes: Record<string, number[]>;
  /** token of a download URL → its file */
  grants: Record<string, Grant>;
  /** download and name of a file → when its limit counted a download last */
  limitedDownloads: Record<string, number>;
};
