// The calls made to a site: read operations with typical and worst-case parameters; writes are in writes*.mjs.

import { countPages } from '../../../../contract/rules/list-pages.ts';
import { CUSTOMER, LISTS, SINGLE } from './calls.mjs';
import { MONEY_LISTS, MONEY_SINGLE } from './calls-money.mjs';
import { accountWrites } from './writes-account.mjs';
import { contentWrites } from './writes-content.mjs';
import { customerWrites } from './writes-customer.mjs';
import { moneyWrites } from './writes-money.mjs';
import { shopWrites } from './writes-shop.mjs';
import { spokenWrites } from './writes-spoken.mjs';

/** @typedef {import('./calls.mjs').Call} Call */
/** @typedef {import('./site.mjs').Site} Site */

/**
 * @typedef {object} Case
 * @property {string} name
 * @property {string} operation
 * @property {string} [like] the case whose time on the small database is used when this one exists only in the large
 * one
 * @property {(round: number) => Call | Promise<Call>} prepare creates its data, outside of the measured time
 */

/** Ids that the paths name in braces. @param {Site} site */
const knownOf = async ({ one, call }) => {
  const day = (/** @type {number} */ back) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  const customer = await one('select id from users where email = $1', [CUSTOMER]);
  const users = await one('select count(*) from users where deleted_at is null');
  // The seeded files are empty: one of them becomes a real one.
  const body = new FormData();
  body.set('file', new Blob(['PK']), 'bench.zip');
  const file = JSON.parse((await call({ path: '/admin/product-files', method: 'POST', body })).text);
  const download = await one(
    `update downloads set file_id = $2
      where id = (select id from downloads where user_id = $1 and revoked_at is null limit 1) returning id`,
    [customer, file.id],
  );
  return /** @type {Record<string, string>} */ (
    /** @type {unknown} */ ({
      post: await one(
        "select post_id from comments where status = 'approved' group by 1 order by count(*) desc limit 1",
      ),
      product: await one(
        "select id from products where published and demo_link like 'https://demo.example/%' and exists (select from product_files where product_id = products.id) order by id limit 1",
      ),
      user: customer,
      order: await one('select id from orders where user_id = $1 limit 1', [customer]),
      download,
      payment: await one('select id from payments where user_id = $1 limit 1', [customer]),
      payout: await one('select id from payouts order by seq desc limit 1'),
      coupon: await one('select id from coupons order by uses desc limit 1'),
      conversation: await one('select id from conversations where user_id = $1 limit 1', [customer]),
      pooled: await one('select product_id from licence_pool limit 1'),
      revision: await one(
        'select max(id) from revisions where post_id = (select post_id from comments where status = $1 group by 1 order by count(*) desc limit 1)',
        ['approved'],
      ),
      month: day(40).slice(0, 7),
      middleOfUsers: Math.ceil(users / 200),
      lastOfUsers: Math.ceil(users / 100),
      today: day(0),
      monthAgo: day(29),
      yearAgo: day(364),
    })
  );
};

/** @param {Site} site @returns {Promise<Case[]>} */
export const casesFor = async (site) => {
  const known = await knownOf(site);
  /** @param {string} text */
  const filled = (text) => text.replaceAll(/\{(\w+)\}/g, (_all, name) => String(known[name] ?? name));
  /** @type {Case[]} */
  const cases = [];
  /** @param {string} operation @param {string} path @param {string} as @param {string} label @param {string} [like] */
  const add = (operation, path, as, label, like) => {
    const call = { path: filled(path), as };
    cases.push({
      name: `${operation} ${label}`,
      operation,
      prepare: () => call,
      ...(like === undefined ? {} : { like: `${operation} ${like}` }),
    });
  };
  for (const [operation, path, as, sorts, filters] of [...LISTS, ...MONEY_LISTS]) {
    const both = (/** @type {string} */ sort) =>
      as === 'admin' ? [`sort=${sort}`, `sort=-${sort}`] : [`sort=${sort}`];
    for (const query of ['', ...sorts.flatMap(both), ...filters]) {
      add(operation, `${path}?${query}`, as, query);
      const { text, status } = await site.call({ path: filled(`${path}?${query}`), as });
      if (status !== 200) continue; // the case itself fails
      const { total, estimated, limit } = JSON.parse(text);
      const last = countPages({ total, estimated, limit });
      if (last < 3) continue;
      const page = (/** @type {number} */ number) => `${path}?${query}${query ? '&' : ''}page=${number}`;
      add(operation, page(last), as, `${query} · last page`, query);
      add(operation, page(Math.ceil(last / 2)), as, `${query} · middle page`, query);
    }
  }
  for (const [operation, path, as] of [...SINGLE, ...MONEY_SINGLE]) add(operation, path, as, path.split('?')[1] ?? '');
  const newFeed = (/** @type {string} */ path) => {
    site.forgetFeeds();
    return { path, as: '' };
  };
  for (const path of ['/feeds/sitemap.xml', '/feeds/sitemap-1.xml', '/feeds/rss.xml']) {
    // Up to 50,000 URLs it is not split.
    if ((await site.call(newFeed(path))).status === 404) continue;
    cases.push({
      name: `feeds ${path.slice(7)}`,
      operation: 'feeds',
      like: 'feeds sitemap.xml',
      prepare: () => newFeed(path),
    });
  }
  const writes = [customerWrites, accountWrites, shopWrites, moneyWrites, contentWrites, spokenWrites].map((make) =>
    make(site, known),
  );
  for (const write of (await Promise.all(writes)).flat()) cases.push(write);
  return cases;
};
