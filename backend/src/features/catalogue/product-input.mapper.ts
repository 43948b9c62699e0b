import type { AdminProductInput } from '../../../../contract/generated/model.ts';
import { findSuggestionProblem } from '../../../../contract/rules/chosen-prices.ts';
import { findCountryPriceProblem } from '../../../../contract/rules/country-prices.ts';
import { isLaunchPriceValid } from '../../../../contract/rules/launch-price.ts';
import { updateRetiredPlans, withPlanIds } from '../../../../contract/rules/plan-ids.ts';
import { keepStoredPrices } from '../../../../contract/rules/plan-price.ts';
import { resolveTerm } from '../../../../contract/rules/plan-term-input.ts';
import { findLimitProblem } from '../../../../contract/rules/price-limit.ts';
import { trimFaq } from '../../../../contract/rules/product-faqs.ts';
import { toPreviewInput } from '../../../../contract/rules/product-preview.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { findSecondPriceProblem } from '../../../../contract/rules/second-currency.ts';
import { trimLines } from '../../../../contract/rules/text.ts';
import type { StoredPicture, StoredPreview, StoredPrice } from '../../db/schema.ts';
import { invalid } from '../../lib/errors.ts';
import type { EditableProduct, FileRow } from './product-edits.repository.ts';

type ProductPlans = Pick<EditableProduct, 'pricing' | 'retired_plans'>;

export const NO_PLANS: ProductPlans = { pricing: [], retired_plans: [] };

type PlanInput = AdminProductInput['pricing'][number];

/** A plan with its id and all its prices. */
type IdentifiedPlan = Omit<PlanInput, 'id' | 'suggestedPrice' | 'secondPrice'> &
  Pick<StoredPrice, 'id' | 'suggestedPrice' | 'secondPrice'>;

export type IdentifiedInput = Omit<AdminProductInput, 'pricing'> & { pricing: IdentifiedPlan[] };

/** The currencies of a shop's prices; the second one is null without one. */
export interface ShopCurrencies {
  currency: string;
  second: string | null;
}

/** @throws AppError 400 for a price above the limit of its currency, or one that the plan cannot have */
function validatePrices(pricing: IdentifiedPlan[], stored: ProductPlans, { currency, second }: ShopCurrencies): void {
  for (const [index, plan] of pricing.entries()) {
    const violation = findLimitProblem(plan.price, currency);
    if (violation) throw invalid(`pricing.${index}.price`, violation);
    const problem = findSuggestionProblem(plan, currency);
    if (problem) throw invalid(`pricing.${index}.suggestedPrice`, problem);
    const countryProblem = findCountryPriceProblem(plan);
    if (countryProblem) throw invalid(`pricing.${index}.countryPrices`, countryProblem);
    const storedPlan = stored.pricing.find(({ id }) => id === plan.id);
    const secondProblem = findSecondPriceProblem(plan, second, storedPlan);
    if (secondProblem) throw invalid(`pricing.${index}.secondPrice`, secondProblem);
  }
}

/**
 * A form with its plans matched by id, each with the prices that a form of an earlier release does not send. A plan that is
 * sold again has only those in the form.
 * @throws AppError 400 for an unknown plan or an invalid price
 */
export function identifyPlans(
  input: AdminProductInput,
  stored: ProductPlans,
  currencies: ShopCurrencies,
): IdentifiedInput {
  const identified = withPlanIds(
    input.pricing.map((plan) => ({ ...plan, name: plan.name.trim() })),
    [...stored.pricing, ...stored.retired_plans],
  );
  if ('wrong' in identified) throw invalid(`pricing.${identified.wrong}.id`, REFUSALS.planUnknown);
  const pricing = identified.plans.map(({ suggestedPrice, countryPrices, secondPrice, ...plan }) => ({
    ...plan,
    ...keepStoredPrices(
      { suggestedPrice, countryPrices, secondPrice },
      stored.pricing.find(({ id }) => id === plan.id),
    ),
  }));
  validatePrices(pricing, stored, currencies);
  return { ...input, pricing };
}

