import type { Product, ProductCard, ProductFile, RetiredPlan } from '../../contract/generated/model.ts';

/** A product as visitors see it, with the administration's own fields. */
export type CatalogueEntry = {
  card: ProductCard;
  product: Product;
  /** the long text as written, Markdown */
  body: string;
  published: boolean;
  /** null, or whether it was published when it was deleted */
  deleted: { published: boolean } | null;
  revision: number;
  updated_at: string;
  /** plans that are not sold any longer, and are still held */
  retired: RetiredPlan[];
  /** the download of its version */
  file: ProductFile | null;
  /** whether its customers get licence keys */
  licenceKeys: boolean;
  /** plan id → what a new customer paid, oldest first; null while the plan was not offered */
  prices?: Record<string, { cents: number | null; since: string }[]>;
};
