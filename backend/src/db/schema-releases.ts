import type { ColumnType, Generated } from 'kysely';
import type { ReleaseChannel, ReleasePlatform } from '../generated/model.ts';

export interface ReleasesTable {
  id: Generated<string>;
  product_id: ColumnType<number, number, never>;
  version: string;
  channel: ReleaseChannel;
  /** the contract's `scheduled` is a draft with `publish_at` */
  state: 'draft' | 'published' | 'withdrawn';
  /** Markdown */
  notes: string;
  /** the notes as HTML */
  html: string;
  publish_at: Date | null;
  published_at: Date | null;
  withdrawn_at: Date | null;
  revision: Generated<number>;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export interface ReleaseFilesTable {
  release_id: string;
  file_id: string;
  platform: ReleasePlatform;
  requirements: string;
  position: number;
  /** ids of its plans; empty for every plan */
  plan_ids: ColumnType<string[], string[] | undefined, string[]>;
}

/** A user's completed downloads of a release. */
export interface ReleaseDownloadsTable {
  release_id: string;
  user_id: string;
  count: number;
  last_at: Date;
}

/** Products with release emails muted by a user. */
export interface ReleaseMutesTable {
  user_id: string;
  product_id: number;
}

export interface ReleaseTables {
  releases: ReleasesTable;
  release_files: ReleaseFilesTable;
  release_downloads: ReleaseDownloadsTable;
  release_mutes: ReleaseMutesTable;
}
