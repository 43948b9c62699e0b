import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** The database facts about a site before its launch. */
export interface GuideRow {
  folded: boolean;
  logo: boolean;
  legal: boolean;
  /** whether the settings with the shop's time zone were ever saved */
  zone: boolean;
  /** whether the settings with the shop's currency were ever saved */
  currency: boolean;
  product: boolean;
  article: boolean;
  /** whether a mail server has accepted a test email */
  tested: boolean;
}

/** The audit subject of a test email. */
export const TEST_MAIL_SUBJECT = 'mail';

/** Each fact is one index lookup, whatever the amount of data. */
export async function findGuide(db: Kysely<Database>, userId: string): Promise<GuideRow> {
  const { rows } = await sql<GuideRow>`
    select exists (select from folded_guides where user_id = ${userId}) as folded,
      coalesce((select body -> 'logo' <> 'null' from site_documents where name = 'identity'), false) as logo,
      not exists (select from pages where legal and not published) as legal,
      coalesce((select version > 1 from mail_settings), false) as zone,
      exists (select from payment_settings) as currency,
      exists (select from products p where published and exists (select from product_files f where f.product_id = p.id))
        as product,
      exists (select from posts where published) as article,
      exists (select from audit_entries where subject = ${TEST_MAIL_SUBJECT}) as tested`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('Expected exactly one row of facts');
  return row;
}

export async function setGuideState(db: Kysely<Database>, userId: string, folded: boolean): Promise<void> {
  if (folded) {
    await db
      .insertInto('folded_guides')
      .values({ user_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await db.deleteFrom('folded_guides').where('user_id', '=', userId).execute();
  }
}
