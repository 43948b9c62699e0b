import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';
import { seedAccount } from './seed-account.ts';
import type { SeedDeps } from './seed-deps.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * An initial name, used as the author of articles until its owner changes it: 'nadia.rahman@…' becomes 'Nadia Rahman'.
 */
function nameOf(email: string): string {
  const words = email.replace(/[@+].*$/, '').match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return name || 'Administrator';
}

/** Creates the super-admin of the environment. */
export async function seedAdmin(tx: Transaction<Database>, { env, clock, hashPassword, log }: SeedDeps): Promise<void> {
  const now = clock.now();
  await seedAccount(
    tx,
    {
      ...env.admin,
      name: env.demoData ? 'Tanvir Ahmed' : nameOf(env.admin.email),
      role: 'super_admin',
      address: null,
      createdAt: env.demoData ? new Date(now.getTime() - 900 * DAY_MS) : now,
      proven: env.demoData,
    },
    hashPassword,
  );
  const superAdmin = await tx.selectFrom('users').select('id').where('role', '=', 'super_admin').executeTakeFirst();
  if (!superAdmin) log.warn('There is no super-admin: ADMIN_EMAIL belongs to another account');
}

/** Gives a site without settings a name, and nothing else. */
export async function nameSite(db: Kysely<Database>, name: string): Promise<void> {
  const nothing = { description: '', contact_email: '', phone: '', location: '', channel_url: '' };
  await db
    .insertInto('site_settings')
    .values({ id: 1, name, ...nothing, promo: null, social: '[]', links: '[]' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
