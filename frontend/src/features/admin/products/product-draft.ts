import { DEFAULT_RIGHTS } from '@shared/plan-rights.ts';
import type { AdminProduct, AdminProductInput, PlanLaunch, PlanRights, ProductFile } from '@/api/generated/model.ts';
import type { PictureData } from '@/components/ui/picture.tsx';
import { endOf, lastDayOf } from '../kit/last-day.ts';

export interface PlanDraft {
  /** Tells the plans apart while they are edited. */
  readonly key: string;
  readonly name: string;
  readonly price: string;
  readonly period: string;
  /** Empty is none. */
  readonly launchPrice: string;
  /** Its last day, `yyyy-mm-dd` in the reader's own time. */
  readonly launchDay: string;
  /** The stored end, kept while its day is not touched; empty without one. */
  readonly launchUntil: string;
  /** One line each. */
  readonly features: string;
  readonly activations: string;
  /** Empty is for ever. */
  readonly termMonths: string;
  /** Empty is for ever. */
  readonly updateMonths: string;
  readonly supportMonths: string;
}

export interface PictureDraft {
  readonly key: string;
  /** Null while none is chosen. */
  readonly picture: PictureData | null;
}

/** A product as its form holds it: texts as typed, lists as one line each. */
export interface ProductDraft {
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly version: string;
  readonly features: string;
  readonly benefits: string;
  readonly requirements: string;
  readonly badges: readonly string[];
  readonly plans: readonly PlanDraft[];
  readonly pictures: readonly PictureDraft[];
  readonly demoLink: string;
  readonly downloadLink: string;
  /** Uploaded here and not saved yet. */
  readonly newFile: ProductFile | null;
  readonly licenceKeys: boolean;
  readonly published: boolean;
}

const rightsDraft = ({ activations, termMonths, updateMonths, supportMonths }: PlanRights = DEFAULT_RIGHTS) => ({
  activations: String(activations),
  termMonths: termMonths ? String(termMonths) : '',
  updateMonths: updateMonths === null ? '' : String(updateMonths),
  supportMonths: String(supportMonths),
});

const launchDraft = (launch?: PlanLaunch) => ({
  launchPrice: launch ? String(launch.price) : '',
  launchDay: lastDayOf(launch?.until ?? null),
  launchUntil: launch?.until ?? '',
});

function launchOf({ launchPrice, launchDay, launchUntil }: PlanDraft): { launch?: PlanLaunch } {
  if (!launchPrice.trim()) return {};
  const isSameDay = launchUntil !== '' && lastDayOf(launchUntil) === launchDay;
  return { launch: { price: Number(launchPrice), until: isSameDay ? launchUntil : (endOf(launchDay) ?? '') } };
}

const joined = (lines: readonly string[]): string => lines.join('\n');
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const newPlan = (key: string, given: Partial<PlanDraft> = {}): PlanDraft => ({
  ...{ key, name: '', price: '', period: 'month', features: '', ...launchDraft(), ...rightsDraft() },
  ...given,
});

/** The chosen pictures; the cover has its place also while there is none. */
const pictureDrafts = (images: AdminProduct['images']): ProductDraft['pictures'] =>
  images.length > 0
    ? images.map((picture, index) => ({ key: `picture-${index}`, picture }))
    : [{ key: 'picture-0', picture: null }];

/** An empty form with a free plan to begin with. */
export const emptyDraft = (): ProductDraft => ({
  title: '',
  description: '',
  category: '',
  version: '1.0.0',
  features: '',
  benefits: '',
  requirements: '',
  badges: [],
  plans: [newPlan('plan-0', { name: 'Free', price: '0' })],
  pictures: [{ key: 'picture-0', picture: null }],
  demoLink: '',
  downloadLink: '',
  newFile: null,
  licenceKeys: false,
  published: false,
});

export function draftOf(product: AdminProduct): ProductDraft {
  return {
    title: product.title,
    description: product.description,
    category: product.category,
    version: product.version,
    features: joined(product.features),
    benefits: joined(product.benefits),
    requirements: joined(product.requirements),
    badges: product.badges,
    plans: product.pricing.map(({ name, price, period, features, rights, launch }, index) => ({
      key: `plan-${index}`,
      ...{ name, period, price: String(price), features: joined(features) },
      ...launchDraft(launch),
      ...rightsDraft(rights),
    })),
    pictures: pictureDrafts(product.images),
    demoLink: product.demoLink,
    downloadLink: product.downloadLink,
    newFile: null,
    licenceKeys: product.licenceKeys,
    published: product.status === 'published',
  };
}

/** The form as the server takes it; `checkDraft` has found nothing wrong. */
export function toInput(draft: ProductDraft): AdminProductInput {
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    category: draft.category.trim(),
    version: draft.version.trim(),
    features: linesOf(draft.features),
    benefits: linesOf(draft.benefits),
    requirements: linesOf(draft.requirements),
    badges: [...draft.badges],
    pricing: draft.plans.map((plan) => ({
      name: plan.name.trim(),
      price: Number(plan.price),
      period: plan.period.trim(),
      features: linesOf(plan.features),
      rights: {
        activations: Number(plan.activations),
        termMonths: plan.termMonths.trim() ? Number(plan.termMonths) : null,
        updateMonths: plan.updateMonths.trim() ? Number(plan.updateMonths) : null,
        supportMonths: Number(plan.supportMonths),
      },
      ...launchOf(plan),
    })),
    images: draft.pictures.flatMap(({ picture }) => (picture ? [{ url: picture.url, alt: picture.alt.trim() }] : [])),
    demoLink: draft.demoLink.trim(),
    downloadLink: draft.downloadLink.trim(),
    fileId: draft.newFile?.id ?? null,
    licenceKeys: draft.licenceKeys,
    status: draft.published ? 'published' : 'draft',
  };
}
