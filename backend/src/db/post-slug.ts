import { sql } from 'kysely';

/** The last segment of an article's path: its slug, or its id. */
export const postSlugOrId = sql<string>`coalesce(
  (select address from post_addresses where post_id = posts.id and present), posts.id::text)`.as('address');
