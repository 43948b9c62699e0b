import type { Call, SessionUser } from '../../http/contract/operation.ts';

/** A user, or a visitor who has not signed in. */
export interface SaveOwner {
  column: 'user_id' | 'visitor_id';
  id: string;
}

/** The owner of the saves and likes; null for a visitor without any. */
export function getSaveOwner(user: SessionUser | undefined, call: Pick<Call, 'visitorId'>): SaveOwner | null {
  if (user) return { column: 'user_id', id: user.id };
  return call.visitorId === null ? null : { column: 'visitor_id', id: call.visitorId };
}
