/** Next to the port of the server that the other journeys share. */
export const isolatedSitePort = String(Number(process.env.E2E_BACKEND_PORT ?? '5301') + 1);

/**
 * The built site on a second database, for journeys that would disturb all others: those that add to lists that others
 * count, or close the site.
 */
export const isolatedSite = `http://localhost:${isolatedSitePort}`;

/** One journey at a time uses it: `test.describe.configure({ lock: OWN_SITE_LOCK })`. */
export const ISOLATED_SITE_LOCK = 'own site';
