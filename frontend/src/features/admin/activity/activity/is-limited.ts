import { type ActivityEntry, AdminRight } from '@/api/generated/model.ts';

/** Whether the right is worth naming: most changes are made with full access. */
export const isLimited = (right: ActivityEntry['right']): right is Exclude<AdminRight, 'all'> =>
  right !== null && right !== AdminRight.all;
