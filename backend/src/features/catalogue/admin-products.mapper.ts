import type { AdminProduct, AdminProductRow, ProductFile } from '../../../../contract/generated/model.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import type { AdminProductListRow } from './admin-products.repository.ts';
import type { EditedProduct, FileRow } from './product-edits.repository.ts';
import { existingPictures } from './product-input.mapper.ts';

const toStatus = (published: boolean) => (published ? ('published' as const) : ('draft' as const));

export function toAdminProductRow(row: AdminProductListRow): AdminProductRow {
  const [image] = row.images;
  if (!image) throw new Error(`Product ${row.id} has no picture`);
  const price = toAmount(row.price_cents);
  return {
    id: row.id,
    title: row.title,
    category: row.category,
    image,
    version: row.version,
    price,
    period: price > 0 ? (row.pricing.find((plan) => plan.price === price)?.period ?? null) : null,
    freePlan: row.pricing.some((plan) => plan.price === 0),
    hasFile: row.has_file,
    status: toStatus(row.published),
    revision: row.revision,
    updated_at: row.updated_at.toISOString(),
  };
}

export function toProductFile({ id, name, size_bytes }: FileRow): ProductFile {
  return { id, name, size_bytes: size_bytes };
}

export function toAdminProduct({ product, file, uses }: EditedProduct): AdminProduct {
  const { id, title, description, category, version, features, benefits, requirements, badges, pricing } = product;
  return {
    id,
    title,
    description,
    category,
    version,
    features,
    benefits,
    requirements,
    badges,
    pricing,
    retiredPlans: product.retired_plans.map(({ launch: _ended, ...plan }) => plan),
    planUses: uses,
    lastUpdate: product.last_update,
    images: existingPictures(product.images),
    demoLink: product.demo_link,
    downloadLink: product.download_link,
    file: file ? toProductFile(file) : null,
    licenceKeys: product.licence_keys,
    status: toStatus(product.published),
    revision: product.revision,
    updated_at: product.updated_at.toISOString(),
  };
}
