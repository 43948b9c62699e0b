/** The home page's request to the catalogue; the route's loader and the section must send the same. */
export const LATEST_PROJECTS = { sort: 'newest', limit: 12 } as const;