const neverUsed = (_plan: string) => false;

/**
 * The plans of a form. A form without rights, as sent by an earlier release, keeps them.
 * @throws AppError 400
 */
function toStoredPrices({ pricing: inputPlans }: IdentifiedInput, stored: ProductPlans): StoredPrice[] {
  const storedPlans = [...stored.pricing, ...stored.retired_plans];
  const pricing = inputPlans.map(({ id, name, price, period, features, rights, launch, ...prices }, index) => {
    const plan = { id, name, price, period: period.trim(), features: trimLines(features) };
    const parsed = resolveTerm(
      { ...plan, ...(rights ? { rights } : {}) },
      storedPlans.find((storedPlan) => storedPlan.id === id)?.rights,
    );
    if ('problem' in parsed) throw invalid(`pricing.${index}.${parsed.problem.field}`, parsed.problem.message);
    if (launch && !isLaunchPriceValid({ price, launch })) {
      throw invalid(`pricing.${index}.launch.price`, REFUSALS.launchLower);
    }
    return {
      ...parsed.plan,
      ...(launch ? { launch } : {}),
      ...prices,
    };
  });
  // Customers choose a plan by its name.
  if (new Set(pricing.map(({ name }) => name)).size < pricing.length) {
    throw invalid('pricing', REFUSALS.samePlanNames);
  }
  return pricing;
}

/** What a form refers to, as stored. */
interface ResolvedInput {
  images: StoredPicture[];
  /** Null for none, undefined leaves it unchanged. */
  preview: StoredPreview | null | undefined;
}

/**
 * A form to the columns of the table; texts are trimmed.
 * @param isUsed whether a plan has holders or files, so that it stays when it is taken off sale
 */
export function toProductColumns(
  input: IdentifiedInput,
  { images, preview }: ResolvedInput,
  stored: ProductPlans,
  isUsed = neverUsed,
) {
  const pricing = toStoredPrices(input, stored);
  const before = { sold: stored.pricing, retired: stored.retired_plans };
  const retired = updateRetiredPlans(before, pricing, input.retiredPlans ?? [], isUsed);
  return {
    title: input.title.trim(),
    description: input.description.trim(),
    category: input.category.trim(),
    version: input.version,
    features: JSON.stringify(trimLines(input.features)),
    benefits: JSON.stringify(trimLines(input.benefits)),
    requirements: JSON.stringify(trimLines(input.requirements)),
    badges: JSON.stringify(input.badges),
    pricing: JSON.stringify(pricing),
    retired_plans: JSON.stringify(retired),
    images: JSON.stringify(images),
    demo_link: input.demoLink,
    download_link: input.downloadLink,
    published: input.status === 'published',
    ...(input.licenceKeys === undefined ? {} : { licence_keys: input.licenceKeys }),
    ...(input.downloadLimit === undefined ? {} : { download_limit: input.downloadLimit }),
    ...(preview === undefined ? {} : { preview: preview && JSON.stringify(preview) }),
    ...(input.faqs === undefined ? {} : { faqs: JSON.stringify(input.faqs.map(trimFaq)) }),
  };
}

/** Product fields for the audit log. */
export function toAuditedFields(product: EditableProduct, file: FileRow | undefined) {
  const { title, description, category, version, features, benefits, requirements, badges, pricing } = product;
  return {
    title,
    description,
    body: product.body,
    category,
    version,
    features,
    benefits,
    requirements,
    badges,
    pricing,
    faqs: product.faqs,
    retiredPlans: product.retired_plans.map(({ id, name, renewable }) => ({ id, name, renewable })),
    images: product.images.map(({ url, alt }) => ({ url, alt })),
    demoLink: product.demo_link,
    downloadLink: product.download_link,
    licenceKeys: product.licence_keys,
    downloadLimit: product.download_limit,
    preview: product.preview && toPreviewInput(product.preview),
    status: product.published ? 'published' : 'draft',
    file: file?.name ?? null,
  };
}
