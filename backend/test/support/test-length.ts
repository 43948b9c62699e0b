/** Number of random cases: few in `npm test`, many in `npm run test:all`. */
export const casesOf = (few: number, many: number): number => (process.env.TEST_ALL === 'true' ? many : few);

/** Whether slow tests of a file are left to `npm run test:all`; whole files are left by their name, `*.long.test.ts`. */
export const isShortRun = process.env.SKIP_LONG_TESTS === 'true';
