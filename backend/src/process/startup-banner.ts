import type { Connection } from '../db/database.ts';
import type { Env } from '../env.ts';

/** What a person who starts the server wants to know, one line each. */
export function startupBanner(
  env: Env,
  port: number,
  database: Connection['kind'],
  mail: string,
  built: boolean,
): string[] {
  return [
    `Site       http://localhost:${port}${built ? '' : ' (API only: run "npm run build" for the pages)'}`,
    `API docs   http://localhost:${port}/docs`,
    database === 'embedded'
      ? `Database   embedded PostgreSQL in ${env.dataDir}`
      : `Database   PostgreSQL at ${new URL(env.database.url ?? '').host || 'a local socket'}`,
    `Mail       ${mail}`,
  ];
}

/** The sign-ins and the payments of a demonstration, for the person at the terminal; the log itself names nobody. */
export function demoAccounts(env: Env, simulator: string | undefined): string {
  if (!env.demoData || env.production || env.logging.format !== 'text') return '';
  return [
    `Customer   ${env.customer.email} / ${env.customer.password}\n`,
    `Admin      ${env.admin.email} / ${env.admin.password}\n`,
    ...(simulator ? [`Payments   simulated at ${simulator}: no money, no cards\n`] : []),
  ].join('');
}
