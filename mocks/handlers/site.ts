import type { MockHandlers } from '../server/types.ts';
import type { MockDb } from '../store/db.ts';

export const createSiteHandlers = (db: MockDb): Pick<MockHandlers, 'getSite'> => ({
  getSite: () => ({ status: 200, body: db.state.site }),
});
