import type { AdminProfile } from '../../backend/src/db/seed-admin.ts';
import { administrator } from '../content/administrator.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The demo's administrator as of `now`. Its email needs no confirmation. */
export const toAdminProfile = (now: Date): AdminProfile => ({
  name: administrator.name,
  createdAt: new Date(now.getTime() - administrator.accountAgeDays * DAY_MS),
  proven: true,
});
