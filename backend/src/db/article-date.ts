import { sql } from 'kysely';

/**
 * When an article became or will become public. If the stored moment falls on another shop day than the one shown to
 * readers (older articles stored only the day, and the time zone may have changed), it is the start of the shown day.
 */
export const appearsAt = sql<Date | null>`case
  when published and (publish_at is null or (publish_at at time zone shop_zone())::date <> published_on)
    then published_on::timestamp at time zone shop_zone()
  else publish_at end`.as('appears_at');
