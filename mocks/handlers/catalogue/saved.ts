import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { publicProducts } from '../../store/products.ts';
import { VISITOR } from '../../store/readers.ts';
import { toPage } from '../kit/page.ts';

export const createSavedHandlers = (db: MockDb): Pick<MockHandlers, 'listSavedProductCards'> => ({
  listSavedProductCards: ({ query, user }) => {
    const cards = new Map(publicProducts(db).map(({ card }) => [card.id, card]));
    const saved = db.state.saved[user?.id ?? VISITOR] ?? [];
    return {
      status: 200,
      body: toPage(
        saved.flatMap((id) => cards.get(id) ?? []),
        query.page,
        query.limit,
      ),
    };
  },
});
