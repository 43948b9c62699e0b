import type { ColumnType, Generated } from 'kysely';
import type { ReleaseChannel, ReleasePlatform } from '../generated/model.ts';

export interface ReleasesTable {
  id: Generated<string>;
  product_id: ColumnType<number, number, never>;
  version: string;
  channel: ReleaseChannel;
  /** `scheduled` of the contract is a draft with `publish_at` */
  state: 'draft' | 'published' | 'withdrawn';
  /** Markdown */
  notes: string;
  /** what readers get of the notes */
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
  /** the plans that it is for; empty is every plan */
  plan_ids: ColumnType<string[], string[] | undefined, string[]>;
}

/** Completed downloads of a release by a person. */
export interface ReleaseDownloadsTable {
  release_id: string;
  user_id: string;
  count: number;
  last_at: Date;
}

/** Products whose new versions a person does not want to be mailed about. */
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
