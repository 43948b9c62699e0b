/** Number of random cases: few in `npm test`, many in `npm run test:all`. */
export const casesOf = (few: number, many: number): number => (process.env.TEST_ALL === 'true' ? many : few);
