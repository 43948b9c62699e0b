import type { MockApi } from '../../../mocks/api.ts';
import type { OwnSession } from '../api/generated/model.ts';
import { sampleDay, sampleId } from './sample-values.ts';

type Stored = Omit<OwnSession, 'current'>;

const networks = ['203.0.113.0/24', '2001:db8:1f::/48', null];
const devices = ['Safari on iPhone', 'Firefox on Windows', null];

/** Other sessions, most recently used first. */
export const otherSessions = (count: number): Stored[] =>
  Array.from({ length: count }, (_, nth) => ({
    id: sampleId(61 + nth),
    device: devices[nth % devices.length] ?? null,
    network: networks[nth % networks.length] ?? null,
    created_at: sampleDay(Math.max(1, 17 - nth)),
    last_seen_at: sampleDay(Math.max(2, 18 - nth)),
  }));

/** Opens a session that looks the same on every machine and date. @returns its token */
export function openSampleSession({ db }: MockApi, userId: string): string {
  const token = db.openSession(userId);
  // Stories start freshly authenticated, so that no step-up dialog interrupts them.
  const verifiedAt = new Date().toISOString();
  const common = {
    device: 'Chrome on Linux',
    network: '198.51.100.0/24',
    created_at: sampleDay(19),
    provenAt: verifiedAt,
  };
  Object.assign(db.state.sessions[token] ?? {}, common);
  return token;
}

/** Gives the signed-in user these other sessions. */
export function saveSessions({ db }: MockApi, others: Stored[] = otherSessions(3)): void {
  const [own] = Object.values(db.state.sessions);
  if (!own) throw new Error('Nobody is signed in');
  db.state.sessions = {
    ...db.state.sessions,
    ...Object.fromEntries(others.map((session) => [`other ${session.id}`, { ...session, userId: own.userId }])),
  };
}
