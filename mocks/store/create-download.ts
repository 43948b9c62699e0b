import type { Download } from '../../contract/generated/model.ts';
import type { MockDb } from './db.ts';
import { createEntitlement } from './entitlements.ts';
import type { StoredOrderLine } from './order-lines.ts';
import { allPlans } from './product-plans.ts';
import type { Owned } from './state.ts';

/** The file of a line that has none yet; undefined when its product has no file. */
export const createDownload = (
  db: MockDb,
  userId: string,
  line: StoredOrderLine,
  created_at = new Date().toISOString(),
): Owned<Download> | undefined => {
  const entry = db.state.catalogue.find(({ product }) => product.id === line.product_id);
  if (!entry?.file) return undefined;
  const { tier, quantity, product_name } = line;
  const plan = allPlans(entry).find(({ id }) => id === line.plan_id);
  const planWithoutId = tier === null ? null : { id: null, name: tier, price: 0, period: 'once' };
  const heldPlan = plan && tier !== null ? { ...plan, name: tier } : planWithoutId;
  return {
    userId,
    id: crypto.randomUUID(),
    file_name: entry.file.name,
    download_count: 0,
    created_at,
    size_bytes: entry.file.size_bytes,
    product_name,
    version: entry.product.version,
    rights: heldPlan ? createEntitlement(heldPlan, created_at, quantity) : null,
    missed: null,
    ...(entry.product.downloadLimit === undefined ? {} : { downloads_left: entry.product.downloadLimit }),
  };
};
