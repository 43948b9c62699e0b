import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ServicesTable } from '../../db/tables.gen.ts';

const columns = ['id', 'icon', 'title', 'description', 'long_description', 'features', 'image'] as const;

export type ServiceRow = Pick<Selectable<ServicesTable>, (typeof columns)[number]>;

/** The published services, in the order set by an administrator. */
export function listServices(db: Kysely<Database>): Promise<ServiceRow[]> {
  return db
    .selectFrom('services')
    .select(columns)
    .where('published', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
