import type { SessionUser } from '../session/session-user.ts';

/** The demo's customer as stored in a session. */
export const nadia: SessionUser = {
  id: '6f1c7a52-0c1e-4d5b-9a51-3d0b0a6a1f11',
  name: 'Nadia Rahman',
  email: 'customer@example.com',
  status: 'active',
  role: 'customer',
  is_admin: false,
  rights: [],
  isAdmin: false,
  avatar: null,
  created_at: '2026-01-05T09:00:00.000Z',
};
