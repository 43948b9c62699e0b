import type { Kysely } from 'kysely';
import type { TeamMember } from '../../../../contract/generated/model.ts';
import type { Database } from '../../db/schema.ts';

/** The published team members, in the order set by an administrator. */
export function listTeam(db: Kysely<Database>): Promise<TeamMember[]> {
  return db
    .selectFrom('team_members')
    .select(['id', 'name', 'role', 'image', 'bio', 'social'])
    .where('published', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
