// How much memory the process uses while it sends the longest answers.

const SAMPLE_MS = 20;
const MEGABYTE = 1024 * 1024;

/** @type {[what: string, path: string][]} */
const LONGEST = [
  ['export of all orders', '/admin/orders/export'],
  ['export of all orders by customer', '/admin/orders/export?sort=customer'],
  ['export of the activity', '/admin/activity/export'],
  ['export of the subscribers', '/admin/content/subscribers-csv'],
  ['statement of the best customer', '/wallet/statement'],
  ['list of users', '/admin/users?limit=100'],
  ['list of orders', '/admin/orders?limit=100'],
];

/**
 * Megabytes above the process's usage before each answer. @param {import('./site.mjs').Site} site @param {string}
 * customer
 */
export const memoryOf = async (site, customer) => {
  const figures = [];
  for (const [what, path] of LONGEST) {
    globalThis.gc?.();
    const before = process.memoryUsage.rss();
    let peak = before;
    const timer = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss());
    }, SAMPLE_MS);
    const start = performance.now();
    const as = path.startsWith('/admin') ? 'admin' : customer;
    const { status } = await site.call({ path, as }, 'thrown away');
    clearInterval(timer);
    const seconds = (performance.now() - start) / 1000;
    figures.push({ what, status, seconds, before: before / MEGABYTE, more: (peak - before) / MEGABYTE });
  }
  return figures;
};
