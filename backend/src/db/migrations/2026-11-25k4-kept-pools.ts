import { keep } from './2026-11-22t21d-kept-counts.ts';

/** How many imported keys each product has left and has given. */
export const { up } = keep('pools', {
  table: 'licence_pool',
  key: `r.product_id || ' ' || case when r.given_at is null then 'free' else 'given' end`,
});
