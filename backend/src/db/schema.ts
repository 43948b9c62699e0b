import type { AccountTables } from './schema-accounts.ts';
import type { CatalogueTables } from './schema-catalogue.ts';
import type { CommerceTables } from './schema-commerce.ts';

/** Every table of the product, as Kysely sees it. */
export interface Database extends AccountTables, CommerceTables, CatalogueTables {}
