/** Added to every product that somebody has rated, so that one review of five stars does not stand before a hundred of 4.9. */
const PRIOR = { reviews: 10, stars: 4 };

const countOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
const starsOf = (counts: readonly number[]) => counts.reduce((sum, count, index) => sum + count * (index + 1), 0);

/**
 * The average with one decimal; 0 without any.
 * @param counts - How many gave one star, two, three, four, five
 */
export const averageOf = (counts: readonly number[]): number => {
  const count = countOf(counts);
  return count === 0 ? 0 : Math.round((starsOf(counts) / count) * 10) / 10;
};

/** What 'Best rated' sorts by; 0 without any. */
export const fairAverageOf = (counts: readonly number[]): number => {
  const count = countOf(counts);
  return count === 0 ? 0 : (starsOf(counts) + PRIOR.reviews * PRIOR.stars) / (count + PRIOR.reviews);
};
