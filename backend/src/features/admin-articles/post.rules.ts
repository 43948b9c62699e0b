import type { PostInput } from '../../generated/model.ts';
import { AppError, type ErrorDetail, invalid } from '../../http/errors.ts';

const WORDS_A_MINUTE = 200;

/** '3 min read' for a text that takes about three minutes. */
export function readTimeOf(content: string): string {
  const words = content.trim().split(/\s+/).filter(Boolean).length;
  return `${Math.max(1, Math.round(words / WORDS_A_MINUTE))} min read`;
}

/** Tags without blanks at their ends, each once. */
export const cleanTags = (tags: string[]): string[] => [...new Set(tags.map((tag) => tag.trim()))];

const NEEDED = {
  excerpt: 'Please write an excerpt',
  content: 'Please write the text',
  category: 'Please choose a category',
} as const;

/** A draft may have gaps; what readers will see may not. @throws AppError 400 naming every gap */
export function checkComplete(input: PostInput): void {
  if (input.status === 'draft') return;
  const details: ErrorDetail[] = Object.entries(NEEDED)
    .filter(([field]) => input[field as keyof typeof NEEDED].trim() === '')
    .map(([field, message]) => ({ field, message }));
  if (input.image === null) details.push({ field: 'image', message: 'Please choose a picture' });
  const [first] = details;
  if (first) throw new AppError(400, 'invalid_request', first.message, { details });
}

/** When an article becomes or became public. */
export interface Publication {
  published: boolean;
  publish_at: Date | null;
  /** the day readers see, `yyyy-mm-dd` */
  published_on: string;
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/**
 * @param before the article's present publication; null for a new one
 * @throws AppError 400 for a scheduled article without a moment ahead
 */
export function publicationOf(input: PostInput, before: Publication | null, now: Date): Publication {
  if (input.status === 'draft') {
    return { published: false, publish_at: null, published_on: before?.published_on ?? dayOf(now) };
  }
  if (input.status === 'published') {
    if (!before?.published) return { published: true, publish_at: now, published_on: dayOf(now) };
    return { published: true, publish_at: before.publish_at, published_on: before.published_on };
  }
  if (input.publishAt === null) throw invalid('publishAt', 'Please choose when the article appears');
  const moment = new Date(input.publishAt);
  if (!(moment > now)) throw invalid('publishAt', 'Please choose a time in the future');
  return { published: false, publish_at: moment, published_on: dayOf(moment) };
}
