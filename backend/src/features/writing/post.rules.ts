import type { PostInput } from '../../../../contract/generated/model.ts';
import { findArticleGaps } from '../../../../contract/rules/articles.ts';
import { toBusinessTime } from '../../../../contract/rules/business-day.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { AppError, invalid } from '../../lib/errors.ts';

/** A draft may be incomplete; a published article may not. @throws AppError 400 naming every missing field */
export function checkComplete(input: PostInput): void {
  const details = findArticleGaps(input);
  const [first] = details;
  if (first) throw new AppError(400, 'invalid_request', first.message, { details });
}

/** When an article becomes or became public. */
export interface Publication {
  published: boolean;
  publish_at: Date | null;
  /** the date shown to readers, `yyyy-mm-dd` */
  published_on: string;
}

/**
 * @param before the article's current publication; null for a new one
 * @param timeZone the shop's, in which dates are shown to readers
 * @throws AppError 400 for a scheduled article without a future moment
 */
export function resolvePublication(
  input: PostInput,
  before: Publication | null,
  now: Date,
  timeZone: string,
): Publication {
  const toDay = (at: Date) => toBusinessTime(at, timeZone).day;
  if (input.status === 'draft') {
    return { published: false, publish_at: null, published_on: before?.published_on ?? toDay(now) };
  }
  if (input.status === 'published') {
    if (!before?.published) return { published: true, publish_at: now, published_on: toDay(now) };
    return { published: true, publish_at: before.publish_at, published_on: before.published_on };
  }
  if (input.publishAt === null) throw invalid('publishAt', REFUSALS.choosePublication);
  const publishAt = new Date(input.publishAt);
  if (!(publishAt > now)) throw invalid('publishAt', REFUSALS.publicationPast);
  return { published: false, publish_at: publishAt, published_on: toDay(publishAt) };
}
