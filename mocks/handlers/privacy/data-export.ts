import type { DataExport } from '../../../contract/generated/model.ts';
import { msg } from '../../../contract/i18n/macros.ts';
import { longDayText, toBusinessTime } from '../../../contract/rules/business-day.ts';
import { toContentDisposition } from '../../../contract/rules/content-disposition.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, forbidden, linkExpired, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { accountArchive } from '../../store/account-data.ts';
import type { MockDb } from '../../store/db.ts';
import { createLinkToken } from '../../store/link-token.ts';

type Operations = 'getDataExport' | 'startDataExport' | 'createDataExportAddress' | 'getDataExportFile';

const EXPORT_TTL_DAYS = 7;
const DAY_MS = 86_400_000;
const LINK_TTL_MS = 600_000;
const NONE: DataExport = { state: 'none', progress: 0, requested_at: null, size_bytes: null, expires_at: null };

/** No job runs here: an export advances each time it is fetched. */
const nextState = (db: MockDb, userId: string, dataExport: DataExport): DataExport => {
  const user = db.account(userId)?.user;
  const isOver = dataExport.state === 'ready' && Date.parse(dataExport.expires_at ?? '') <= Date.now();
  if (isOver) return { ...dataExport, state: 'expired' };
  if (dataExport.state === 'waiting') return { ...dataExport, state: 'running', progress: 45 };
  if (dataExport.state !== 'running' || !user) return dataExport;
  const expires_at = new Date(Date.now() + EXPORT_TTL_DAYS * DAY_MS).toISOString();
  db.notify(userId, {
    kind: 'account',
    title: msg`Your data export is ready`,
    text: msg`Download it by ${longDayText(new Date(expires_at), db.state.mailSettings.time_zone)}. The file is then deleted.`,
    href: '/dashboard/profile#data',
  });
  return { ...dataExport, state: 'ready', progress: 100, size_bytes: accountArchive(db, user).length, expires_at };
};

export const createDataExportHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const nameOf = ({ requested_at }: DataExport) =>
    `my-data-${toBusinessTime(new Date(requested_at ?? Date.now()), db.state.mailSettings.time_zone).day}.zip`;
  const readExport = (userId: string) => db.state.exports[userId] ?? NONE;

  return {
    getDataExport: ({ user }) => {
      const next = nextState(db, user.id, readExport(user.id));
      if (next !== NONE) db.state.exports[user.id] = next;
      return { status: 200, body: next };
    },

    startDataExport: ({ user }) => {
      const { state } = readExport(user.id);
      if (state === 'waiting' || state === 'running') return conflict(REFUSALS.exportRunning);
      const started: DataExport = { ...NONE, state: 'waiting', requested_at: new Date().toISOString() };
      db.state.exports[user.id] = started;
      return { status: 202, body: started };
    },

    createDataExportAddress: ({ user }) => {
      const dataExport = readExport(user.id);
      if (dataExport.state === 'expired') return linkExpired(REFUSALS.exportEnded);
      if (dataExport.state !== 'ready' || dataExport.size_bytes === null) return notFound(REFUSALS.exportMissing);
      const token = createLinkToken();
      const until = Date.now() + LINK_TTL_MS;
      db.state.exportGrants[token] = { userId: user.id, until };
      const expires_at = new Date(until).toISOString();
      const address = `/api/data-export/files/${token}`;
      return {
        status: 200,
        body: { address, expires_at, name: nameOf(dataExport), size_bytes: dataExport.size_bytes },
      };
    },

    getDataExportFile: ({ params }) => {
      const grant = db.state.exportGrants[params.token];
      if (!grant) return forbidden(REFUSALS.downloadLinkInvalid);
      const user = db.account(grant.userId)?.user;
      const dataExport = readExport(grant.userId);
      if (!user || grant.until <= Date.now()) return linkExpired(REFUSALS.downloadLinkExpired);
      if (dataExport.state !== 'ready') return linkExpired(REFUSALS.exportEnded);
      const headers = {
        'content-type': 'application/zip',
        etag: `"${params.token}"`,
        'content-disposition': toContentDisposition(nameOf(dataExport)),
      };
      return { status: 200, headers, body: accountArchive(db, user) };
    },
  };
};
