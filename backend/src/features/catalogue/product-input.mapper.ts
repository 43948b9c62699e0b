import { picture } from '../../../content/pictures.ts';
import { isLaunchLower } from '../../../shared/launch-price.ts';
import { retiredPlans, withPlanIds } from '../../../shared/plan-ids.ts';
import { withTerm } from '../../../shared/plan-term-input.ts';
import { limitProblem } from '../../../shared/price-limit.ts';
import { REFUSALS } from '../../../shared/refusals.ts';
import type { StoredPicture, StoredPrice } from '../../db/schema.ts';
import type { AdminProductInput } from '../../generated/model.ts';
import { invalid } from '../../lib/errors.ts';
import type { EditableProduct, FileRow } from './product-edits.repository.ts';

/** @throws AppError 400 for a price above the limit of the shop's currency */
export function checkPrices({ pricing }: Pick<AdminProductInput, 'pricing'>, currency: string): void {
  for (const [index, { price }] of pricing.entries()) {
    const problem = limitProblem(price, currency);
    if (problem) throw invalid(`pricing.${index}.price`, problem);
  }
}

/** Placeholder in a draft imported without a picture. */
export const NO_PICTURE = picture('missing/picture', '');

/** The pictures that were actually chosen. */
export const chosenPictures = (images: readonly StoredPicture[]): StoredPicture[] =>
  images.filter(({ url }) => url !== NO_PICTURE.url);

const trimmed = (lines: string[]): string[] => lines.map((line) => line.trim());

type ProductPlans = Pick<EditableProduct, 'pricing' | 'retired_plans'>;

export const NO_PLANS: ProductPlans = { pricing: [], retired_plans: [] };

const unused = (_plan: string) => false;

/**
 * The plans of a form, matched by id. A form without rights, as sent by an earlier release, keeps them.
 * @throws AppError 400
 */
function pricesOf({ pricing: given }: AdminProductInput, stored: ProductPlans): StoredPrice[] {
  const known = [...stored.pricing, ...stored.retired_plans];
  const named = withPlanIds(
    given.map((plan) => ({ ...plan, name: plan.name.trim() })),
    known,
  );
  if ('wrong' in named) throw invalid(`pricing.${named.wrong}.id`, REFUSALS.planUnknown);
  const pricing = named.plans.map(({ id, name, price, period, features, rights, launch }, index) => {
    const plan = { id, name, price, period: period.trim(), features: trimmed(features) };
    const read = withTerm({ ...plan, ...(rights ? { rights } : {}) }, known.find((one) => one.id === id)?.rights);
    if ('problem' in read) throw invalid(`pricing.${index}.${read.problem.field}`, read.problem.message);
    if (launch && !isLaunchLower({ price, launch })) {
      throw invalid(`pricing.${index}.launch.price`, REFUSALS.launchLower);
    }
    return { ...read.plan, ...(launch ? { launch } : {}) };
  });
  // Customers choose a plan by its name.
  if (new Set(pricing.map(({ name }) => name)).size < pricing.length) {
    throw invalid('pricing', REFUSALS.samePlanNames);
  }
  return pricing;
}

/**
 * A form to the columns of the table; texts are trimmed.
 * @param isUsed whether a plan has holders or files, so that it stays when it is taken off sale
 */
export function toColumns(input: AdminProductInput, images: StoredPicture[], stored: ProductPlans, isUsed = unused) {
  const pricing = pricesOf(input, stored);
  const before = { sold: stored.pricing, retired: stored.retired_plans };
  const retired = retiredPlans(before, pricing, input.retiredPlans ?? [], isUsed);
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
    retired_plans: JSON.stringify(retired),
    images: JSON.stringify(images),
    demo_link: input.demoLink,
    download_link: input.downloadLink,
    published: input.status === 'published',
    ...(input.licenceKeys === undefined ? {} : { licence_keys: input.licenceKeys }),
  };
}

/** Product fields for the audit log. */
export function auditFields(product: EditableProduct, file: FileRow | undefined) {
  const { title, description, category, version, features, benefits, requirements, badges, pricing } = product;
  return {
    title,
    description,
    category,
    version,
    features,
    benefits,
    requirements,
    badges,
    pricing,
    retiredPlans: product.retired_plans.map(({ id, name, renewable }) => ({ id, name, renewable })),
    images: product.images.map(({ url, alt }) => ({ url, alt })),
    demoLink: product.demo_link,
    downloadLink: product.download_link,
    licenceKeys: product.licence_keys,
    status: product.published ? 'published' : 'draft',
    file: file?.name ?? null,
  };
}
