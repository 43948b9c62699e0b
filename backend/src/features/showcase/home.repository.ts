import type { Kysely, Selectable } from 'kysely';
import type { SiteFaq, Testimonial } from '../../../../contract/generated/model.ts';
import { SLIDE_COLUMNS } from '../../db/columns.ts';
import type { Database } from '../../db/schema.ts';
import type { SlidesTable } from '../../db/tables.gen.ts';

export type SlideRow = Selectable<SlidesTable>;

// Of every list: the published entries, in the order set by an administrator.

/** A slide of an unpublished product would be a broken link. */
export function listSlides(db: Kysely<Database>): Promise<SlideRow[]> {
  return db
    .selectFrom('slides')
    .innerJoin('products', 'products.id', 'slides.product_id')
    .select(SLIDE_COLUMNS.map((column) => `slides.${column}` as const))
    .where('slides.published', '=', true)
    .where('slides.deleted_at', 'is', null)
    .where('products.published', '=', true)
    .orderBy('slides.position')
    .orderBy('slides.id')
    .execute();
}

export function listTestimonials(db: Kysely<Database>): Promise<Testimonial[]> {
  return db
    .selectFrom('testimonials')
    .select(['id', 'name', 'role', 'company', 'service', 'rating', 'comment', 'image'])
    .where('published', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function listFaqs(db: Kysely<Database>): Promise<SiteFaq[]> {
  return db
    .selectFrom('faqs')
    .select(['id', 'question', 'answer'])
    .where('published', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
