// Products with their files, pictures, articles.

const CATEGORIES = "array['Android Applications', 'Windows Applications', 'Scripts', 'Plugins', 'Web Applications']";

/** @param {import('./seed.mjs').Sizes} sizes @returns {import('./seed.mjs').Steps} */
export const catalogue = ({ products, posts }) => [
  [
    'pictures',
    `insert into pictures (id, name, url, alt, width, height, created_at)
     select pg_temp.id_of('picture', n), pg_temp.sentence(n, 3) || '.webp', '/uploads/grown-' || n || '.webp',
            pg_temp.sentence(n + 7, 6), 1200, 800, date_trunc('minute', pg_temp.moment(n / ${products}.0))
       from generate_series(1, ${Math.ceil(products / 2)}) as n`,
  ],
  [
    'products',
    `insert into products (title, description, category, features, images, pricing, demo_link, download_link, rating,
       reviews, downloads, version, last_update, position, published, created_at, updated_at)
     select initcap(pg_temp.sentence(n, 3)) || ' ' || n, pg_temp.sentence(n, 40), pg_temp.pick(${CATEGORIES}, n, 'category'),
            jsonb_build_array(pg_temp.sentence(n + 1, 4), pg_temp.sentence(n + 2, 4)),
            jsonb_build_array(jsonb_build_object('url', '/uploads/grown-' || 1 + n / 2 || '.webp', 'alt', 'Screen', 'width', 1200, 'height', 800, 'widths', '[]'::jsonb, 'placeholder', null)),
            jsonb_build_array(jsonb_build_object('name', 'Personal', 'price', n % 90 + 9.99, 'period', 'once', 'features', '[]'::jsonb),
                              jsonb_build_object('name', 'Studio', 'price', n % 90 + 99.99, 'period', 'once', 'features', '[]'::jsonb)),
            'https://demo.example/' || n, 'https://play.example/' || n, round((pg_temp.chance(n, 'rating') * 2 + 3)::numeric, 1), n % 400, n % 900 || '+', '1.' || n % 20,
            at::date, n, n % 11 <> 0, at, date_trunc('minute', at)
       from generate_series(1, ${products}) as n, pg_temp.moment(n / ${products}.0) as at order by n`,
  ],
  [
    'numbered products',
    `create temporary table goods as
     select row_number() over (order by id)::int as n, id, title, version, price_cents as cents
       from products where demo_link like 'https://demo.example/%' and position > 0;
     create index on goods (n); analyze goods`,
  ],
  [
    'files',
    `insert into files (id, storage_key, name, content_type, size_bytes, sha256)
     select pg_temp.id_of('file', n), 'grown/' || n || '.zip', lower(replace(title, ' ', '-')) || '.zip',
            'application/zip', 1000 + n, md5(n::text) || md5(n::text) from goods;
     insert into product_files (product_id, version, file_id)
     select id, version, pg_temp.id_of('file', n) from goods`,
  ],
  [
    'articles',
    `insert into posts (title, excerpt, content, category, tags, image, author, published_on, read_time, published, publish_at,
       created_at, updated_at)
     select initcap(pg_temp.sentence(n, 5)) || ' ' || n, pg_temp.sentence(n, 20), pg_temp.sentence(n, 200),
            pg_temp.pick(array['Development', 'Design', 'Business', 'Tutorials'], n, 'category'),
            jsonb_build_array('tag ' || n % 200, 'tag ' || n % 13),
            jsonb_build_object('url', '/uploads/grown-' || n || '.webp', 'alt', 'Picture', 'width', 1200, 'height', 800, 'widths', '[]'::jsonb, 'placeholder', null),
            pg_temp.person(n % 9), at::date, n % 9 + 2 || ' min read', n % 12 <> 0,
            case when n % 12 <> 0 then at end, at, at
       from generate_series(1, ${posts}) as n, pg_temp.moment(n / ${posts}.0) as at`,
  ],
  ['statistics', 'analyze'],
];
