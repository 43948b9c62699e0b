/** The tags beside an article. */
export const popularTags = [
  'Bangla App',
  'Learn UX UI Design',
  'Bangla Calendar',
  'Ramadan Calendar',
  'Mehndi & Henna Design',
  'windows applications',
  'HTML',
  'Graphic',
  'Python',
  'Tools',
] as const;
