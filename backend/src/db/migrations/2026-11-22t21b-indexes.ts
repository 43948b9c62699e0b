interface IndexPlan {
  name: string;
  on: string;
}

/** What a search looks into: tables with the columns that one search covers, in this order. */
const SEARCHED = {
  products: ['title', 'description'],
  users: ['name', 'email'],
  contact_messages: ['name', 'email', 'subject', 'message'],
  newsletter_subscribers: ['email'],
  pictures: ['name', 'alt'],
  audit_entries: ['label', 'action'],
  comments: ['text'],
} as const;

/** These have trigrams of older migrations. */
const HAVE_TRIGRAMS: readonly string[] = ['products', 'users'];

const searches = Object.entries(SEARCHED).flatMap(([table, columns]): IndexPlan[] => {
  const grams = { name: `${table}_grams`, on: `${table} using gin (grams(${columns.join(' || chr(1) || ')}))` };
  if (HAVE_TRIGRAMS.includes(table)) return [grams];
  const trigrams = columns.map((column) => `${column} gin_trgm_ops`).join(', ');
  return [grams, { name: `${table}_trgm`, on: `${table} using gin (${trigrams})` }];
});

const notDeleted = 'where deleted_at is null';
const published = 'where published';

/**
 * Indexes that hold the order of a list, the key of its rows and what its filters ask about, so that a place in it is
 * found without reading the rows. An index of an expression needs the column beside it for that.
 */
const orders: IndexPlan[] = [
  { name: 'orders_by_number', on: 'orders (number) include (status, created_at)' },
  { name: 'orders_by_total', on: 'orders (amount_cents, number) include (status, created_at)' },
  { name: 'orders_by_customer', on: 'orders (customer_sort, number) include (status, created_at)' },
  // Orders without a customer come last in both directions.
  {
    name: 'orders_by_customer_backward',
    on: 'orders (customer_sort desc nulls last, number desc) include (status, created_at)',
  },
  { name: 'orders_own', on: 'orders (user_id, number) include (product_name, status, amount_cents, created_at)' },
  {
    name: 'downloads_own',
    on: 'downloads (user_id, created_at desc, id desc) include (revoked_at, download_count, product_name, file_id)',
  },
  {
    name: 'products_by_title',
    on: `products (lower(title) collate "C", id) include (title, category, published) ${notDeleted}`,
  },
  {
    name: 'products_by_status',
    on: `products (published, lower(title) collate "C", id) include (title, category) ${notDeleted}`,
  },
  { name: 'products_by_price', on: `products (price_cents, id) include (category, published) ${notDeleted}` },
  { name: 'products_by_update', on: `products (updated_at, id) include (category, published) ${notDeleted}` },
  { name: 'products_shown_position', on: `products (position, id) include (category) ${published}` },
  { name: 'products_shown_update', on: `products (last_update desc, id) include (category) ${published}` },
  { name: 'products_shown_rating', on: `products (rating desc, reviews desc, id) include (category) ${published}` },
  {
    name: 'products_shown_title',
    on: `products (lower(title) collate "C", id) include (title, category) ${published}`,
  },
  { name: 'products_public', on: `products (id) include (last_update) ${published}` },
  { name: 'products_shown_category', on: `products (category, position, id) ${published}` },
  { name: 'users_by_name', on: `users (lower(name) collate "C", id) include (name, status, role) ${notDeleted}` },
  { name: 'users_by_email', on: `users (lower(email) collate "C", id) include (email, status, role) ${notDeleted}` },
  { name: 'users_by_joining', on: `users (created_at desc, id) include (status, role) ${notDeleted}` },
  { name: 'audit_entries_kind', on: 'audit_entries (subject, id desc)' },
  { name: 'audit_entries_by_time', on: 'audit_entries (created_at, id)' },
  { name: 'audit_entries_by_kind', on: 'audit_entries (subject, created_at, id)' },
  { name: 'audit_entries_by_person', on: 'audit_entries (actor_id, created_at, id)' },
  { name: 'users_super_admins', on: `users (id) where role = 'super_admin'` },
  { name: 'products_position', on: 'products (position)' },
  { name: 'post_saves_newest', on: 'post_saves (user_id, created_at desc, post_id desc) where user_id is not null' },
  { name: 'comments_guests', on: 'comments (id) where guest_name is not null' },
  { name: 'comments_newest', on: 'comments (created_at desc, id)' },
  { name: 'newsletter_subscribers_status', on: 'newsletter_subscribers (status, created_at desc, id)' },
];

/** Some are there already in databases that were migrated by an earlier build; they are left as they are. */
export const indexes: readonly IndexPlan[] = [...searches, ...orders];
