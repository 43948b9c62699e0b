// npm run admin:password -- owner@studio.example: sets a lost password of a super-admin, forgets their authenticator app and
// ends their sessions.
// The new password is read from the standard input, or asked for at a terminal. The embedded database has to be free.
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { openDatabase } from '../db/database.ts';
import { inTransaction } from '../db/retry.ts';
import { type Env, readEnv } from '../env.ts';
import { removeFactor } from '../features/auth/factors.repository.ts';
import { deletePasskeysOf } from '../features/auth/passkeys.repository.ts';
import { hashPassword } from '../features/auth/passwords.adapter.ts';
import { revokeSessionsOf } from '../features/auth/sessions.repository.ts';
import { findUserByEmail, setPassword } from '../features/auth/users.repository.ts';
import { createLogger } from '../lib/log.ts';

/** As for ADMIN_PASSWORD in production, in characters. */
const SHORTEST = 15;
const LONGEST = 128;

async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(`New password, ${SHORTEST} to ${LONGEST} characters: `);
  } finally {
    terminal.close();
  }
}

/** @returns what was done @throws Error that says why nothing was done */
async function setAdminPassword(env: Env, email: string): Promise<string> {
  const password = await askPassword();
  if (password.length < SHORTEST || password.length > LONGEST)
    throw new Error(`Nothing was changed: the password must have ${SHORTEST} to ${LONGEST} characters.`);
  const { db, close } = await openDatabase(env, createLogger(env.logging));
  try {
    const user = await findUserByEmail(db, email);
    if (user?.role !== 'super_admin') throw new Error(`Nothing was changed: ${email} is no super-admin here.`);
    const hash = await hashPassword(password);
    await inTransaction(db, async (tx) => {
      await setPassword(tx, user.id, hash);
      await revokeSessionsOf(tx, user.id, new Date());
      await removeFactor(tx, user.id);
      await deletePasskeysOf(tx, user.id);
    });
    return `${email} has the new password; all former sessions have ended, and no code is asked for.`;
  } finally {
    await close();
  }
}

if (existsSync('.env')) process.loadEnvFile('.env');
try {
  const env = readEnv(process.env);
  process.stdout.write(`${await setAdminPassword(env, process.argv[2] ?? env.admin.email)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
