import { REFUSALS } from '../../../shared/refusals.ts';
import type { StoredPicture } from '../../db/schema-catalogue.ts';
import type { AdminProductInput } from '../../generated/model.ts';
import { invalid } from '../../lib/errors.ts';
import type { EditableProduct, FileRow } from './product-edits.repository.ts';

const trimmed = (lines: string[]): string[] => lines.map((line) => line.trim());

/** A form to the columns of the table; texts lose the space around them. */
export function toColumns(input: AdminProductInput, images: StoredPicture[]) {
  const pricing = input.pricing.map(({ name, price, period, features }) => ({
    name: name.trim(),
    price,
    period: period.trim(),
    features: trimmed(features),
  }));
  // The name of a plan is what a customer chooses by.
  if (new Set(pricing.map(({ name }) => name)).size < pricing.length) {
    throw invalid('pricing', REFUSALS.samePlanNames);
  }
  return {
    title: input.title.trim(),
    description: input.description.trim(),
    category: input.category,
    version: input.version,
    features: JSON.stringify(trimmed(input.features)),
    benefits: JSON.stringify(trimmed(input.benefits)),
    requirements: JSON.stringify(trimmed(input.requirements)),
    badges: JSON.stringify(input.badges),
    pricing: JSON.stringify(pricing),
    images: JSON.stringify(images),
    demo_link: input.demoLink,
    download_link: input.downloadLink,
    published: input.status === 'published',
  };
}

/** What of a product is told in the audit trail. */
export function auditFields(product: EditableProduct, file: FileRow | undefined) {
  const { title, description, category, version, features, benefits, requirements, badges, pricing } = product;
  return {
    ...{ title, description, category, version, features, benefits, requirements, badges, pricing },
    images: product.images.map(({ url, alt }) => ({ url, alt })),
    demoLink: product.demo_link,
    downloadLink: product.download_link,
    status: product.published ? 'published' : 'draft',
    file: file?.name ?? null,
  };
}
