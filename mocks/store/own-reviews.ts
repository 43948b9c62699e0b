import type { Download } from '../../contract/generated/model.ts';
import type { MockDb } from './db.ts';
import { publicProducts } from './products.ts';

/** The product of a file if it is published, and whether the user has reviewed it. */
export const findReview = (db: MockDb, userId: string, { product_name }: Pick<Download, 'product_name'>) => {
  const product_id = publicProducts(db).find(({ product }) => product.title === product_name)?.product.id ?? null;
  const reviewed = db.state.reviews.some(
    (candidate) => candidate.userId === userId && candidate.productId === product_id,
  );
  return { product_id, reviewed };
};
