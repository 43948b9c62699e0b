import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Home, Slide } from '../../generated/model.ts';
import { findPosts } from '../blog/blog.repository.ts';
import { toPostCard } from '../blog/to-post-card.ts';
import { findProducts } from '../products/products.repository.ts';
import { toProductCard } from '../products/to-product-card.ts';
import { findDocuments, findFaqs, findTestimonials } from '../site/content.repository.ts';
import { unsetContent } from '../site/default-content.ts';
import { findSlides, type SlideRow } from '../site/site.repository.ts';

const RELEASES = 4;
const POSTS = 3;

/** Row to contract. */
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

/** Everything the home page shows. One query after the other: a page is kept, and a burst must not take every connection. */
export async function composeHome(db: Kysely<Database>): Promise<Home> {
  const slides = (await findSlides(db)).map(toSlide);
  const testimonials = await findTestimonials(db);
  const releases = await findProducts(db, {}, 'newest', { limit: RELEASES, offset: 0 });
  const posts = await findPosts(db, {}, { limit: POSTS, offset: 0 });
  const faqs = await findFaqs(db);
  const { suite = unsetContent.suite, film = unsetContent.film } = await findDocuments(db, ['suite', 'film']);
  return {
    slides,
    testimonials,
    releases: releases.rows.map(toProductCard),
    posts: posts.rows.map(toPostCard),
    faqs,
    suite,
    film,
  };
}
