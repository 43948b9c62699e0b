import type { AdminRelease } from '../generated/model.ts';

/** A release as the store keeps it; what is current follows from its product, who has it from `releaseReaders`. */
export type StoredRelease = Omit<AdminRelease, 'current' | 'people' | 'status'> & {
  productId: number;
  state: 'draft' | 'published' | 'withdrawn';
  /** the notes as readers get them */
  html: string;
};

/** A file that was uploaded or that a product has. */
export type Grant = { userId: string; downloadId: string; fileId: string; until: number };

/** What the mock server knows of releases. */
export type ReleaseState = {
  releases: StoredRelease[];
  /** release id → people who have downloaded it */
  releaseReaders: Record<string, string[]>;
  /** user id → products whose releases are not mailed */
  releaseMutes: Record<string, number[]>;
  /** token of a download address → what it gives out */
  grants: Record<string, Grant>;
};
