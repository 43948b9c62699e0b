export type Badge = typeof Badge[keyof typeof Badge];


export const Badge = {
  New: 'New',
  Popular: 'Popular',
  Best_Seller: 'Best Seller',
  Featured: 'Featured',
  Pro: 'Pro',
  Top_Rated: 'Top Rated',
} as const;
