import type { MockHandlers } from '../server/types.ts';
import type { MockDb } from '../store/db.ts';

export const createOrdersHandlers = (db: MockDb): Pick<MockHandlers, 'listOrders'> => ({
  listOrders: ({ user }) => ({
    status: 200,
    body: db.state.orders
      .filter(({ userId }) => userId === user.id)
      .map(({ userId: _owner, ...order }) => order)
      .sort((a, b) => b.number - a.number)
      .slice(0, 500),
  }),
});
