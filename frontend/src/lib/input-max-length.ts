/** The number of characters of the largest value when typed: 4 for 1000, 7 for 1000 with two decimals. */
export const inputMaxLength = (max: number, decimals = 0): number => max.toFixed(decimals).length;
