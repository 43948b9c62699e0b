import { asciiDigits } from '../../../backend/shared/digits.ts';
import { isFound } from '../../../backend/shared/fold.ts';
import type { SearchHit } from '../../generated/model.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { withPlanFile } from '../../store/plan-files.ts';
import { onShow } from '../../store/products.ts';
import { ownRows } from '../kit/page.ts';

const MOST_HITS = 5;

const hit = (kind: SearchHit['kind'], title: string, detail: string, href: string): SearchHit => ({
  kind,
  title,
  detail,
  href,
});

const search = (db: MockDb, userId: string, text: string): SearchHit[] => {
  const wanted = text.trim().replace(/^#/, '');
  const products = onShow(db)
    .filter(({ product }) => isFound(wanted, product.title))
    .map(({ product }) => hit('product', product.title, product.category, `/product/${product.id}`));
  const orders = ownRows(db.state.orders, userId)
    .sort((a, b) => b.number - a.number)
    .filter((order) => isFound(asciiDigits(wanted), String(order.number)) || isFound(wanted, order.product_name))
    .map((order) => hit('order', `Order #${order.number}`, order.product_name, `/dashboard/orders?order=${order.id}`));
  const downloads = ownRows(db.state.downloads, userId)
    .map((download) => withPlanFile(db, download))
    .filter((download) => isFound(wanted, download.file_name))
    .map((download) => hit('download', download.file_name, download.product_name, '/dashboard/downloads'));
  return [products, orders, downloads].flatMap((hits) => hits.slice(0, MOST_HITS));
};

export const createSearchHandlers = (db: MockDb): Pick<MockHandlers, 'searchAccount'> => ({
  searchAccount: ({ user, query }) => ({ status: 200, body: { hits: search(db, user.id, query.q) } }),
});
