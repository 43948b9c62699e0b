import { toRetiredPlan } from '@contract/rules/plan-price.ts';
import { DEFAULT_RIGHTS } from '@contract/rules/plan-rights.ts';
import { toPeriod, toTermMonths } from '@contract/rules/plan-terms.ts';
import { selectPreview } from '@contract/rules/product-preview.ts';
import type {
  AdminProduct,
  AdminProductInput,
  PlanRights,
  PricingTier,
  ProductFile,
  ProductPreview,
  ProductPreviewInput,
  RetiredPlan,
} from '@/api/generated/model.ts';
import type { PictureData } from '@/components/ui/picture.tsx';
import { splitLines } from '../../kit/field-spec.ts';
import { specialPricesDraft, toSpecialPrices } from './country-prices-text.ts';
import { launchDraft, toLaunch } from './launch-draft.ts';

/** The duration of a purchase: the price's period and the plan's term are one choice. */
export type PlanTerm = 'once' | '1' | '3' | '12' | 'months';

export interface RetiredDraft {
  readonly plan: RetiredPlan;
  readonly renewable: boolean;
}

export interface PlanDraft {
  /** Identifies a plan while it is edited. */
  readonly key: string;
  /** Id of an existing plan; a new one has none. */
  readonly id: string | undefined;
  readonly name: string;
  readonly price: string;
  readonly term: PlanTerm;
  /** Empty for a fixed price. */
  readonly suggestedPrice: string;
  /** As `writeCountryPrices` writes them; empty for none. */
  readonly countryPrices: string;
  /** In the second currency of the shop; empty for none. */
  readonly secondPrice: string;
  /** Its currency. */
  readonly secondCurrency: string;
  /** Empty for none. */
  readonly launchPrice: string;
  /** Its last day, `yyyy-mm-dd` in the user's time zone. */
  readonly launchDay: string;
  /** The stored end, kept while its date is unchanged; empty without one. */
  readonly launchUntil: string;
  /** One per line. */
  readonly features: string;
  readonly activations: string;
  /** For a term other than the usual ones. */
  readonly termMonths: string;
  /** Empty for no expiry. */
  readonly updateMonths: string;
  readonly supportMonths: string;
  /** Several units are seats of several people. Undefined until the switch is used, if the plan never had seats. */
  readonly seats: boolean | undefined;
}

export interface PictureDraft {
  readonly key: string;
  /** Null while none is selected. */
  readonly picture: PictureData | null;
}

export interface FaqDraft {
  /** Identifies a question while it is edited. */
  readonly key: string;
  readonly question: string;
  readonly answer: string;
}

export interface PreviewDraft {
  /** Empty for none. */
  readonly kind: ProductPreview['kind'] | '';
  /** For `component`. */
  readonly component: string;
  /** For `comparison`. */
  readonly before: PictureData | null;
  readonly after: PictureData | null;
  /** For `sandbox`. */
  readonly url: string;
}

/** The form state of a product: texts as typed, lists as one entry per line. */
export interface ProductDraft {
  readonly title: string;
  readonly description: string;
  /** The long text, Markdown. */
  readonly body: string;
  readonly category: string;
  readonly version: string;
  readonly features: string;
  readonly benefits: string;
  readonly requirements: string;
  readonly faqs: readonly FaqDraft[];
  readonly badges: readonly string[];
  readonly plans: readonly PlanDraft[];
  /** Plans that are no longer sold. */
  readonly retired: readonly RetiredDraft[];
  readonly pictures: readonly PictureDraft[];
  readonly preview: PreviewDraft;
  readonly demoLink: string;
  readonly downloadLink: string;
  /** Uploaded here and not saved yet. */
  readonly newFile: ProductFile | null;
  readonly licenceKeys: boolean;
  /** Empty for none. */
  readonly downloadLimit: string;
  readonly published: boolean;
}

const termDraft = (months: number | null): Pick<PlanDraft, 'term' | 'termMonths'> => {
  if (months === null) return { term: 'once', termMonths: '' };
  const usual = ([1, 3, 12] as const).find((item) => item === months);
  return usual ? { term: `${usual}`, termMonths: '' } : { term: 'months', termMonths: String(months) };
};

/** Null for no expiry. */
export function monthsOf({ term, termMonths }: Pick<PlanDraft, 'term' | 'termMonths'>): number | null {
  if (term === 'once') return null;
  return Number(term === 'months' ? termMonths : term);
}

const rightsDraft = ({ activations, updateMonths, supportMonths, seats }: PlanRights = DEFAULT_RIGHTS) => ({
  activations: String(activations),
  updateMonths: updateMonths === null ? '' : String(updateMonths),
  supportMonths: String(supportMonths),
  seats,
});

const joinLines = (lines: readonly string[]): string => lines.join('\n');

export const newPlan = (key: string, overrides: Partial<PlanDraft> = {}): PlanDraft => ({
  key,
  id: undefined,
  name: '',
  price: '',
  ...specialPricesDraft(),
  features: '',
  ...termDraft(null),
  ...launchDraft(),
  ...rightsDraft(),
  ...overrides,
});

/** The selected pictures; the cover keeps its position even while empty. */
const pictureDrafts = (images: AdminProduct['images']): ProductDraft['pictures'] =>
  images.length > 0
    ? images.map((picture, index) => ({ key: `picture-${index}`, picture }))
    : [{ key: 'picture-0', picture: null }];

