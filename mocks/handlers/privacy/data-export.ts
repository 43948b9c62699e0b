import { contentDisposition } from '../../../backend/shared/content-disposition.ts';
import { REFUSALS } from '../../../backend/shared/refusals.ts';
import { longDay, shopTime } from '../../../backend/shared/shop-day.ts';
import type { DataExport } from '../../generated/model.ts';
import { conflict, forbidden, linkExpired, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { accountArchive } from '../../store/account-data.ts';
import type { MockDb } from '../../store/db.ts';

type Operations = 'getDataExport' | 'startDataExport' | 'createDataExportAddress' | 'getDataExportFile';

const DAYS_KEPT = 7;
const DAY = 86_400_000;
const TEN_MINUTES = 600_000;
const NONE: DataExport = { state: 'none', progress: 0, requested_at: null, size_bytes: null, expires_at: null };

const newToken = () => {
  const letters = (length: number) =>
    [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => (byte % 36).toString(36)).join('');
  return `${letters(24)}.${letters(43)}`;
};

/** No job runs here: an export advances each time it is fetched. */
const advance = (db: MockDb, userId: string, found: DataExport): DataExport => {
  const user = db.account(userId)?.user;
  const isOver = found.state === 'ready' && Date.parse(found.expires_at ?? '') <= Date.now();
  if (isOver) return { ...found, state: 'expired' };
  if (found.state === 'waiting') return { ...found, state: 'running', progress: 45 };
  if (found.state !== 'running' || !user) return found;
  const expires_at = new Date(Date.now() + DAYS_KEPT * DAY).toISOString();
  db.state.notifications.unshift({
    userId,
    id: crypto.randomUUID(),
    kind: 'account',
    title: 'Your data export is ready',
    read: false,
    text: `Download it by ${longDay(new Date(expires_at), db.state.mailSettings.time_zone)}. The file is then deleted.`,
    href: '/dashboard/profile#data',
    created_at: new Date().toISOString(),
  });
  return { ...found, state: 'ready', progress: 100, size_bytes: accountArchive(db, user).length, expires_at };
};

export const createDataExportHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const nameOf = ({ requested_at }: DataExport) =>
    `my-data-${shopTime(new Date(requested_at ?? Date.now()), db.state.mailSettings.time_zone).day}.zip`;
  const look = (userId: string) => db.state.exports[userId] ?? NONE;

  return {
    getDataExport: ({ user }) => {
      const next = advance(db, user.id, look(user.id));
      if (next !== NONE) db.state.exports[user.id] = next;
      return { status: 200, body: next };
    },

    startDataExport: ({ user }) => {
      const { state } = look(user.id);
      if (state === 'waiting' || state === 'running') return conflict(REFUSALS.exportRunning);
      const started: DataExport = { ...NONE, state: 'waiting', requested_at: new Date().toISOString() };
      db.state.exports[user.id] = started;
      return { status: 202, body: started };
    },

    createDataExportAddress: ({ user }) => {
      const found = look(user.id);
      if (found.state === 'expired') return linkExpired(REFUSALS.exportEnded);
      if (found.state !== 'ready' || found.size_bytes === null) return notFound(REFUSALS.exportMissing);
      const token = newToken();
      const until = Date.now() + TEN_MINUTES;
      db.state.exportGrants[token] = { userId: user.id, until };
      const expires_at = new Date(until).toISOString();
      const address = `/api/data-export/files/${token}`;
      return { status: 200, body: { address, expires_at, name: nameOf(found), size_bytes: found.size_bytes } };
    },

    getDataExportFile: ({ params }) => {
      const grant = db.state.exportGrants[params.token];
      if (!grant) return forbidden(REFUSALS.addressForged);
      const user = db.account(grant.userId)?.user;
      const found = look(grant.userId);
      if (!user || grant.until <= Date.now()) return linkExpired(REFUSALS.addressEnded);
      if (found.state !== 'ready') return linkExpired(REFUSALS.exportEnded);
      const headers = {
        'content-type': 'application/zip',
        etag: `"${params.token}"`,
        'content-disposition': contentDisposition(nameOf(found)),
      };
      return { status: 200, headers, body: accountArchive(db, user) };
    },
  };
};
