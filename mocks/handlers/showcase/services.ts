import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { toWholeList } from '../kit/page.ts';

export const createServicesHandlers = (db: MockDb): Pick<MockHandlers, 'listServices'> => ({
  listServices: () => ({ status: 200, body: toWholeList(db.state.services) }),
});
