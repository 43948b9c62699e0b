import { findSuggestionProblem } from '@contract/rules/chosen-prices.ts';
import { findCountryPriceProblem } from '@contract/rules/country-prices.ts';
import { findLimitProblem } from '@contract/rules/price-limit.ts';
import { findPreviewProblems } from '@contract/rules/product-preview.ts';
import { findSecondPriceProblem } from '@contract/rules/second-currency.ts';
import type { AdminProduct } from '@/api/generated/model.ts';
import {
  adminProductInputBenefitsItemMax,
  adminProductInputBenefitsMax,
  adminProductInputDownloadLimitMax,
  adminProductInputFeaturesMax,
  adminProductInputRequirementsMax,
  adminProductInputVersionMax,
  adminProductInputVersionRegExp,
} from '@/api/generated/zod/schemas/adminProductInput.zod.ts';
import {
  planRightsActivationsMax,
  planRightsSupportMonthsMax,
  planRightsTermMonthsMax,
  planRightsUpdateMonthsMax,
} from '@/api/generated/zod/schemas/planRights.zod.ts';
import {
  pricingTierInputFeaturesMax,
  pricingTierInputPriceMin,
} from '@/api/generated/zod/schemas/pricingTierInput.zod.ts';
import { ProductLineMax } from '@/api/generated/zod/schemas/productLine.zod.ts';
import { ProductLinkRegExp } from '@/api/generated/zod/schemas/productLink.zod.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { formatCount, shopCurrency } from '@/lib/format.ts';
import { endOf } from '../../kit/last-day.ts';
import { parseCountryPrices } from './country-prices-text.ts';
import { type PlanDraft, type ProductDraft, toPreview } from './product-draft.ts';

/** The problems, by the id of the affected control. */
export type DraftProblems = FieldProblems<string>;

const PRICE = /^\d{1,12}(\.\d{1,2})?$/;

const isPrice = (text: string): boolean => PRICE.test(text.trim());

/** The limit is that of the shop's currency. */
const checkPrice = (text: string): string | undefined =>
  isPrice(text)
    ? findLimitProblem(Number(text), shopCurrency())?.toString()
    : `Enter a price of ${pricingTierInputPriceMin} or more with at most two decimals`;
const isVersion = (text: string): boolean =>
  adminProductInputVersionRegExp.test(text) && text.length <= adminProductInputVersionMax;

function checkLines(text: string, max: number, maxLength: number): string | undefined {
  const lines = text.split('\n').filter((line) => line.trim());
  if (lines.length > max) return `At most ${max} lines`;
  const long = lines.findIndex((line) => line.trim().length > maxLength);
  return long < 0 ? undefined : `Line ${long + 1} is too long: ${maxLength} characters at most`;
}

const checkInteger = (text: string, max: number): string | undefined =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) <= max
    ? undefined
    : `Enter a whole number from 0 to ${formatCount(max)}`;

const checkTerm = ({ term, termMonths }: PlanDraft): string | undefined =>
  term !== 'months' || (/^[1-9]\d{0,2}$/.test(termMonths.trim()) && Number(termMonths) <= planRightsTermMonthsMax)
    ? undefined
    : `Enter a whole number from 1 to ${formatCount(planRightsTermMonthsMax)}`;

/** A launch price needs an end in the future; a price without a date, or a date without a price, is incomplete. */
function* launchIn({ key, price, launchPrice, launchDay }: PlanDraft): Generator<[string, string | undefined]> {
  const lower = isPrice(launchPrice) && Number(launchPrice) > 0 && !(Number(launchPrice) >= Number(price));
  if (launchPrice.trim() || launchDay)
    yield [`${key}-launchPrice`, lower ? undefined : 'Enter a price below the regular one'];
  const end = endOf(launchDay);
  if (launchPrice.trim())
    yield [`${key}-launchDay`, end && Date.parse(end) > Date.now() ? undefined : 'Please choose today or a later date'];
}

/** A suggested price makes the plan's price a minimum. */
const checkSuggestion = ({ price, suggestedPrice, launchPrice, launchDay }: PlanDraft): string | undefined => {
  if (!suggestedPrice.trim()) return undefined;
  if (!isPrice(suggestedPrice) || Number(suggestedPrice) === 0)
    return 'Enter a price above 0 with at most two decimals';
  const plan = { price: Number(price), suggestedPrice: Number(suggestedPrice) };
  const launch = launchPrice.trim() || launchDay ? { launch: { price: Number(launchPrice), until: launchDay } } : {};
  return findSuggestionProblem({ ...plan, ...launch }, shopCurrency())?.toString();
};

const checkCountryPrices = ({ price, suggestedPrice, countryPrices }: PlanDraft): string | undefined => {
  const rules = parseCountryPrices(countryPrices);
  if (!rules) return 'Enter one rule per line, such as BD, IN: 4.99 or BD: 40%, with valid countries';
  const suggestion = suggestedPrice.trim() ? { suggestedPrice: Number(suggestedPrice) } : {};
  return findCountryPriceProblem({ price: Number(price), countryPrices: rules, ...suggestion })?.toString();
};

