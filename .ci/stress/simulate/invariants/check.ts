import type { Kysely } from 'kysely';
import type { Database } from '../../../../backend/src/db/schema.ts';
import type { World } from '../world/world.ts';

export interface Checked {
  world: World;
  db: Kysely<Database>;
}

/** What must hold after every step. @returns the violations */
export type Invariant = (checked: Checked) => Promise<string[]>;
