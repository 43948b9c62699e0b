import { lookup as resolveName } from 'node:dns';
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/** Addresses that are not on the public internet, from IANA's registries of special-purpose addresses. */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];

/** Global unicast is 2000::/3; of it, ranges that embed or stand for other addresses. */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const [special, global] = [new BlockList(), new BlockList()];
const addTo = (list: BlockList, range: string, family: 'ipv4' | 'ipv6') => {
  const [address = '', prefix] = range.split('/');
  list.addSubnet(address, Number(prefix), family);
};
for (const range of SPECIAL_IPV4) addTo(special, range, 'ipv4');
for (const range of SPECIAL_IPV6) addTo(special, range, 'ipv6');
addTo(global, '2000::/3', 'ipv6');

/** Whether an address belongs to the public internet. IPv4 addresses within IPv6 ones, such as ::ffff:10.0.0.1, do not. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !special.check(address, 'ipv4');
  return global.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

const TIMEOUT_MS = 10_000;
/** How much of the response to a POST is read. */
const MAX_BODY_BYTES = 8_000;
const MAX_HEADER_BYTES = 16_384;

interface PublicPost {
  url: string;
  body: string;
  headers: Record<string, string>;
}

interface PublicRequest extends PublicPost {
  method: string;
  /** How much of the response is read at most. */
  maxBytes: number;
}

export interface PublicRequestOptions {
  /** For development: any address, and http. */
  allowPrivate: boolean;
  /** For tests. */
  resolve?: typeof resolveName;
  timeoutMs?: number;
}

/** The beginning of the answer. */
interface PublicAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** Whether `body` is all of it. */
  complete: boolean;
}

/** Why there is no answer, as administrators read it. */
export class NoResponseError extends Error {}

/**
 * Resolves a name and refuses it unless all of its addresses are public. The connection is made to these addresses, so
 * the name cannot lead elsewhere in between.
 */
const lookupPublicAddress =
  ({ allowPrivate, resolve = resolveName }: PublicRequestOptions): LookupFunction =>
  (hostname, { all }, callback) => {
    resolve(hostname, { all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) callback(new NoResponseError(`Could not resolve ${hostname}`), []);
      else if (!allowPrivate && addresses.some(({ address }) => !isPublicAddress(address)))
        callback(new NoResponseError(`${hostname} resolves to a private address`), []);
      else if (all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

async function readStart(
  response: IncomingMessage,
  maxBytes: number,
): Promise<Pick<PublicAnswer, 'body' | 'complete'>> {
  const chunks: Buffer[] = [];
  let size = 0;
  let complete = false;
  try {
    for await (const chunk of response) {
      chunks.push(chunk as Buffer);
      size += (chunk as Buffer).length;
      if (size > maxBytes) break;
    }
    complete = size <= maxBytes;
  } catch {
    // The status was received: callers that need the whole response check `complete`.
  }
  return { body: Buffer.concat(chunks).subarray(0, maxBytes).toString(), complete };
}

function toProblem(error: unknown, timeoutMs: number): NoResponseError {
  if (error instanceof NoResponseError) return error;
  const { name, code, cause } = error as { name?: string; code?: string; cause?: unknown };
  if (cause instanceof NoResponseError) return cause;
  if (name === 'TimeoutError' || name === 'AbortError')
    return new NoResponseError(`Timed out after ${timeoutMs / 1_000} seconds`, { cause: error });
  return new NoResponseError(`The connection failed${code ? ` (${code})` : ''}`, { cause: error });
}

/** Posts to a URL that a user has entered. @throws NoResponseError */
export const postToPublicUrl = (post: PublicPost, options: PublicRequestOptions): Promise<PublicAnswer> =>
  requestPublicUrl({ ...post, method: 'POST', maxBytes: MAX_BODY_BYTES }, options);

/**
 * Requests a URL that a user has entered. Redirects are not followed, because they could lead into the network of this
 * server; nothing is reused between requests.
 * @throws NoResponseError
 */
export async function requestPublicUrl(
  { url, method, body, headers, maxBytes }: PublicRequest,
  options: PublicRequestOptions,
): Promise<PublicAnswer> {
  const { timeoutMs = TIMEOUT_MS, allowPrivate } = options;
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:' && !allowPrivate) throw new NoResponseError('Only https is allowed');
  // Not looked up by the client.
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && /^[\d.]+$|:/.test(literal) && !isPublicAddress(literal))
    throw new NoResponseError(`${hostname} is a private address`);
  const { request } = protocol === 'https:' ? https : http;
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(url, {
        method,
        agent: false,
        lookup: lookupPublicAddress(options),
        maxHeaderSize: MAX_HEADER_BYTES,
        signal: AbortSignal.timeout(timeoutMs),
        headers: method === 'GET' ? headers : { ...headers, 'content-length': Buffer.byteLength(body) },
      })
        .once('response', resolve)
        .once('error', reject)
        // For an unrequested protocol upgrade the library emits only this event.
        .once('close', () => reject(new Error('closed')))
        .end(body);
    });
    const start = await readStart(response, maxBytes);
    response.destroy();
    return { status: response.statusCode ?? 0, headers: response.headers, ...start };
  } catch (error) {
    throw toProblem(error, timeoutMs);
  }
}
