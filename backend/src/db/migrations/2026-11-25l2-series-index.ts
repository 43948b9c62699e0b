/** The parts of a series in the order of reading. */
export const indexes = [
  { name: 'posts_series', on: `posts (lower(series), published_on, publish_at, id) where series <> ''` },
];
