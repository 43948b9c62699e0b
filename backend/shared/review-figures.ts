/** Added to every rated product, so that one five-star review does not rank above a hundred of 4.9. */
const PRIOR = { reviews: 10, stars: 4 };

const countOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
const starsOf = (counts: readonly number[]) => counts.reduce((sum, count, index) => sum + count * (index + 1), 0);

/**
 * The average with one decimal; 0 without any.
 * @param counts - How many gave one, two, three, four and five stars
 */
export const averageOf = (counts: readonly number[]): number => {
  const count = countOf(counts);
  return count === 0 ? 0 : Math.round((starsOf(counts) / count) * 10) / 10;
};

/** The sort key of 'Best rated'; 0 without any. */
export const fairAverageOf = (counts: readonly number[]): number => {
  const count = countOf(counts);
  return count === 0 ? 0 : (starsOf(counts) + PRIOR.reviews * PRIOR.stars) / (count + PRIOR.reviews);
};
