import type { Kysely } from 'kysely';
import type { Home, Slide } from '../../../../contract/generated/model.ts';
import type { Database } from '../../db/schema.ts';
import { toProductCard } from '../catalogue/products.mapper.ts';
import { listProducts } from '../catalogue/products.repository.ts';
import { buildHomeSections } from '../site/sections.service.ts';
import { toPostCard } from '../writing/blog.mapper.ts';
import { listPosts } from '../writing/blog.repository.ts';
import { listFaqs, listSlides, listTestimonials, type SlideRow } from './home.repository.ts';

const RELEASE_COUNT = 4;
const POST_COUNT = 3;

function toSlide(row: SlideRow): Slide {
  return {
    id: row.id,
    productId: row.product_id,
    name: row.name,
    category: row.category,
    description: row.description,
    features: row.features,
    picture: row.picture,
  };
}

/**
 * The content of the home page. Queries run sequentially: the page is cached, and a burst must not use up all
 * connections.
 */
export async function buildHome(db: Kysely<Database>): Promise<Home> {
  const slides = (await listSlides(db)).map(toSlide);
  const testimonials = await listTestimonials(db);
  const releases = await listProducts(db, {}, { sort: 'newest' }, { limit: RELEASE_COUNT, offset: 0 });
  const posts = await listPosts(db, {}, { limit: POST_COUNT, offset: 0 });
  const faqs = await listFaqs(db);
  return {
    slides,
    testimonials,
    releases: releases.rows.map(toProductCard),
    posts: posts.rows.map(toPostCard),
    faqs,
    ...(await buildHomeSections(db, slides.length)),
  };
}
