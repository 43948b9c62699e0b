import { EVERYONE, findNewsletterGaps } from '@contract/rules/newsletters.ts';
import type {
  AdminNewsletter,
  NewsletterAudience,
  NewsletterDraftInput,
  NewsletterText,
} from '@/api/generated/model.ts';
import { newsletterAudiencePlanEndsWithinDaysMax as MAX_PLAN_DAYS } from '@/api/generated/zod/schemas/newsletterAudience.zod.ts';
import { countText } from '@/lib/count-text.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { readQuantity } from '../../kit/read-number.ts';

/** The state of the editor; numbers and selections as their controls have them. */
export interface NewsletterDraft {
  readonly en: NewsletterText;
  readonly bn: NewsletterText;
  readonly language: '' | 'en' | 'bn';
  readonly owns: string;
  readonly lacks: string;
  readonly outdated: string;
  readonly planDays: string;
  readonly countries: readonly string[];
  readonly bought: '' | 'yes' | 'no';
}

export type NewsletterField = keyof NewsletterDraft;

/** In reading order; those of the texts are named by their language. */
export const NEWSLETTER_FIELDS: readonly NewsletterField[] = [
  'en',
  'bn',
  'language',
  'owns',
  'lacks',
  'outdated',
  'planDays',
  'countries',
  'bought',
];

const NOTHING: NewsletterText = { subject: '', content: '' };

const toChoice = (value: number | null): string => (value === null ? '' : String(value));
const BOUGHT = { true: 'yes', false: 'no' } as const;

export function toNewsletterDraft(stored: Pick<AdminNewsletter, 'texts' | 'audience'> | null): NewsletterDraft {
  const { texts, audience } = stored ?? { texts: { en: NOTHING, bn: NOTHING }, audience: EVERYONE };
  return {
    en: texts.en,
    bn: texts.bn,
    language: audience.language ?? '',
    owns: toChoice(audience.owns_product_id),
    lacks: toChoice(audience.lacks_product_id),
    outdated: toChoice(audience.outdated_product_id),
    planDays: toChoice(audience.plan_ends_within_days),
    countries: audience.countries,
    bought: audience.has_bought === null ? '' : BOUGHT[`${audience.has_bought}`],
  };
}

/** The fields of a draft that say who gets it. */
export function toAudienceFields(audience: NewsletterAudience): Omit<NewsletterDraft, 'en' | 'bn'> {
  const { en: _en, bn: _bn, ...fields } = toNewsletterDraft({ texts: { en: NOTHING, bn: NOTHING }, audience });
  return fields;
}

const toId = (value: string): number | null => (value === '' ? null : Number(value));

/** The audience of a draft; null while the days are no number. */
export function toAudience(draft: NewsletterDraft): NewsletterAudience | null {
  const days = draft.planDays.trim() === '' ? null : (readQuantity(draft.planDays) ?? 0);
  if (days !== null && (!Number.isInteger(days) || days < 1 || days > MAX_PLAN_DAYS)) return null;
  return {
    language: draft.language === '' ? null : draft.language,
    owns_product_id: toId(draft.owns),
    lacks_product_id: toId(draft.lacks),
    outdated_product_id: toId(draft.outdated),
    plan_ends_within_days: days,
    countries: [...draft.countries],
    has_bought: draft.bought === '' ? null : draft.bought === 'yes',
  };
}

export function checkNewsletter(draft: NewsletterDraft): FieldProblems<NewsletterField> {
  return toAudience(draft) === null ? { planDays: `Please enter a number from 1 to ${MAX_PLAN_DAYS}` } : {};
}

/** The request body of a checked draft. */
export const toNewsletterInput = (draft: NewsletterDraft, version: number | undefined): NewsletterDraftInput => ({
  texts: { en: draft.en, bn: draft.bn },
  audience: toAudience(draft) ?? EVERYONE,
  ...(version === undefined ? {} : { version }),
});

/** Why it cannot be sent yet; undefined when it can. */
export const findSendProblem = ({ en, bn }: Pick<NewsletterDraft, 'en' | 'bn'>): string | undefined => {
  const [gap] = findNewsletterGaps({ en, bn });
  if (!gap) return undefined;
  const isBangla = gap.field.startsWith('texts.bn');
  return isBangla ? `${String(gap.message)} in Bangla` : String(gap.message);
};

const HOUR = 60;
const DAY = 24 * HOUR;

/** How long it takes to send so many emails within the limits: 'about 6 hours'. */
export function sendingTime(total: number, { per_minute, per_day }: { per_minute: number; per_day: number }): string {
  const minutes = Math.max(total / per_minute, Math.max(0, Math.ceil(total / per_day) - 1) * DAY);
  if (minutes <= 1) return 'about a minute';
  if (minutes < 2 * HOUR) return `about ${countText(Math.ceil(minutes), ['minute', 'minutes'])}`;
  if (minutes < 2 * DAY) return `about ${countText(Math.ceil(minutes / HOUR), ['hour', 'hours'])}`;
  return `about ${countText(Math.ceil(minutes / DAY), ['day', 'days'])}`;
}
