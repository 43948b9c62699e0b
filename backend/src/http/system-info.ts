import type { ReplicaState } from '../db/replica.ts';

/** Where public reads were handled since startup. */
export interface ReadCounts {
  primary: number;
  replica: number;
}

/** State of this server that needs no database query. */
export interface SystemInfo {
  database: 'embedded' | 'postgresql';
  /** Current connections to the database. */
  connections(): { open: number; idle: number; waiting: number; most: number };
  /** The replica for public reads; null if there is none. `lagSeconds` is null before the first comparison. */
  replica(): { state: ReplicaState; lagSeconds: number | null; reads: ReadCounts } | null;
  mail: 'api' | 'smtp' | 'folder';
  /** Identifies the built site; null without one. */
  build: string | null;
}
