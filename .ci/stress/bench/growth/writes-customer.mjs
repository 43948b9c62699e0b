// Writes of visitors and customers. Each round changes data of its own, which is created beforehand.

import { CUSTOMER } from './calls.mjs';

const PASSWORD = 'river-stone-42';
const ADDRESS = { type: 'home', street: '1 Lake Road', city: 'Dhaka', country: 'Bangladesh' };
let made = 0;
/** A number that no other call has used. */
export const unique = () => {
  made += 1;
  return `${process.pid}-${Date.now().toString(36)}-${made}`;
};
const someone = (/** @type {number} */ round) => `grown.${60 + (round % 30)}@example.com`;

/** @typedef {import('./cases.mjs').Case} Case */
/** @param {import('./site.mjs').Site} site @param {Record<string, string>} known @returns {Promise<Case[]>} */
export const customerWrites = async ({ call, one, pool, enter, env }, { product, post, user }) => {
  const email = `bench-${unique()}@example.com`;
  await call({ path: '/auth/register', method: 'POST', as: '', body: { name: 'Bench', email, password: PASSWORD } });
  const idOf = (/** @type {string} */ of) => one('select id from users where email = $1', [of]);
  /** @param {string} operation @param {string} label @param {Case['prepare']} prepare @returns {Case} */
  const write = (operation, label, prepare) => ({ name: `${operation} ${label}`, operation, prepare });
  const put = { method: 'PUT' };
  const post_ = { method: 'POST' };
  const away = { method: 'DELETE' };
  return [
    write('register', '', () => ({
      ...post_,
      path: '/auth/register',
      as: '',
      body: { name: 'New Person', email: `new-${unique()}@example.com`, password: PASSWORD },
    })),
    write('login', '', () => ({ ...post_, path: '/auth/login', as: '', body: { email, password: PASSWORD } })),
    write('adminLogin', '', () => ({ ...post_, path: '/admin/login', as: '', body: env.admin })),
    write('logout', '', async () => ({ ...post_, path: '/auth/logout', token: await enter(email) })),
    write('requestPasswordReset', '', () => ({ ...post_, path: '/auth/reset-password', as: '', body: { email } })),
    write('updateProfile', 'a new name for the best customer', () => ({
      ...put,
      path: '/users/profile',
      as: CUSTOMER,
      body: { name: `Person ${unique()}`, email: CUSTOMER },
    })),
    write('createOrder', 'of the best customer', async () => {
      await call({ ...post_, path: '/wallet/add-funds', as: CUSTOMER, body: { amount: 500 }, keyed: true });
      return {
        ...post_,
        path: '/orders',
        as: CUSTOMER,
        body: { product_id: Number(product), tier: 'Personal' },
        keyed: true,
      };
    }),
    write('addFunds', '', () => ({
      ...post_,
      path: '/wallet/add-funds',
      as: CUSTOMER,
      body: { amount: 50 },
      keyed: true,
    })),
    write('withdrawFunds', '', () => ({
      ...post_,
      path: '/wallet/withdraw',
      as: CUSTOMER,
      body: { amount: 0.01 },
      keyed: true,
    })),
    write('createAddress', '', (round) => ({ ...post_, path: '/addresses', as: someone(round), body: ADDRESS })),
    write('updateAddress', '', async (round) => {
      const id = await one('select id from addresses where user_id = $1 limit 1', [await idOf(someone(round))]);
      return { ...put, path: `/addresses/${id}`, as: someone(round), body: ADDRESS };
    }),
    write('setDefaultAddress', '', async (round) => {
      const id = await one('select id from addresses where user_id = $1 limit 1', [await idOf(someone(round))]);
      return { ...put, path: `/addresses/${id}/default`, as: someone(round) };
    }),
    write('deleteAddress', '', async () => {
      const text = `insert into addresses (user_id, type, street, city, country) values ($1, 'home', 's', 'c', 'd') returning id`;
      return { ...away, path: `/addresses/${await one(text, [await idOf(email)])}`, as: email };
    }),
    write('saveProduct', '', (round) => ({ ...put, path: `/saved-products/${product}`, as: someone(round) })),
    write('unsaveProduct', '', (round) => ({ ...away, path: `/saved-products/${product}`, as: someone(round) })),
    write('markNotificationsRead', 'the newest hundred', async () => {
      const newest = 'select id from notifications where user_id = $1 order by seq desc limit 100';
      await pool.query(`update notifications set read_at = null where id in (${newest})`, [user]);
      return { ...post_, path: '/notifications/read', as: CUSTOMER };
    }),
    write('likePost', '', (round) => ({ ...put, path: `/posts/${post}/like`, as: someone(round) })),
    write('unlikePost', '', (round) => ({ ...away, path: `/posts/${post}/like`, as: someone(round) })),
    write('savePost', '', (round) => ({ ...put, path: `/posts/${post}/save`, as: someone(round) })),
    write('unsavePost', '', (round) => ({ ...away, path: `/posts/${post}/save`, as: someone(round) })),
    write('createComment', 'on the most read article', (round) => ({
      ...post_,
      path: `/posts/${post}/comments`,
      as: someone(round),
      body: { text: `A word ${unique()}` },
    })),
    write('deleteComment', '', async (round) => {
      const text = `insert into comments (post_id, user_id, text, status) values ($1, $2, $3, 'approved') returning id`;
      return {
        ...away,
        path: `/comments/${await one(text, [post, await idOf(someone(round)), unique()])}`,
        as: someone(round),
      };
    }),
    write('subscribeToNewsletter', '', () => ({
      ...post_,
      path: '/newsletter',
      as: '',
      body: { email: `news-${unique()}@example.com` },
    })),
    write('sendContactMessage', '', () => ({
      ...post_,
      path: '/contact',
      as: '',
      body: { name: 'Bench', email, subject: 'A question', message: `About ${unique()}` },
    })),
  ];
};
