/**
 * `view`: a page was opened; `missing`: a page that does not exist; `read`: an article was read to its end; `checkout`: a signed-in
 * customer began to buy a product on its page, or a cart's checkout was opened (the checkout page of a product needs no such event);
 * `search`: a list was searched.
 */
export type VisitEvent = typeof VisitEvent[keyof typeof VisitEvent];


export const VisitEvent = {
  view: 'view',
  missing: 'missing',
  read: 'read',
  checkout: 'checkout',
  search: 'search',
} as const;
