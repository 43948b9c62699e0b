import { type RawBuilder, sql } from 'kysely';

/** Whether a row of `coupons` can be used at that time: enabled, not ended, not used up. */
export const isCouponUsable = (at: Date): RawBuilder<boolean> =>
  sql<boolean>`(active and (ends_at is null or ends_at > ${at}) and (use_limit is null or uses < use_limit))`;
