/**
 * Each customer's licences in the order of their list, files by their names, orders of a product, comments and payments of
 * people who are searched for, and short texts in payouts and mails.
 */
export const indexes = [
  { name: 'licences_own', on: 'licences (user_id, created_at desc, id)' },
  { name: 'files_name_trgm', on: 'files using gin (name gin_trgm_ops)' },
  { name: 'orders_product', on: 'orders (product_id)' },
  { name: 'comments_people', on: 'comments (user_id, id)' },
  { name: 'comments_newest_people', on: 'comments (created_at desc, id) include (user_id)' },
  { name: 'payments_people', on: 'payments (user_id, id)' },
  { name: 'payments_newest_people', on: 'payments (created_at desc, id) include (user_id)' },
  { name: 'payouts_grams', on: 'payouts using gin (grams(reference))' },
  { name: 'mail_log_grams', on: 'mail_log using gin (grams(recipient_email || chr(1) || recipient_name))' },
];
