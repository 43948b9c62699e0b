import type { Migration } from 'kysely/migration';
import * as accounts from './2026-11-20-accounts.ts';
import * as catalogue from './2026-11-20-catalogue.ts';
import * as commerce from './2026-11-20-commerce.ts';
import * as dashboard from './2026-11-20-dashboard.ts';
import * as showcase from './2026-11-20-showcase.ts';
import * as audit from './2026-11-20t14-audit.ts';
import * as users from './2026-11-20t14-users.ts';
import * as adminCatalogue from './2026-11-20t15-admin-catalogue.ts';
import * as content from './2026-11-20t16-content.ts';
import * as settings from './2026-11-20t17-settings.ts';
import * as blogLife from './2026-11-20t18-blog-life.ts';

/** Every migration in the order of its name; a released one is never changed, only followed by another. */
export const migrations: Record<string, Migration> = {
  '2026-11-20-accounts': accounts,
  '2026-11-20-catalogue': catalogue,
  '2026-11-20-commerce': commerce,
  '2026-11-20-dashboard': dashboard,
  '2026-11-20-showcase': showcase,
  '2026-11-20t14-audit': audit,
  '2026-11-20t14-users': users,
  '2026-11-20t15-admin-catalogue': adminCatalogue,
  '2026-11-20t17-settings': settings,
  '2026-11-20t16-content': content,
  '2026-11-20t18-blog-life': blogLife,
};
