const payment = `(code || chr(1) || coalesce(reference, '') || chr(1) || coalesce(transfer_number, ''))`;
const review = `(text || chr(1) || coalesce(guest_name, ''))`;

/** Payments and reviews in the order of their lists with each filter, and by what is searched for; products with badges, and who owns a product. */
export const indexes = [
  { name: 'downloads_owners', on: 'downloads (product_id, user_id)' },
  { name: 'products_badged', on: `products (id) where badges <> '[]' and deleted_at is null` },
  { name: 'payments_status', on: 'payments (status, created_at desc, id)' },
  { name: 'payments_provider', on: 'payments (provider, created_at desc, id)' },
  { name: 'payments_held', on: 'payments (created_at desc, id) where hold is not null' },
  { name: 'payments_trgm', on: `payments using gin (${payment} gin_trgm_ops)` },
  { name: 'payments_grams', on: `payments using gin (grams(${payment}))` },
  { name: 'reviews_written', on: `reviews (created_at desc, id) where text <> ''` },
  { name: 'reviews_decided', on: `reviews (status, created_at desc, id) where text <> ''` },
  { name: 'reviews_starred', on: `reviews (stars, created_at desc, id) where text <> ''` },
  { name: 'reviews_trgm', on: `reviews using gin (${review} gin_trgm_ops)` },
  { name: 'reviews_grams', on: `reviews using gin (grams(${review}))` },
];
