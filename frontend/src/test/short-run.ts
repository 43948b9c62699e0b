/** `npm test` checks less of the stories than `npm run test:all` and than a run of single files. */
export const isShortRun: boolean = import.meta.env.STORY_STATES === 'first';
