import { type Kysely, sql } from 'kysely';
import { GUEST_SENTINEL } from '../../../../contract/rules/guest-sentinel.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import type { Database } from '../../db/schema.ts';

export interface ReleaseRecipient {
  id: string;
  name: string;
  email: string;
  email_verified_at: Date | null;
  language: Language | null;
  /** bought without an account */
  is_guest: boolean;
}

interface ReleaseAudience {
  productId: number;
  /** false for a product that is not published: it concerns only clients to whom it was delivered */
  isForSale: boolean;
  publishedAt: Date;
  after: string;
  limit: number;
}

/** The title of a product that is not published and was delivered to a client. */
export async function findDeliveredTitle(db: Kysely<Database>, productId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('products')
    .select('title')
    .where('id', '=', productId)
    .where('deleted_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('project_deliveries').select('line_id').where('product_id', '=', productId)),
    )
    .executeTakeFirst();
  return row?.title;
}

/** The line was delivered to the client of a project. */
const isDelivered = sql<boolean>`exists (select from project_deliveries where line_id = order_lines.id)`;

/**
 * The next owners of the product after the last one, including guests who have paid for it or are clients it was delivered to,
 * with updates still active when the release was published, who accept such emails. A companion of the product has the same product_id, but its
 * file belongs to no release.
 */
export async function listReleaseRecipients(
  db: Kysely<Database>,
  { productId, isForSale, publishedAt, after, limit }: ReleaseAudience,
): Promise<ReleaseRecipient[]> {
  const { rows } = await sql<ReleaseRecipient>`
    select id, name, email, email_verified_at, language, deleted_at is not null as is_guest from users
     where id > ${after} and status = 'active' and (deleted_at is null or deleted_at = ${GUEST_SENTINEL})
       and exists (
         select from downloads
           join release_files on release_files.file_id = downloads.file_id
           join releases on releases.id = release_files.release_id and releases.product_id = downloads.product_id
           left join entitlements on entitlements.line_id = downloads.line_id
           left join order_lines on order_lines.id = downloads.line_id
          where (users.deleted_at is null or order_lines.amount_cents > 0 or ${isDelivered})
            and (${isForSale} or ${isDelivered}) and downloads.user_id = users.id and downloads.product_id = ${productId} and revoked_at is null
            and (updates_until is null or updates_until >= ${publishedAt}))
       and not exists (select from mail_stops where user_id = users.id and kind = 'releases')
       and not exists (select from release_mutes where user_id = users.id and product_id = ${productId})
     order by id limit ${limit}`.execute(db);
  return rows;
}