const checkSecondPrice = ({ secondPrice, secondCurrency, ...plan }: PlanDraft): string | undefined => {
  if (!secondPrice.trim()) return undefined;
  if (!isPrice(secondPrice) || Number(secondPrice) === 0) return 'Enter a price above 0 with at most two decimals';
  const special = plan.launchPrice.trim() || plan.suggestedPrice.trim() || plan.countryPrices.trim();
  const second = { currency: secondCurrency, price: Number(secondPrice) };
  return findSecondPriceProblem(
    { price: Number(plan.price), secondPrice: second, ...(special ? { launch: special } : {}) },
    secondCurrency,
  )?.toString();
};

const checkLimit = (text: string): string | undefined =>
  text.trim() === '' || (/^[1-9]\d{0,3}$/.test(text.trim()) && Number(text) <= adminProductInputDownloadLimitMax)
    ? undefined
    : `Enter a whole number from 1 to ${formatCount(adminProductInputDownloadLimitMax)}, or leave empty`;

function* plansIn({ plans }: ProductDraft): Generator<[string, string | undefined]> {
  const names = plans.map(({ name }) => name.trim());
  for (const [index, plan] of plans.entries()) {
    const { key, name, price, features, activations, updateMonths, supportMonths } = plan;
    const twice = names.indexOf(name.trim()) < index;
    yield [`${key}-name`, name.trim() ? (twice ? 'Another plan has this name' : undefined) : 'Please name the plan'];
    yield [`${key}-price`, checkPrice(price)];
    yield [`${key}-suggestedPrice`, checkSuggestion(plan)];
    yield [`${key}-countryPrices`, checkCountryPrices(plan)];
    yield [`${key}-secondPrice`, checkSecondPrice(plan)];
    yield* launchIn(plan);
    yield [`${key}-activations`, checkInteger(activations, planRightsActivationsMax)];
    yield [`${key}-termMonths`, checkTerm(plan)];
    yield [
      `${key}-updateMonths`,
      updateMonths.trim() ? checkInteger(updateMonths, planRightsUpdateMonthsMax) : undefined,
    ];
    yield [`${key}-supportMonths`, checkInteger(supportMonths, planRightsSupportMonthsMax)];
    yield [`${key}-features`, checkLines(features, pricingTierInputFeaturesMax, ProductLineMax)];
  }
}

function* picturesIn({ pictures }: ProductDraft): Generator<[string, string | undefined]> {
  for (const [index, { key, picture }] of pictures.entries()) {
    const needed = index === 0 && !picture;
    yield [key, needed ? 'Please choose a cover' : undefined];
    if (picture) yield [`${key}-alt`, picture.alt.trim() ? undefined : 'Please describe the picture'];
  }
}

function* faqsIn({ faqs }: ProductDraft): Generator<[string, string | undefined]> {
  for (const { key, question, answer } of faqs) {
    yield [`${key}-question`, question.trim() ? undefined : 'Please enter the question'];
    yield [`${key}-answer`, answer.trim() ? undefined : 'Please enter the answer'];
  }
}

function* previewIn({ preview }: ProductDraft): Generator<[string, string | undefined]> {
  const problems = findPreviewProblems(toPreview(preview) ?? {});
  for (const { field, message } of problems) yield [`preview-${field}`, String(message)];
  if (preview.kind !== 'comparison') return;
  for (const name of ['before', 'after'] as const) {
    if (preview[name]?.alt.trim() === '') yield [`preview-${name}-alt`, 'Please describe the picture'];
  }
}

function* all(draft: ProductDraft, saved: AdminProduct | null): Generator<[string, string | undefined]> {
  const needed = (text: string) => (text.trim() ? undefined : 'Please fill in this field');
  const link = (text: string) =>
    ProductLinkRegExp.test(text.trim()) ? undefined : 'Enter a URL starting with https://, or leave empty';
  yield ['title', needed(draft.title)];
  yield ['description', needed(draft.description)];
  yield ['category', needed(draft.category)];
  yield ['version', isVersion(draft.version.trim()) ? undefined : 'Use a version such as 1.0.0, without spaces'];
  yield ['features', checkLines(draft.features, adminProductInputFeaturesMax, ProductLineMax)];
  yield ['benefits', checkLines(draft.benefits, adminProductInputBenefitsMax, adminProductInputBenefitsItemMax)];
  yield ['requirements', checkLines(draft.requirements, adminProductInputRequirementsMax, ProductLineMax)];
  yield* faqsIn(draft);
  yield* plansIn(draft);
  yield* picturesIn(draft);
  yield* previewIn(draft);
  yield ['demoLink', link(draft.demoLink)];
  yield ['downloadLink', link(draft.downloadLink)];
  yield ['downloadLimit', checkLimit(draft.downloadLimit)];
  const renumbered = saved?.file && saved.version !== draft.version.trim() && !draft.newFile;
  yield ['fileId', renumbered ? `Please add the file of version ${draft.version.trim()}` : undefined];
}

/**
 * The server's rules, checked before sending.
 * @param saved what is stored; null for a new product
 */
export function checkDraft(draft: ProductDraft, saved: AdminProduct | null): DraftProblems {
  return Object.fromEntries([...all(draft, saved)].flatMap(([id, problem]) => (problem ? [[id, problem]] : [])));
}
