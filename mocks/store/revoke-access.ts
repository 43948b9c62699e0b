import type { MockDb } from './db.ts';
import type { StoredOrderLine } from './order-lines.ts';
import type { StoredOrder } from './order-state.ts';
import { endChange } from './plan-changes.ts';

const revokeLine = (db: MockDb, line: StoredOrderLine): void => {
  // Lines that have their rights from this one lose them, too.
  const given = Object.keys(db.state.lineGrants).filter((id) => db.state.lineGrants[id] === line.id);
  for (const { lines } of db.state.orders)
    for (const other of lines) if (given.includes(other.id)) revokeLine(db, other);
  if (endChange(db, line.id)) return;
  const download = db.state.downloads.find(({ id }) => id === line.download_id);
  if (!download) return;
  db.state.revoked[line.id] = download;
  db.state.downloads = db.state.downloads.filter(({ id }) => id !== download.id);
  line.download_id = null;
};

/** Revokes what an order, or one of its lines, granted: a plan change or a file. */
export const revokeAccess = (db: MockDb, { lines }: StoredOrder, lineId: string | null = null): void => {
  for (const line of lines) if (lineId === null || line.id === lineId) revokeLine(db, line);
};
