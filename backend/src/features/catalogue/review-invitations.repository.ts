import { type Kysely, sql } from 'kysely';
import type { Language } from '../../../../contract/rules/languages.ts';
import type { Database } from '../../db/schema.ts';

export interface InvitedBuyer {
  user_id: string;
  name: string;
  email: string;
  email_verified_at: Date | null;
  language: Language | null;
  product_id: number;
  product: string;
  /** the user has unsubscribed from this email */
  muted: boolean;
}

interface InvitationRange {
  since: Date;
  until: Date;
  limit: number;
  at: Date;
}

/**
 * Records new invitations and returns them: users who got a published product within the span, have downloaded its
 * file, and have neither reviewed it nor been invited before, also not by the sequence `review`. Concurrent servers invite different users.
 */
export async function claimInvitations(
  tx: Kysely<Database>,
  { since, until, limit, at }: InvitationRange,
): Promise<InvitedBuyer[]> {
  const { rows } = await sql<InvitedBuyer>`
    with due as (
      select distinct downloads.user_id, downloads.product_id
        from orders
        join order_lines on order_lines.order_id = orders.id
        join downloads on downloads.line_id = order_lines.id
        join users on users.id = downloads.user_id
        join products on products.id = downloads.product_id
       where orders.status = 'completed' and not orders.moved_in and orders.created_at >= ${since}::timestamptz - interval '30 days'
         and downloads.created_at >= ${since} and downloads.created_at <= ${until}
         and downloads.revoked_at is null and downloads.download_count > 0
         and users.status = 'active' and users.deleted_at is null and products.published
         and not exists (select from reviews
           join users author on author.id = reviews.user_id
           where author.person_key = users.person_key and reviews.product_id = downloads.product_id)
         and not exists (select from review_invitations asked
           where asked.user_id = downloads.user_id and asked.product_id = downloads.product_id)
         -- The sequence asks these buyers.
         and not exists (select from sequence_runs run where run.sequence = 'review' and run.event_id = orders.id)
       limit ${limit}
    ), asked as (
      insert into review_invitations (user_id, product_id, created_at)
      select user_id, product_id, ${at} from due on conflict do nothing
      returning user_id, product_id
    )
    select asked.user_id, users.name, users.email, users.email_verified_at, users.language, asked.product_id, products.title as product,
           exists (select from mail_stops where mail_stops.user_id = asked.user_id and kind = 'reviews') as muted
      from asked join users on users.id = asked.user_id join products on products.id = asked.product_id
     order by asked.user_id, asked.product_id`.execute(tx);
  return rows;
}
