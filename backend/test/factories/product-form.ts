import type { Kysely } from 'kysely';
import type { AdminProductInput } from '../../../contract/generated/model.ts';
import type { Database } from '../../src/db/schema.ts';

const url = '/media/river-960.webp';

/** Adds the picture of `productForm` to the library. */
export async function createLibrary(db: Kysely<Database>): Promise<void> {
  const size = { width: 960, height: 720, widths: JSON.stringify([480, 960]), placeholder: null };
  await db
    .insertInto('pictures')
    .values({ name: 'river', url, alt: 'A river', ...size, base: null, size_bytes: null })
    .execute();
}

/** A complete form of a draft. */
export const productForm = (values: Partial<AdminProductInput> = {}): AdminProductInput => ({
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
  images: [{ url, alt: 'A tide table on a phone' }],
  demoLink: 'https://demo.example/tide',
  downloadLink: 'https://play.example/tide',
  fileId: null,
  status: 'draft',
  ...values,
});
