import { getMoneyLimits } from '@contract/rules/money-limits.ts';
import { findLimitProblem } from '@contract/rules/price-limit.ts';
import type { AdminBundle, BundleInput } from '@/api/generated/model.ts';
import { bundleInputPartsMin } from '@/api/generated/zod/schemas/bundleInput.zod.ts';
import type { PictureData } from '@/components/ui/picture.tsx';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { shopCurrency } from '@/lib/format.ts';
import { endOf, lastDayOf } from '../../kit/last-day.ts';
import { readAmount } from '../../kit/read-number.ts';

/** A row of the form; ids are empty until they are selected. */
export interface PartDraft {
  readonly key: string;
  readonly productId: string;
  readonly planId: string;
}

/** The state of the form: the price as typed, the last day in the shop's time zone. */
export interface BundleDraft {
  readonly name: string;
  readonly description: string;
  readonly image: PictureData | null;
  readonly parts: readonly PartDraft[];
  readonly price: string;
  /** `yyyy-mm-dd`, or empty */
  readonly lastDay: string;
  readonly published: boolean;
}

export const bundleFields = ['published', 'name', 'description', 'parts', 'price', 'lastDay', 'image'] as const;
type BundleField = (typeof bundleFields)[number];

let lastKey = 0;
export const newPart = (productId = '', planId = ''): PartDraft => {
  lastKey += 1;
  return { key: `part-${lastKey}`, productId, planId };
};

/** A bundle has at least two products; they have the same keys in each new form, which compares drafts. */
const EMPTY_PARTS = [newPart(), newPart()];

const toPartDraft = ({ product_id, plan_id }: AdminBundle['parts'][number]): PartDraft => ({
  key: `product-${product_id}`,
  productId: String(product_id),
  planId: plan_id,
});

export const toDraft = (bundle: AdminBundle | null): BundleDraft => ({
  name: bundle?.name ?? '',
  description: bundle?.description ?? '',
  image: bundle?.image ?? null,
  parts: bundle?.parts.map(toPartDraft) ?? EMPTY_PARTS,
  price: bundle ? String(bundle.price) : '',
  lastDay: lastDayOf(bundle?.endsAt ?? null),
  published: bundle?.published ?? true,
});

/** @param base the bundle being edited: an unchanged end keeps its exact time */
export function toBundleInput(draft: BundleDraft, base: AdminBundle | null): BundleInput {
  const { name, description, image, parts, price, lastDay, published } = draft;
  const isSameEnd = base !== null && lastDayOf(base.endsAt) === lastDay;
  return {
    name,
    description,
    image: { url: image?.url ?? '', alt: image?.alt ?? '' },
    parts: parts.map(({ productId, planId }) => ({ product_id: Number(productId), plan_id: planId })),
    price: readAmount(price) ?? 0,
    endsAt: isSameEnd ? base.endsAt : endOf(lastDay),
    published,
    ...(base ? { version: base.version } : {}),
  };
}

const isComplete = ({ productId, planId }: PartDraft): boolean => productId !== '' && planId !== '';

function findPartsProblem(parts: readonly PartDraft[]): string | undefined {
  if (parts.length < bundleInputPartsMin) return `Please choose at least ${bundleInputPartsMin} products`;
  if (!parts.every(isComplete)) return 'Please choose a product and a plan in each row';
  const ids = parts.map(({ productId }) => productId);
  return new Set(ids).size < ids.length ? 'Please choose each product once' : undefined;
}

/** Decimals that the shop's currency does not have are refused like a text. */
function findPriceProblem(price: string): string | undefined {
  const amount = readAmount(price);
  if (amount === null || amount <= 0) return 'Please enter the price';
  const limit = findLimitProblem(amount, shopCurrency());
  return limit && String(limit);
}

/** All errors of the form; it is sent only when there are none. */
export function checkBundle({ name, description, image, parts, price }: BundleDraft): FieldProblems<BundleField> {
  const problems: FieldProblems<BundleField> = {};
  if (name.trim() === '') problems.name = 'Please enter the name';
  if (description.trim() === '') problems.description = 'Please enter the description';
  if (!image) problems.image = 'Please choose a picture';
  const partsProblem = findPartsProblem(parts);
  if (partsProblem) problems.parts = partsProblem;
  const priceProblem = findPriceProblem(price);
  if (priceProblem) problems.price = priceProblem;
  return problems;
}

/** Room for the highest price of the currency with its decimals. */
export const priceLength = (): number => String(getMoneyLimits(shopCurrency()).amount).length + 4;

export type BundleState = 'Published' | 'Draft' | 'Ended' | 'Not for sale';

/** Whether visitors see it, and if not, why. */
export function bundleState({ published, endsAt, parts }: AdminBundle, now: number): BundleState {
  if (endsAt !== null && Date.parse(endsAt) <= now) return 'Ended';
  if (!published) return 'Draft';
  return parts.length >= bundleInputPartsMin && parts.every(({ isForSale }) => isForSale)
    ? 'Published'
    : 'Not for sale';
}
