import type { Kysely } from 'kysely';
import type { Database } from '../../src/db/schema.ts';
import type { AdminProductInput } from '../../src/generated/model/adminProductInput.ts';
import { createProduct } from './content.ts';

const URL = '/media/river-960.webp';

/** Makes sure that the picture of `productForm` exists. */
export const createLibrary = (db: Kysely<Database>) => createProduct(db, { title: 'Library', published: false });

/** A complete form of a draft. */
export const productForm = (given: Partial<AdminProductInput> = {}): AdminProductInput => ({
  title: 'Tide Table',
  description: 'High and low water for every port.\n\nWorks offline.',
  category: 'Android Applications',
  version: '1.0.0',
  features: ['All ports', 'Offline'],
  benefits: ['You never miss the tide.'],
  requirements: ['Android 8.0 or later'],
  badges: ['New'],
  pricing: [
    { name: 'Free', price: 0, period: 'month', features: [] },
    { name: 'Pro', price: 9.99, period: 'month', features: ['Alarms'] },
  ],
  images: [{ url: URL, alt: 'A tide table on a phone' }],
  demoLink: 'https://demo.example/tide',
  downloadLink: 'https://play.example/tide',
  fileId: null,
  status: 'draft',
  ...given,
});
