import type { Kysely } from 'kysely';
import type { Env } from '../env.ts';
import type { Logger } from '../lib/log.ts';
import type { FileStorage } from '../storage/storage.ts';
import type { Database } from './schema.ts';

export interface SeedDeps {
  db: Kysely<Database>;
  env: Pick<Env, 'demoData' | 'admin' | 'customer'> & Partial<Pick<Env, 'production' | 'publicUrl'>>;
  storage: FileStorage;
  clock: { now(): Date };
  hashPassword: (password: string) => Promise<string>;
  log: Logger;
}
