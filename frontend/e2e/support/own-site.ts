/** Beside the port of the server that the other journeys share. */
export const ownSitePort = String(Number(process.env.E2E_BACKEND_PORT ?? '5301') + 1);

/**
 * The built site on a second database, for what would disturb every other journey: what adds to lists that others count,
 * and what closes the site.
 */
export const ownSite = `http://localhost:${ownSitePort}`;

/** One journey at a time has it: `test.describe.configure({ lock: OWN_SITE_LOCK })`. */
export const OWN_SITE_LOCK = 'own site';
