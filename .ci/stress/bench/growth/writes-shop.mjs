// Administrators' writes in the shop.

import { CUSTOMER } from './calls.mjs';
import { unique } from './writes-customer.mjs';

/** @param {import('./site.mjs').Site} site @param {Record<string, string>} known @returns {Promise<import('./cases.mjs').Case[]>} */
export const shopWrites = async ({ call, one }, { product, user }) => {
  const [put, post, away] = ['PUT', 'POST', 'DELETE'].map((method) => ({ method }));
  const picture = { url: await one('select url from pictures order by created_at limit 1'), alt: 'A picture' };
  const form = () => ({
    title: `Tide Table ${unique()}`,
    description: 'High and low water for every port.',
    category: 'Scripts',
    version: '1.0.0',
    features: ['All ports'],
    benefits: ['You never miss the tide.'],
    requirements: ['Android 8.0 or later'],
    badges: ['New'],
    pricing: [{ name: 'Personal', price: 19.99, period: 'once', features: [] }],
    images: [picture],
    demoLink: 'https://demo.example/tide',
    downloadLink: 'https://play.example/tide',
    fileId: /** @type {string | null} */ (null),
    status: 'draft',
  });
  const json = async (/** @type {import('./calls.mjs').Call} */ given) => {
    const { status, text } = await call(given);
    if (status >= 400) throw new Error(`${given.path} answered ${status}: ${text}`);
    return JSON.parse(text);
  };
  const newProduct = () => json({ ...post, path: '/admin/products', body: form() });
  const upload = () => {
    const body = new FormData();
    body.set('file', new Blob(['PK']), `tide-${unique()}.zip`);
    return { ...post, path: '/admin/product-files', body };
  };
  const newUser = () => ({
    name: 'New Person',
    email: `added-${unique()}@example.com`,
    role: 'customer',
    status: 'active',
  });
  const addUser = () => json({ ...post, path: '/admin/users', body: newUser() });
  const userId = async () => (await addUser()).id;
  /** Of the product with three per cent of all orders. */
  const best = await one(
    'select product_id from orders where product_id is not null group by 1 order by count(*) desc limit 1',
  );
  /** @param {string} from @param {string} status */
  const change = async (from, status) => {
    const id = await one(
      // A guest order is refunded in another way.
      `select id from orders where status = $1 and user_id <> $2
          and exists (select from users where users.id = orders.user_id and deleted_at is null)
        order by number desc offset $3 limit 1`,
      [from, user, Math.floor(Math.random() * 50)],
    );
    return { ...put, path: `/admin/orders/${id}/status`, body: { from, status } };
  };
  /** @param {string} operation @param {string} label @param {import('./cases.mjs').Case['prepare']} prepare */
  const write = (operation, label, prepare) => ({ name: `${operation} ${label}`, operation, prepare });
  return [
    write('adminCreateUser', '', () => ({ ...post, path: '/admin/users', body: newUser() })),
    write('adminUpdateUser', 'a new name for the best customer', async () => ({
      ...put,
      path: `/admin/users/${user}`,
      body: {
        name: `Person ${unique()}`,
        email: CUSTOMER,
        role: 'customer',
        status: 'active',
        version: await one('select version from users where id = $1', [user]),
      },
    })),
    write('adminDeleteUser', '', async () => ({ ...away, path: `/admin/users/${await userId()}` })),
    write('adminRestoreUser', '', async () => {
      const id = await userId();
      await call({ ...away, path: `/admin/users/${id}` });
      return { ...post, path: `/admin/users/${id}/restore` };
    }),
    write('adminAdjustUserWallet', '', () => ({
      ...post,
      path: `/admin/users/${user}/wallet`,
      body: { amount: 1, reason: 'Goodwill' },
      keyed: true,
    })),
    write('adminSetOrderStatus', 'processing', () => change('pending', 'processing')),
    write('adminSetOrderStatus', 'completed', () => change('processing', 'completed')),
    write('adminSetOrderStatus', 'refunded', () => change('completed', 'refunded')),
    write('adminCreateProduct', '', () => ({ ...post, path: '/admin/products', body: form() })),
    write('adminUpdateProduct', 'a new version for all buyers of the best seller', async () => {
      const { revision } = await json({ path: `/admin/products/${best}` });
      const { id } = await json(upload());
      const version = `9.${unique()}`.slice(0, 20);
      return {
        ...put,
        path: `/admin/products/${best}`,
        body: { revision, product: { ...form(), version, fileId: id, status: 'published' } },
      };
    }),
    write('adminDeleteProduct', '', async () => ({ ...away, path: `/admin/products/${(await newProduct()).id}` })),
    write('adminRestoreProduct', '', async () => {
      const { id } = await newProduct();
      await call({ ...away, path: `/admin/products/${id}` });
      return { ...post, path: `/admin/products/${id}/restore` };
    }),
    write('adminSetProductStatus', '', async () => {
      const { revision, status } = await json({ path: `/admin/products/${product}` });
      // Reverts it in every second round.
      const other = status === 'published' ? 'draft' : 'published';
      return { ...put, path: `/admin/products/${product}/status`, body: { status: other, revision } };
    }),
    write('adminUploadProductFile', '', upload),
    write('adminDeletePicture', '', async () => {
      const text = `insert into pictures (id, name, url, alt, width, height)
        values (gen_random_uuid(), 'bench.webp', $1, '', 1, 1) returning id`;
      return { ...away, path: `/admin/pictures/${await one(text, [`/uploads/bench-${unique()}.webp`])}` };
    }),
  ];
};
