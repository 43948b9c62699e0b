import type { MockDb } from './db.ts';
import { endChange } from './plan-changes.ts';
import type { StoredOrder } from './state.ts';

/** Takes back what an order granted: a plan change, or its file. */
export const revokeAccess = (db: MockDb, order: StoredOrder): void => {
  if (endChange(db, order.id)) return;
  const download = db.state.downloads.find(({ id }) => id === order.download_id);
  if (!download) return;
  db.state.revoked[order.id] = download;
  db.state.downloads = db.state.downloads.filter(({ id }) => id !== download.id);
  order.download_id = null;
};
