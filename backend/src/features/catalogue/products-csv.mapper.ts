import { toCsvLine } from '../../../../contract/rules/csv.ts';
import { toLinesCell } from '../../../../contract/rules/import-file.ts';
import type { EditableProduct } from './product-edits.repository.ts';
import { existingPictures } from './product-input.mapper.ts';

/** One CSV line, in the order of `CSV_HEADERS.products`, which the import recognises. */
export function toProductCsvLine(product: EditableProduct): string {
  const { pricing, images } = product;
  const pictures = existingPictures(images).map(({ url, alt }) => ({ url, alt }));
  return toCsvLine([
    product.title,
    product.category,
    product.description,
    product.version,
    ...[product.features, product.benefits, product.requirements, product.badges].map(toLinesCell),
    JSON.stringify(
      pricing.map(({ name, price, period, features, rights, launch }) => ({
        name,
        price,
        period,
        features,
        rights,
        launch,
      })),
    ),
    pictures.length > 0 ? JSON.stringify(pictures) : '',
    product.demo_link,
    product.download_link,
    product.published ? 'published' : 'draft',
  ]);
}
