import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';
import { type SeedAccount, seedAccount } from './seed-account.ts';
import type { SeedDeps } from './seed-deps.ts';

/** Account fields of the administrator other than email and password. */
export type AdminProfile = Pick<SeedAccount, 'name' | 'createdAt' | 'proven'>;

/**
 * An initial name, used as the author of articles until its owner changes it: 'nadia.rahman@…' becomes 'Nadia Rahman'.
 */
function nameOf(email: string): string {
  const words = email.replace(/[@+].*$/, '').match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return name || 'Administrator';
}

/** Creates the super-admin of the environment: with the given profile, or as a new account. */
export async function seedAdmin(
  tx: Transaction<Database>,
  { env, clock, hashPassword, log }: SeedDeps,
  profile: AdminProfile = { name: nameOf(env.admin.email), createdAt: clock.now(), proven: false },
): Promise<void> {
  await seedAccount(tx, { ...env.admin, ...profile, role: 'super_admin', address: null }, hashPassword);
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
