import type { Transaction } from 'kysely';
import type { Database } from '../../backend/src/db/schema.ts';
import { claimNewKeys } from '../../backend/src/db/seed-marks.ts';
import { products } from '../content/products.ts';
import { ratingsWithoutText, reviews } from '../content/reviews.ts';

const DAY_MS = 86_400_000;
const APPROVED = { user_id: null, status: 'approved' } as const;

/** The initial reviews of the demo's products: as many as their figures state, most of them without text. */
export async function seedReviews(tx: Transaction<Database>): Promise<void> {
  const keys = await claimNewKeys(
    tx,
    'reviews',
    products.map(({ id }) => String(id)),
  );
  const rows = await tx.selectFrom('products').select('id').execute();
  const fresh = rows.map(({ id }) => id).filter((id) => keys.has(String(id)));
  const written = reviews
    .filter(({ productId }) => fresh.includes(productId))
    .map(({ id, productId, stars, author, text, answer, createdAt }) => ({
      ...APPROVED,
      id,
      product_id: productId,
      guest_name: author,
      stars,
      text,
      answer,
      created_at: new Date(createdAt),
    }));
  if (written.length === 0) return;
  const alone = fresh.flatMap((product_id) =>
    ratingsWithoutText(product_id).flatMap((people, index) =>
      Array.from({ length: people }, (_, person) => ({
        ...APPROVED,
        product_id,
        guest_name: null,
        stars: index + 1,
        text: '',
        answer: null,
        created_at: new Date(Date.UTC(2025, 1, 1) + (person % 600) * DAY_MS),
      })),
    ),
  );
  await tx
    .insertInto('reviews')
    .values([...written, ...alone])
    .execute();
}
