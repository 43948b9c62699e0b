import type { SearchHit } from '../../../contract/generated/model.ts';
import { t } from '../../../contract/i18n/macros.ts';
import { toAsciiDigits } from '../../../contract/rules/digits.ts';
import { matchesSearch } from '../../../contract/rules/fold.ts';
import type { Language } from '../../../contract/rules/languages.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { withPlanFile } from '../../store/plan-files.ts';
import { publicProducts } from '../../store/products.ts';
import { rowsOfUser } from '../kit/page.ts';

const MAX_HITS = 5;

const toHit = (kind: SearchHit['kind'], title: string, detail: string, href: string): SearchHit => ({
  kind,
  title,
  detail,
  href,
});

const search = (db: MockDb, userId: string, text: string, language: Language): SearchHit[] => {
  const term = text.trim().replace(/^#/, '');
  const products = publicProducts(db)
    .filter(({ product }) => matchesSearch(term, product.title))
    .map(({ product }) => toHit('product', product.title, product.category, `/product/${product.id}`));
  const orders = rowsOfUser(db.state.orders, userId)
    .sort((a, b) => b.number - a.number)
    .filter(
      (order) => matchesSearch(toAsciiDigits(term), String(order.number)) || matchesSearch(term, order.product_name),
    )
    .map((order) =>
      toHit('order', t(language)`Order #${order.number}`, order.product_name, `/dashboard/orders?order=${order.id}`),
    );
  const downloads = rowsOfUser(db.state.downloads, userId)
    .map((download) => withPlanFile(db, download))
    .filter((download) => matchesSearch(term, download.file_name))
    .map((download) => toHit('download', download.file_name, download.product_name, '/dashboard/downloads'));
  return [products, orders, downloads].flatMap((hits) => hits.slice(0, MAX_HITS));
};

export const createSearchHandlers = (db: MockDb): Pick<MockHandlers, 'searchAccount'> => ({
  searchAccount: ({ user, query, call }) => ({
    status: 200,
    body: { hits: search(db, user.id, query.q, call.language) },
  }),
});
