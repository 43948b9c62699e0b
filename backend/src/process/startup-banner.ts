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
  const showAccounts = env.demoData && !env.production;
  return [
    `Site       http://localhost:${port}${built ? '' : ' (API only: run "npm run build" for the pages)'}`,
    `API docs   http://localhost:${port}/docs`,
    database === 'embedded'
      ? `Database   embedded PostgreSQL in ${env.dataDir}`
      : `Database   PostgreSQL at ${new URL(env.databaseUrl ?? '').host || 'a local socket'}`,
    `Mail       ${mail}`,
    ...(showAccounts
      ? [
          `Customer   ${env.customer.email} / ${env.customer.password}`,
          `Admin      ${env.admin.email} / ${env.admin.password}`,
        ]
      : []),
  ];
}
