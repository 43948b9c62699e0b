import type { ColumnType, Generated } from 'kysely';

export type ReviewStatus = 'pending' | 'approved' | 'rejected' | 'spam';

export interface ReviewsTable {
  id: Generated<string>;
  product_id: number;
  /** Null once the account has been erased, and for reviews that were taken over without one. */
  user_id: string | null;
  /** Who wrote a review that was taken over. */
  guest_name: string | null;
  /** 1 to 5 */
  stars: number;
  /** Plain text; empty when somebody gave stars alone. */
  text: string;
  status: ReviewStatus;
  answer: string | null;
  created_at: ColumnType<Date, Date, never>;
  edited_at: Date | null;
}

export interface ReviewTables {
  reviews: ReviewsTable;
}
