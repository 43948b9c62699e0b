import type { MockApi } from '../../../mocks/api.ts';
import type { OwnSession } from '../api/generated/model.ts';

const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T09:05:00.000Z`;

type Stored = Omit<OwnSession, 'current'>;

const places = ['203.0.113.0/24', '2001:db8:1f::/48', null];
const devices = ['Safari on iPhone', 'Firefox on Windows', null];

/** Other sessions, the one that was used last first. */
export const otherSessions = (count: number): Stored[] =>
  Array.from({ length: count }, (_, nth) => ({
    id: id(61 + nth),
    device: devices[nth % devices.length] ?? null,
    network: places[nth % places.length] ?? null,
    created_at: at(Math.max(1, 17 - nth)),
    last_seen_at: at(Math.max(2, 18 - nth)),
  }));

/** Opens a session that looks the same on every machine and day. @returns its token */
export function openSampleSession({ db }: MockApi, userId: string): string {
  const token = db.openSession(userId);
  // Whoever tells a story has just shown who he is: no question stands before it.
  const provenAt = new Date().toISOString();
  const place = { device: 'Chrome on Linux', network: '198.51.100.0/24', created_at: at(19), provenAt };
  Object.assign(db.state.sessions[token] ?? {}, place);
  return token;
}

/** Gives the person of the session that is open these others. */
export function saveSessions({ db }: MockApi, others: Stored[] = otherSessions(3)): void {
  const [own] = Object.values(db.state.sessions);
  if (!own) throw new Error('Nobody is signed in');
  db.state.sessions = {
    ...db.state.sessions,
    ...Object.fromEntries(others.map((session) => [`other ${session.id}`, { ...session, userId: own.userId }])),
  };
}
