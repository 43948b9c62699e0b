// What an answer has to be like before it is used: public pages load this alone, and the rest with the calls that need it.
import { ApiError } from './api-error.ts';
import { isObject } from './specified-user.ts';

/** The calls of the specification whose answers `specified-answers.ts` completes. */
const SPECIFIED =
  /^(?:POST \/auth\/(?:login|register|reset-password)|POST \/admin\/login|GET \/auth\/session|PUT \/users\/profile|POST \/users\/avatar|GET \/(?:orders|downloads|wallet\/balance|addresses|admin\/users)|POST \/wallet\/(?:add-funds|withdraw)|POST \/addresses|(?:PUT|DELETE) \/addresses\/[^/]+|DELETE \/admin\/users\/[^/]+)$/;

/** Other answers that are a plain list; everything else is an object. */
const LISTS = /^GET (?:\/licences|\/admin\/products\/[^/]+\/releases|\/admin\/content\/series)$/;

/** The one specified call that answers a file, whatever its type is called. */
const FILE = /^GET \/downloads\/[^/]+$/;

/** The id at the end of a call that changes one thing. */
const LAST_PART = /(?<=^(?:PUT|DELETE) \/(?:addresses|admin\/users)\/)[^/]+$/;

const nameOf = (method: string, address: string): string =>
  `${method.toUpperCase()} ${address.replace(/^\/api/, '').replace(/\?.*$/, '')}`;

/**
 * How the answer of a call of the specification is completed, or that it is a file; undefined for every other call.
 * The function takes what was sent, undefined for nothing, and throws an ApiError when what was asked for is not in it.
 */
export async function completionOf(
  method: string,
  address: string,
): Promise<((sent: unknown) => unknown) | 'file' | undefined> {
  const name = nameOf(method, address);
  if (FILE.test(name)) return 'file';
  if (!SPECIFIED.test(name)) return;
  const { ANSWERS } = await import('./specified-answers.ts');
  return ANSWERS[name.replace(LAST_PART, '{id}')];
}

/**
 * The answer of another call.
 * @throws ApiError for a list where there should be none, and for a question that was answered with nothing
 */
export function otherAnswer(method: string, address: string, sent: unknown): unknown {
  const name = nameOf(method, address);
  const isWrong = Array.isArray(sent) ? !LISTS.test(name) : name.startsWith('GET ') && !hasMembers(sent);
  if (isWrong) throw new ApiError(200);
  return sent;
}

const hasMembers = (sent: unknown): boolean => isObject(sent) && Object.keys(sent).length > 0;
