import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { inTransaction } from '../db/retry.ts';
import type { Database } from '../db/schema.ts';
import { hasDemoSeed } from '../db/seed-marks.ts';
import type { Env } from '../env.ts';
import { DEMO_ACCOUNTS } from '../env-production.ts';
import { hashPassword, verifyPassword } from '../features/accounts/passwords.adapter.ts';
import { revokeSessions } from '../features/accounts/sessions.repository.ts';
import { findUserByEmail, setPassword } from '../features/accounts/users.repository.ts';
import type { Logger } from '../lib/log.ts';

/** The database contains invented customers, orders and reviews, and accounts with public passwords. */
export class DemoDatabaseError extends Error {
  constructor() {
    super(
      [
        'The server cannot start: this database was once filled with the demo, and NODE_ENV is production.',
        '  - Recommended: set DATABASE_URL to an empty database. The start prepares it.',
        '  - To keep this one, set DEMO_DATABASE=true. Accounts that still have a demo password are locked;',
        '    `npm run admin:password` unlocks yours. Its invented customers, orders and texts stay until you delete them.',
      ].join('\n'),
    );
    this.name = 'DemoDatabaseError';
  }
}

/** Gives accounts with a public demo password a random one and ends their sessions. */
async function lockDemoAccounts(db: Kysely<Database>, log: Logger): Promise<void> {
  for (const { email, password } of Object.values(DEMO_ACCOUNTS)) {
    const user = await findUserByEmail(db, email);
    if (!user || !(await verifyPassword(user.password_hash, password))) continue;
    const randomHash = await hashPassword(randomBytes(32).toString('base64url'));
    await inTransaction(db, async (tx) => {
      await setPassword(tx, user.id, randomHash);
      await revokeSessions(tx, user.id, new Date());
    });
    log.warn('A demo account still had its public password and was locked', { userId: user.id, role: user.role });
  }
}

/**
 * Production on a database that was a demo: refused, or, when the owner allows it, without the public sign-ins.
 * @throws DemoDatabaseError
 */
export async function checkDemoDatabase(
  db: Kysely<Database>,
  env: Pick<Env, 'production' | 'demoDatabase'>,
  log: Logger,
): Promise<void> {
  if (!env.production || !(await hasDemoSeed(db))) return;
  if (!env.demoDatabase) throw new DemoDatabaseError();
  await lockDemoAccounts(db, log);
}
