// Validates every response before it is used. Public pages load only this file; the rest is loaded by the calls that need it.
import { ApiError } from './api-error.ts';
import { isObject } from './specified-user.ts';

/** Calls of the specification whose responses `specified-responses.ts` completes. */
const SPECIFIED =
  /^(?:POST \/auth\/(?:login|register|reset-password)|POST \/admin\/login|GET \/auth\/session|PUT \/users\/profile|POST \/users\/avatar|GET \/(?:orders|downloads|wallet\/balance|addresses|admin\/users)|POST \/wallet\/(?:add-funds|withdraw)|POST \/addresses|(?:PUT|DELETE) \/addresses\/[^/]+|DELETE \/admin\/users\/[^/]+)$/;

/** Other operations that return an array; all the rest return an object. */
const LISTS = /^GET (?:\/licences|\/admin\/products\/[^/]+\/releases|\/admin\/content\/series)$/;

/** The only specified call that returns a file, whatever its media type. */
const FILE = /^GET \/downloads\/[^/]+$/;

/** The id at the end of a path that changes a single record. */
const LAST_SEGMENT = /(?<=^(?:PUT|DELETE) \/(?:addresses|admin\/users)\/)[^/]+$/;

const nameOf = (method: string, address: string): string =>
  `${method.toUpperCase()} ${address.replace(/^\/api/, '').replace(/\?.*$/, '')}`;

/**
 * Completes the response of a specified call, or 'file' for a download; undefined for every other call. The function
 * receives the request body (undefined if none) and throws an ApiError when the response lacks the requested data.
 */
export async function findCompletion(
  method: string,
  address: string,
): Promise<((sent: unknown) => unknown) | 'file' | undefined> {
  const name = nameOf(method, address);
  if (FILE.test(name)) return 'file';
  if (!SPECIFIED.test(name)) return;
  const { RESPONSE_COMPLETIONS } = await import('./specified-responses.ts');
  return RESPONSE_COMPLETIONS[name.replace(LAST_SEGMENT, '{id}')];
}

/**
 * Validates the response of any other call.
 * @throws ApiError for a list where an object is expected or vice versa, and for a response without data to a read
 */
export function passThrough(method: string, address: string, sent: unknown): unknown {
  const name = nameOf(method, address);
  const isRead = name.startsWith('GET ');
  const isWrong = LISTS.test(name) ? !Array.isArray(sent) : Array.isArray(sent) || (isRead && !hasData(sent));
  if (isWrong) throw new ApiError(200);
  return sent;
}

/** Fields in a server's response to an unknown call; no read responds with these alone. */
const REMARKS: readonly string[] = ['message', 'error'];

const hasData = (sent: unknown): boolean =>
  isObject(sent) && Object.keys(sent).some((member) => !REMARKS.includes(member));
