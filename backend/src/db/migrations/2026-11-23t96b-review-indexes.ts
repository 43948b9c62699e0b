/** 'Best rated' in its new order. */
export const indexes = [
  { name: 'products_shown_fair', on: 'products (fair_rating desc, id) include (category) where published' },
];
