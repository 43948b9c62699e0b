/** Added to every rated product, so that one five-star review does not rank above a hundred of 4.9. */
const PRIOR = { reviews: 10, stars: 4 };

const sumCounts = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
const sumStars = (counts: readonly number[]) => counts.reduce((sum, count, index) => sum + count * (index + 1), 0);

/**
 * The average with one decimal; 0 without any.
 * @param counts - How many gave one, two, three, four and five stars
 */
export const toAverage = (counts: readonly number[]): number => {
  const count = sumCounts(counts);
  return count === 0 ? 0 : Math.round((sumStars(counts) / count) * 10) / 10;
};

/** The sort key of 'Best rated'; 0 without any. */
export const toWeightedAverage = (counts: readonly number[]): number => {
  const count = sumCounts(counts);
  return count === 0 ? 0 : (sumStars(counts) + PRIOR.reviews * PRIOR.stars) / (count + PRIOR.reviews);
};
