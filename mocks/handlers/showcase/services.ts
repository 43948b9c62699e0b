import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { toSinglePage } from '../kit/page.ts';

export const createServicesHandlers = (db: MockDb): Pick<MockHandlers, 'listServices'> => ({
  listServices: () => ({ status: 200, body: toSinglePage(db.state.services) }),
});
