import type { ColumnType, Generated } from 'kysely';

export type ReviewStatus = 'pending' | 'approved' | 'rejected' | 'spam';

export interface ReviewsTable {
  id: Generated<string>;
  product_id: number;
  /** Null once the account has been erased, and for imported reviews without an account. */
  user_id: string | null;
  /** The author of an imported review. */
  guest_name: string | null;
  /** 1 to 5 */
  stars: number;
  /** Plain text; empty for a rating without text. */
  text: string;
  status: ReviewStatus;
  answer: string | null;
  created_at: ColumnType<Date, Date, never>;
  edited_at: Date | null;
}

export interface ReviewTables {
  reviews: ReviewsTable;
}
