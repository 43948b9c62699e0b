import { sql } from 'kysely';

/**
 * When an article became public, or will. Of one whose kept moment is on another day of the shop than the day that readers
 * see (older articles kept only the day, and the time zone may have changed), the beginning of that day.
 */
export const appearsAt = sql<Date | null>`case
  when published and (publish_at is null or (publish_at at time zone shop_zone())::date <> published_on)
    then published_on::timestamp at time zone shop_zone()
  else publish_at end`.as('appears_at');
