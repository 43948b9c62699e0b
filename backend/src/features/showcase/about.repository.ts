import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { TeamMember } from '../../generated/model.ts';

/** The published team members, in the order set by an administrator. */
export function listTeam(db: Kysely<Database>): Promise<TeamMember[]> {
  return db
    .selectFrom('team_members')
    .select(['name', 'role', 'image', 'bio', 'social'])
    .where('published', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
