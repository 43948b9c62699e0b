/** 'Newest', read in its order. */
export const indexes = [
  {
    name: 'products_shown_release',
    on: 'products (last_update desc, released_at desc, id) include (category) where published',
  },
];
