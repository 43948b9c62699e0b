import { inTransaction } from '../db/retry.ts';
import { nameSite, seedAdmin } from '../db/seed-admin.ts';
import type { SeedDeps } from '../db/seed-deps.ts';

/**
 * Inserts what a start needs and is missing; never changes or restores what users have changed or deleted. Without demo
 * data that is only the super-admin of the environment, and nothing of the demo is loaded.
 */
export async function seed(deps: SeedDeps): Promise<void> {
  const { db, env, clock } = deps;
  const demo = env.demoData ? await import('../../../demo/seed/administrator.ts') : undefined;
  await inTransaction(db, (tx) => seedAdmin(tx, deps, demo?.toAdminProfile(clock.now())));
  // Until the owner names it, a new site is called by its host name.
  if (env.production && env.publicUrl) await nameSite(db, new URL(env.publicUrl).hostname);
  if (!env.demoData) return;
  const { seedDemo } = await import('../../../demo/seed/seed.ts');
  await seedDemo(deps);
}
