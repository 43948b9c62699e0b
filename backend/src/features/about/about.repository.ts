import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { TeamMember } from '../../generated/model.ts';

/** The people on show, in the order an administrator gives them. */
export function findTeam(db: Kysely<Database>): Promise<TeamMember[]> {
  return db
    .selectFrom('team_members')
    .select(['name', 'role', 'image', 'bio', 'social'])
    .where('published', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
