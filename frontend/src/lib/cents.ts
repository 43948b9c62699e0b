/** A dollar amount as whole cents: 19.99 is 1999 although 19.99 * 100 is not. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);
