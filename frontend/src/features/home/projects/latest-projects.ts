/** What the home page asks of the catalogue; the route's loader and the section must ask the same. */
export const LATEST_PROJECTS = { sort: 'newest', limit: 12 } as const;
