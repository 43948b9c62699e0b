import type { OwnReview, Review } from '../../../../contract/generated/model.ts';
import { avatarUrl } from '../accounts/user.mapper.ts';
import type { OwnReviewRow, ReviewRow } from './reviews.repository.ts';

/** Shown as the author when the account has been erased. */
const FORMER_CUSTOMER = 'Former customer';

export const toReview = (row: ReviewRow): Review => ({
  id: row.id,
  author: row.name ?? row.guest_name ?? FORMER_CUSTOMER,
  avatar: row.avatar === null ? null : avatarUrl(row.avatar),
  stars: row.stars,
  text: row.text,
  created_at: row.created_at.toISOString(),
  edited: row.edited_at !== null,
  answer: row.answer,
});

/** Row to contract, for its author, who must not learn that it was marked as spam. */
export const toOwnReview = ({ stars, text, status, answer, created_at }: OwnReviewRow): OwnReview => ({
  stars,
  text,
  answer,
  status: status === 'pending' || status === 'approved' ? status : 'refused',
  created_at: created_at.toISOString(),
});
