import { REFUSALS } from './refusals.ts';

/** Names that only a private network resolves, and IP addresses. */
const PRIVATE_HOST = /^(?:[^.]+|.*\.(?:localhost|local|internal|lan|home|intranet|home\.arpa)|[\d.]+|\[.*\])\.?$/i;

/**
 * The problem of a URL that the server will request; undefined for a public one. A server also checks the addresses
 * that its name resolves to, at every request.
 * @param allowPrivate for development: any host, and http
 */
export function findPublicUrlProblem(text: string, allowPrivate: boolean) {
  const address = text.trim();
  const url = URL.canParse(address) ? new URL(address) : null; // URL.parse() is too new for the demo's browsers
  const isHttps = url?.protocol === 'https:' || (allowPrivate && url?.protocol === 'http:');
  if (!url || !isHttps || url.username !== '' || url.password !== '' || url.hash !== '') return REFUSALS.publicUrl;
  return !allowPrivate && PRIVATE_HOST.test(url.hostname) ? REFUSALS.privateUrl : undefined;
}
