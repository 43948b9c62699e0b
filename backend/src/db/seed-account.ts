import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from './schema.ts';
import { claimNewKeys } from './seed-marks.ts';

export interface SeedAccount {
  name: string;
  email: string;
  password: string;
  role: 'customer' | 'super_admin';
  address: string | null;
  createdAt: Date;
  /** Whether the email counts as verified: no one reads the emails of a demo. */
  proven: boolean;
}

/**
 * Creates the account once per email; returns its id, or undefined when it was created before or the email is already
 * taken.
 */
export async function seedAccount(
  tx: Transaction<Database>,
  account: SeedAccount,
  hashPassword: (password: string) => Promise<string>,
): Promise<string | undefined> {
  // The seed record outlives the account, so it must not reveal its owner.
  const key = createHash('sha256').update(account.email.toLowerCase()).digest('hex');
  if ((await claimNewKeys(tx, 'account', [key])).size === 0) return undefined;
  const row = await tx
    .insertInto('users')
    .values({
      name: account.name,
      email: account.email,
      password_hash: await hashPassword(account.password),
      role: account.role,
      address: account.address,
      created_at: account.createdAt,
      email_verified_at: account.proven ? account.createdAt : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}