/** Values of other kinds stay while the owner tries them. */
const previewDraft = (preview?: ProductPreview): PreviewDraft => ({
  kind: preview?.kind ?? '',
  component: preview?.component ?? '',
  before: preview?.before ?? null,
  after: preview?.after ?? null,
  url: preview?.url ?? '',
});

const toChoice = ({ url, alt }: PictureData) => ({ url, alt: alt.trim() });

/** What is sent of a preview; null for none. */
export function toPreview({ kind, component, before, after, url }: PreviewDraft): ProductPreviewInput | null {
  if (kind === '') return null;
  return selectPreview({
    kind,
    component,
    url: url.trim(),
    ...(before ? { before: toChoice(before) } : {}),
    ...(after ? { after: toChoice(after) } : {}),
  });
}

/** An empty form, starting with a free plan. */
export const emptyDraft = (): ProductDraft => ({
  title: '',
  description: '',
  body: '',
  category: '',
  version: '1.0.0',
  features: '',
  benefits: '',
  requirements: '',
  faqs: [],
  badges: [],
  plans: [newPlan('plan-0', { name: 'Free', price: '0' })],
  retired: [],
  pictures: [{ key: 'picture-0', picture: null }],
  preview: previewDraft(),
  demoLink: '',
  downloadLink: '',
  newFile: null,
  licenceKeys: false,
  downloadLimit: '',
  published: false,
});

/** The form state of a plan. */
export const toPlanDraft = (key: string, plan: PricingTier): PlanDraft => ({
  key,
  id: plan.id,
  name: plan.name,
  price: String(plan.price),
  ...specialPricesDraft(plan),
  features: joinLines(plan.features),
  ...termDraft(toTermMonths(plan)),
  ...launchDraft(plan.launch),
  ...rightsDraft(plan.rights),
});

export function toDraft(product: AdminProduct): ProductDraft {
  return {
    title: product.title,
    description: product.description,
    body: product.body,
    category: product.category,
    version: product.version,
    features: joinLines(product.features),
    benefits: joinLines(product.benefits),
    requirements: joinLines(product.requirements),
    faqs: product.faqs.map((faq, index) => ({ key: `faq-${index}`, ...faq })),
    badges: product.badges,
    plans: product.pricing.map((plan, index) => toPlanDraft(`plan-${index}`, plan)),
    retired: product.retiredPlans.map((plan) => ({ plan, renewable: plan.renewable })),
    pictures: pictureDrafts(product.images),
    preview: previewDraft(product.preview),
    demoLink: product.demoLink,
    downloadLink: product.downloadLink,
    newFile: null,
    licenceKeys: product.licenceKeys,
    downloadLimit: product.downloadLimit === undefined ? '' : String(product.downloadLimit),
    published: product.status === 'published',
  };
}

/**
 * The plans that are not for sale: those already off sale, and those removed in the form that have holders or files.
 */
export function findRetiredPlans(
  plans: readonly PlanDraft[],
  { retired }: ProductDraft,
  base: AdminProduct | null,
): readonly RetiredDraft[] {
  const isSold = (id: string) => plans.some((plan) => plan.id === id);
  const isKnown = (id: string) => retired.some(({ plan }) => plan.id === id);
  const isUsed = (id: string) =>
    base?.planUses.some((use) => use.id === id && (use.holders > 0 || use.files.length > 0)) === true;
  const taken = (base?.pricing ?? []).filter(({ id }) => !isSold(id) && !isKnown(id) && isUsed(id));
  return [...retired, ...taken.map((plan) => ({ plan: { ...toRetiredPlan(plan), renewable: true }, renewable: true }))];
}

/** The request body; requires that `checkDraft` found no problems. */
export function toInput(draft: ProductDraft): AdminProductInput {
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    body: draft.body.trim(),
    category: draft.category.trim(),
    version: draft.version.trim(),
    features: splitLines(draft.features),
    benefits: splitLines(draft.benefits),
    requirements: splitLines(draft.requirements),
    faqs: draft.faqs.map(({ question, answer }) => ({ question: question.trim(), answer: answer.trim() })),
    badges: [...draft.badges],
    pricing: draft.plans.map((plan) => ({
      ...(plan.id === undefined ? {} : { id: plan.id }),
      name: plan.name.trim(),
      price: Number(plan.price),
      period: toPeriod(monthsOf(plan)),
      features: splitLines(plan.features),
      rights: {
        activations: Number(plan.activations),
        termMonths: monthsOf(plan),
        updateMonths: plan.updateMonths.trim() ? Number(plan.updateMonths) : null,
        supportMonths: Number(plan.supportMonths),
        ...(plan.seats === undefined ? {} : { seats: plan.seats }),
      },
      ...toLaunch(plan),
      ...toSpecialPrices(plan),
    })),
    retiredPlans: draft.retired.map(({ plan: { id }, renewable }) => ({ id, renewable })),
    images: draft.pictures.flatMap(({ picture }) => (picture ? [toChoice(picture)] : [])),
    preview: toPreview(draft.preview),
    demoLink: draft.demoLink.trim(),
    downloadLink: draft.downloadLink.trim(),
    fileId: draft.newFile?.id ?? null,
    licenceKeys: draft.licenceKeys,
    downloadLimit: draft.downloadLimit.trim() ? Number(draft.downloadLimit) : null,
    status: draft.published ? 'published' : 'draft',
  };
}
