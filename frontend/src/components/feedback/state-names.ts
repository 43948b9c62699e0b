/** Written by `node frontend/art/states/render-states.ts`. */
export type StateScene =
  | 'orders'
  | 'downloads'
  | 'wallet'
  | 'addresses'
  | 'saved'
  | 'inbox'
  | 'writing'
  | 'products'
  | 'people'
  | 'pictures'
  | 'invoices'
  | 'figures'
  | 'search'
  | 'lost'
  | 'failed'
  | 'offline'
  | 'repairs'
  | 'closed'
  | 'quiet';
export const stateEdition = '12cd1625';
