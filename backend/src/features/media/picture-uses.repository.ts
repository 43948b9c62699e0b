import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

export interface PictureUse {
  url: string;
  /** display text, such as `Article: A calendar that works offline` */
  label: string;
}

/**
 * Where pictures are used. Deleted content counts, because it can be restored.
 * @param urls of the pictures
 */
export async function listPictureUses(db: Kysely<Database>, urls: string[]): Promise<PictureUse[]> {
  if (urls.length === 0) return [];
  const { rows } = await sql<PictureUse>`
    with asked as (select unnest(${urls}::text[]) as url)
    select asked.url, 'Product: ' || title as label
      from asked join products on images @> jsonb_build_array(jsonb_build_object('url', asked.url))
    union all
    select asked.url, 'Preview of: ' || title
      from asked join products on preview @> jsonb_build_object('before', jsonb_build_object('url', asked.url))
        or preview @> jsonb_build_object('after', jsonb_build_object('url', asked.url))
    union all
    select url, 'Article: ' || title from asked join posts on image ->> 'url' = url
    union all
    select asked.url, 'Text of: ' || title from asked join posts on text_pictures ? asked.url
    union all
    select asked.url, 'Text of: ' || title from asked join products on text_pictures ? asked.url
    union all
    select asked.url, 'Page: ' || title from asked join pages on text_pictures ? asked.url
    union all
    select asked.url, 'Case study: ' || title from asked join case_studies
      on image ->> 'url' = asked.url or portrait ->> 'url' = asked.url or text_pictures ? asked.url
    union all
    select url, 'Hero slide: ' || name from asked join slides on picture ->> 'url' = url
    union all
    select url, 'Bundle: ' || name from asked join bundles on image ->> 'url' = url
    union all
    select url, 'Testimonial: ' || name from asked join testimonials on image ->> 'url' = url
    union all
    select url, 'Service: ' || title from asked join services on image ->> 'url' = url
    union all
    select url, 'Team: ' || name from asked join team_members on image ->> 'url' = url
    union all
    select asked.url, 'Site: identity' from asked join site_documents on site_documents.name = 'identity'
      and asked.url in (body -> 'logo' ->> 'url', body -> 'logoDark' ->> 'url', body -> 'icon' ->> 'url',
        body -> 'shareCard' ->> 'url')
    union all
    select url, 'Logo on issued invoices' from asked
      where exists (select from invoices where document -> 'letterhead' -> 'logo' ->> 'url' = url)
    union all
    select url, 'Film: ' || (body ->> 'title') from asked
      join site_documents on site_documents.name = 'film' and body -> 'poster' ->> 'url' = url
    union all
    select asked.url, 'Translation of: ' || coalesce(
        (select title from products where t.type = 'product' and id::text = t.record_id),
        (select name from bundles where t.type = 'bundle' and id::text = t.record_id),
        (select title from posts where t.type = 'article' and id::text = t.record_id),
        (select title from case_studies where t.type = 'case-study' and id::text = t.record_id),
        (select name from slides where t.type = 'slide' and id::text = t.record_id),
        (select title from services where t.type = 'service' and id::text = t.record_id),
        (select name from testimonials where t.type = 'testimonial' and id::text = t.record_id),
        (select name from team_members where t.type = 'team-member' and id::text = t.record_id),
        'Site texts')
      from asked join content_translations t
        on t.texts @> jsonb_build_array(jsonb_build_object('picture', jsonb_build_object('url', asked.url)))
        or t.published_texts @> jsonb_build_array(jsonb_build_object('picture', jsonb_build_object('url', asked.url)))
    order by label`.execute(db);
  return rows;
}
