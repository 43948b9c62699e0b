import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Home, Slide } from '../../generated/model.ts';
import { toProductCard } from '../catalogue/products.mapper.ts';
import { findProducts } from '../catalogue/products.repository.ts';
import { composeHomeSections } from '../site/sections.service.ts';
import { toPostCard } from '../writing/blog.mapper.ts';
import { findPosts } from '../writing/blog.repository.ts';
import { findFaqs, findSlides, findTestimonials, type SlideRow } from './home.repository.ts';

const RELEASES = 4;
const POSTS = 3;

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
export async function composeHome(db: Kysely<Database>): Promise<Home> {
  const slides = (await findSlides(db)).map(toSlide);
  const testimonials = await findTestimonials(db);
  const releases = await findProducts(db, {}, 'newest', { limit: RELEASES, offset: 0 });
  const posts = await findPosts(db, {}, { limit: POSTS, offset: 0 });
  const faqs = await findFaqs(db);
  return {
    slides,
    testimonials,
    releases: releases.rows.map(toProductCard),
    posts: posts.rows.map(toPostCard),
    faqs,
    ...(await composeHomeSections(db, slides.length)),
  };
}
