import type { Download } from '../generated/model.ts';
import type { MockDb } from './db.ts';
import { onShow } from './products.ts';

/** The product of a file if it is published, and whether the user has reviewed it. */
export const reviewOf = (db: MockDb, userId: string, { product_name }: Pick<Download, 'product_name'>) => {
  const product_id = onShow(db).find(({ product }) => product.title === product_name)?.product.id ?? null;
  const reviewed = db.state.reviews.some((one) => one.userId === userId && one.productId === product_id);
  return { product_id, reviewed };
};
