// npm run admin:password -- owner@studio.example: sets a lost password of a super-admin, removes the authenticator app
// and ends all sessions. The new password is read from standard input, or prompted for on a terminal. The embedded
// database must not be in use.
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { openDatabase } from '../db/database.ts';
import { type Env, readEnv } from '../env.ts';
import { createLogger } from '../lib/log.ts';
import { checkAdminPassword, MAX_LENGTH, MIN_LENGTH, setAdminPassword } from './set-admin-password.ts';

async function promptForPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(`New password, ${MIN_LENGTH} to ${MAX_LENGTH} characters: `);
  } finally {
    terminal.close();
  }
}

async function run(env: Env, email: string): Promise<string> {
  const password = await promptForPassword();
  checkAdminPassword(password); // checked before the database is opened, which may take a while
  const { db, close } = await openDatabase(env, createLogger(env.logging));
  try {
    return await setAdminPassword(db, email, password);
  } finally {
    await close();
  }
}

if (existsSync('.env')) process.loadEnvFile('.env');
try {
  const env = readEnv(process.env);
  process.stdout.write(`${await run(env, process.argv[2] ?? env.admin.email)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
