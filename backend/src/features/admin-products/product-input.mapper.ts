import { picture } from '../../../content/pictures.ts';
import { isLaunchLower } from '../../../shared/launch-price.ts';
import { keptRights } from '../../../shared/plan-rights.ts';
import { REFUSALS } from '../../../shared/refusals.ts';
import type { StoredPicture, StoredPrice } from '../../db/schema-catalogue.ts';
import type { AdminProductInput } from '../../generated/model.ts';
import { invalid } from '../../lib/errors.ts';
import type { EditableProduct, FileRow } from './product-edits.repository.ts';

/** Stands in a draft that was moved in without a picture. */
export const NO_PICTURE = picture('missing/picture', '');

/** The pictures that somebody has chosen. */
export const chosenPictures = (images: readonly StoredPicture[]): StoredPicture[] =>
  images.filter(({ url }) => url !== NO_PICTURE.url);

const trimmed = (lines: string[]): string[] => lines.map((line) => line.trim());

/**
 * A form to the columns of the table; texts lose the space around them.
 * @param stored the plans so far: a form that knows nothing of rights, as of a former release, leaves them as they are
 */
export function toColumns(input: AdminProductInput, images: StoredPicture[], stored: readonly StoredPrice[] = []) {
  const rightsOf = (plan: string) => stored.find(({ name }) => name === plan)?.rights;
  const pricing = input.pricing.map(({ name, price, period, features, rights: given, launch }, index) => {
    if (!isLaunchLower({ price, ...(launch ? { launch } : {}) })) {
      throw invalid(`pricing.${index}.launch.price`, REFUSALS.launchLower);
    }
    const rights = keptRights(given, rightsOf(name.trim()));
    return {
      ...{ name: name.trim(), price, period: period.trim(), features: trimmed(features) },
      ...(rights ? { rights } : {}),
      ...(launch ? { launch } : {}),
    };
  });
  // The name of a plan is what a customer chooses by.
  if (new Set(pricing.map(({ name }) => name)).size < pricing.length) {
    throw invalid('pricing', REFUSALS.samePlanNames);
  }
  return {
    title: input.title.trim(),
    description: input.description.trim(),
    category: input.category.trim(),
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
    ...(input.licenceKeys === undefined ? {} : { licence_keys: input.licenceKeys }),
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
    licenceKeys: product.licence_keys,
    status: product.published ? 'published' : 'draft',
    file: file?.name ?? null,
  };
}
