// Prices, guest orders, decisions on payments and payouts, refunds, codes.

import { CUSTOMER } from './calls.mjs';
import { unique } from './writes-customer.mjs';

/** @param {import('./site.mjs').Site} site @param {Record<string, string>} known @returns {Promise<import('./cases.mjs').Case[]>} */
export const moneyWrites = async ({ call, one, enter, env }, { user }) => {
  const [put, post, away] = ['PUT', 'POST', 'DELETE'].map((method) => ({ method }));
  // Not the product that is hidden in every second round.
  const product = await one(
    "select id from products where published and demo_link like 'https://demo.example/%' and exists (select from product_files where product_id = products.id) order by id offset 5 limit 1",
  );
  const wish = { product_id: Number(product), tier: 'Personal' };
  const coupon = () => ({
    code: `B-${unique()}`.toUpperCase().slice(0, 32),
    kind: 'percent',
    value: 10,
    products: [],
    endsAt: null,
    limit: null,
    active: true,
  });
  const newCoupon = async () => JSON.parse((await call({ ...post, path: '/admin/coupons', body: coupon() })).text);
  /** A pending transfer, with its reference if it was reported. @param {string | null} number */
  const transfer = (number) =>
    one(
      `insert into payments (user_id, purpose, provider, code, reference, amount_minor, status, hold, transfer_number)
       values ($1, 'top-up', 'manual', $2::text, $2::text, 500, 'pending', $3, $4) returning id`,
      [user, `TRANSFER-${unique()}`, number === null ? null : 'transfer', number],
    );
  /** @param {string} operation @param {import('./cases.mjs').Case['prepare']} prepare */
  const write = (operation, prepare) => ({ name: `${operation} `, operation, prepare });
  return [
    write('quoteOrder', () => ({ ...post, path: '/orders/quote', as: CUSTOMER, body: wish })),
    write('quoteGuestOrder', () => ({
      ...post,
      path: '/guest-orders/quote',
      as: '',
      body: { ...wish, country: 'BD' },
    })),
    write('createGuestOrder', () => ({
      ...post,
      path: '/guest-orders',
      as: '',
      body: { ...wish, provider: 'demo', email: `guest-${unique()}@example.com`, name: 'A Guest', country: 'BD' },
      keyed: true,
    })),
    write('withdrawFromContract', () => ({
      ...post,
      path: '/contract-withdrawals',
      as: '',
      body: { name: 'A Guest', order: `#${unique()}`, email: CUSTOMER },
    })),
    write('reportVulnerability', () => ({
      ...post,
      path: '/vulnerability-reports',
      as: '',
      body: { name: 'A Guest', product: `Calendar ${unique()}`, email: CUSTOMER, report: 'The key is in the log.' },
    })),
    write('requestGuestLink', () => ({ ...post, path: '/guest-orders/link', as: '', body: { email: CUSTOMER } })),
    write('reportTransfer', async () => ({
      ...put,
      path: `/payments/${await transfer(null)}/transfer`,
      as: CUSTOMER,
      body: { number: `TX-${unique()}` },
    })),
    write('adminDecidePayment', async () => {
      const transferNumber = `TX-${unique()}`;
      const path = `/admin/payments/${await transfer(transferNumber)}/decision`;
      return { ...put, path, body: { decision: 'confirm', transferNumber }, token: await enter(env.admin.email) };
    }),
    write('adminRefundOrder', async () => {
      const id = await one(
        `select id from orders where status = 'completed' and user_id <> $1 and amount_cents > 500
            and not exists (select from guests where guests.user_id = orders.user_id)
            and not exists (select from refunds where order_id = orders.id) order by number desc offset $2 limit 1`,
        [user, Math.floor(Math.random() * 50)],
      );
      const body = { amount: 1, to: 'wallet', reason: 'A part was missing', withdraw: false, refunded: 0 };
      return { ...post, path: `/admin/orders/${id}/refunds`, body, token: await enter(env.admin.email) };
    }),
    write('adminSetPayoutStatus', async () => {
      const id = await one(
        `select payouts.id from payouts join payout_accounts using (user_id)
          where payouts.status = 'requested' order by seq desc limit 1`,
      );
      // The seeded ones have none of their own.
      const number = await one(
        `update payouts set account = payout_accounts.account from payout_accounts
          where payouts.id = $1 and payout_accounts.user_id = payouts.user_id returning payouts.account->>'number'`,
        [id],
      );
      const body = { from: 'requested', status: 'approved', account_number: number };
      return { ...put, path: `/admin/payouts/${id}/status`, body, token: await enter(env.admin.email) };
    }),
    write('adminCreateCoupon', () => ({ ...post, path: '/admin/coupons', body: coupon() })),
    write('adminUpdateCoupon', async () => {
      const { id, version, code } = await newCoupon();
      return { ...put, path: `/admin/coupons/${id}`, body: { ...coupon(), code, value: 20, version } };
    }),
    write('adminDeleteCoupon', async () => ({ ...away, path: `/admin/coupons/${(await newCoupon()).id}` })),
  ];
};
