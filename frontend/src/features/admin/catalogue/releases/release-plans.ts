import type { AdminProduct } from '@/api/generated/model.ts';

/** A plan that a file can be for. */
export interface ReleasePlan {
  readonly id: string;
  readonly name: string;
  /** Otherwise it only has holders. */
  readonly isSold: boolean;
}

/** All plans of a product, those on sale first. */
export const releasePlans = (product: Pick<AdminProduct, 'pricing' | 'retiredPlans'> | undefined): ReleasePlan[] => [
  ...(product?.pricing ?? []).map(({ id, name }) => ({ id, name, isSold: true })),
  ...(product?.retiredPlans ?? []).map(({ id, name }) => ({ id, name, isSold: false })),
];
