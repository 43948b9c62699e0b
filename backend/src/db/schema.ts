import type { AccountTables } from './schema-accounts.ts';
import type { AuditTables } from './schema-audit.ts';
import type { BlogTables } from './schema-blog.ts';
import type { CatalogueTables } from './schema-catalogue.ts';
import type { CommerceTables } from './schema-commerce.ts';
import type { DashboardTables } from './schema-dashboard.ts';
import type { PictureTables } from './schema-pictures.ts';
import type { ShowcaseTables } from './schema-showcase.ts';

/** Every table of the product, as Kysely sees it. */
export interface Database
  extends AccountTables,
    CommerceTables,
    CatalogueTables,
    ShowcaseTables,
    DashboardTables,
    AuditTables,
    PictureTables,
    BlogTables {}
