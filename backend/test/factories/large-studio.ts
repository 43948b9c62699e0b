import type { Connection } from '../../src/db/database.ts';
import { createProduct } from './content.ts';

/**
 * Fills a database with a large studio: `count` products, customers and orders, made by the database itself in a second
 * or two, the same every time.
 */
export async function createLargeStudio({ db, pool }: Pick<Connection, 'db' | 'pool'>, count: number): Promise<void> {
  const { id } = await createProduct(db, { title: 'Product 1', position: 1 });
  await pool.query(
    `insert into products (title, description, category, images, pricing, demo_link, download_link, version,
       last_update, position, published, updated_at)
     select 'Product ' || n, 'Row ' || md5(n::text) || E'.\\n\\n' || repeat(md5((n * 7)::text) || ' ', 20),
       (array['Android Applications', 'Windows Applications', 'Scripts', 'Plugins'])[1 + n % 4], images,
       jsonb_build_array(jsonb_build_object('name', 'Pro', 'price', n % 97 + 0.99, 'period', 'month', 'features', '[]'::jsonb)),
       demo_link, download_link, version, date '2026-01-01' - n % 900, n, n % 7 <> 0,
       timestamptz '2026-01-01' + n * interval '1 minute'
     from products, generate_series(2, $2::int) as n where id = $1`,
    [id, count],
  );
  await pool.query(
    `insert into users (name, email, password_hash, created_at)
     select initcap(substr(md5(n::text), 1, 6)) || ' ' || initcap(substr(md5((n * 3)::text), 1, 8)),
       'person-' || n || '@' || substr(md5((n * 5)::text), 1, 5) || '.example', 'x', now() - n * interval '1 hour'
     from generate_series(1, $1::int) as n`,
    [count],
  );
  await pool.query(
    `with people as (select id, row_number() over (order by created_at) as n from users)
     insert into orders (user_id, product_id, product_name, tier, amount_cents, status, created_at)
     select people.id, $2, 'Product ' || n % 50, 'Pro', (n * 37) % 9000 + 99,
       (array['pending', 'processing', 'completed', 'completed', 'completed', 'cancelled', 'refunded'])[1 + n % 7],
       now() - n * interval '17 minutes'
     from people where n <= $1::int order by n desc`,
    [count, id],
  );
  await pool.query('insert into order_events (order_id, status, created_at) select id, status, created_at from orders');
  // As autovacuum and the housekeeping of the embedded engine do.
  await pool.query('vacuum (analyze) products, users, orders');
}
