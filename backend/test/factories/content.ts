import type { Insertable, Kysely } from 'kysely';
import type { Database, StoredPicture } from '../../src/db/schema.ts';
import type { PostsTable, ProductsTable } from '../../src/db/tables.gen.ts';

const picture: StoredPicture = {
  url: '/media/river-960.webp',
  alt: 'A river',
  width: 960,
  height: 720,
  widths: [480, 960],
  placeholder: null,
};

/** A published product with everything its page needs. */
export function createProduct(db: Kysely<Database>, values: Partial<Insertable<ProductsTable>> = {}) {
  return db
    .insertInto('products')
    .values({
      title: 'River Map',
      description: 'Depths of every channel.\n\nUpdated each season.',
      category: 'Android Applications',
      features: JSON.stringify(['Depths', 'Ferries', 'Offline', 'Bangla']),
      benefits: JSON.stringify(['You do not run aground.']),
      requirements: JSON.stringify(['Android 8.0 or later']),
      badges: JSON.stringify(['New']),
      images: JSON.stringify([picture]),
      pricing: JSON.stringify([{ name: 'Free', price: 0, period: 'month', features: [] }]),
      demo_link: 'https://demo.example/river',
      download_link: 'https://play.example/river',
      rating: 4.5,
      reviews: 12,
      downloads: '1k+',
      version: '1.0.0',
      last_update: '2026-01-01',
      ...values,
    })
    .returning(['id', 'title'])
    .executeTakeFirstOrThrow();
}

/** A published article. */
export function createPost(db: Kysely<Database>, values: Partial<Insertable<PostsTable>> = {}) {
  return db
    .insertInto('posts')
    .values({
      title: 'How a river moves',
      excerpt: 'Sand, water and time.',
      content: 'First paragraph.\n\nSecond paragraph.',
      category: 'Mobile Development',
      tags: JSON.stringify(['webdev']),
      image: JSON.stringify(picture),
      author: 'Tanvir Ahmed',
      published_on: '2026-01-01',
      read_time: '5 min read',
      ...values,
    })
    .returning(['id', 'title'])
    .executeTakeFirstOrThrow();
}
