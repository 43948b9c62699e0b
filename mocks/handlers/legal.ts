import type { MockHandlers } from '../server/types.ts';
import type { MockDb } from '../store/db.ts';

export const createLegalHandlers = (db: MockDb): Pick<MockHandlers, 'getLegalPage'> => ({
  // The contract lets no other words through.
  getLegalPage: ({ params }) => ({ status: 200, body: db.state.legal[params.page as keyof typeof db.state.legal] }),
});
