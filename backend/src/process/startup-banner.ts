import type { Connection } from '../db/database.ts';
import type { Env } from '../env.ts';

/** URLs, database and email delivery, one line each. */
export function renderStartupBanner(
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
    `Emails     ${mail}`,
  ];
}

/** Sign-ins and payments of the demo. Written only to the terminal: the log contains no emails. */
export function renderDemoAccounts(env: Env, simulator: string | undefined): string {
  if (!env.demoData || env.production || env.logging.format !== 'text') return '';
  return [
    `Customer   ${env.customer.email} / ${env.customer.password}\n`,
    `Admin      ${env.admin.email} / ${env.admin.password}\n`,
    ...(simulator ? [`Payments   simulated at ${simulator}: no money, no cards\n`] : []),
  ].join('');
}
