import type { ReplicaState } from '../db/replica.ts';

/** Where public reads were answered since the start. */
export interface ReadCounts {
  primary: number;
  replica: number;
}

/** What a server knows of itself without asking anybody. */
export interface SystemFacts {
  database: 'embedded' | 'postgresql';
  /** Connections to the database at this moment. */
  connections(): { open: number; idle: number; waiting: number; most: number };
  /** The replica for public reads; null where there is none. `lagSeconds` is null before the first comparison. */
  replica(): { state: ReplicaState; lagSeconds: number | null; reads: ReadCounts } | null;
  mail: 'smtp' | 'folder';
  /** Names the built site; null without one. */
  build: string | null;
}
