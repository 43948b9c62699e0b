import type { RequestHandler } from 'express';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { isStorableText, normaliseUnicodeDeep } from '../../../../contract/rules/text.ts';
import { AppError, notFound } from '../../lib/errors.ts';
import { getState } from '../request-state.ts';

/** Checks every string in a value, including keys, without recursion: the caller controls the depth. */
function allStorable(root: unknown): boolean {
  const open: unknown[] = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') {
      if (!isStorableText(value)) return false;
    } else if (Array.isArray(value)) {
      for (const item of value) open.push(item);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) open.push(key, item);
    }
  }
  return true;
}

/**
 * Checks every text of a request: rejects what could not be stored unchanged (404 for an id), and normalises everything
 * else before limits are checked and values are compared.
 */
export const normaliseText: RequestHandler = (request, _response, next) => {
  const { query } = request;
  const { params } = getState(request);
  if (!allStorable(params)) throw notFound();
  if (!allStorable([request.body, query])) {
    throw new AppError(400, 'invalid_request', REFUSALS.notStorable);
  }
  request.body = normaliseUnicodeDeep(request.body);
  // Otherwise parsed again from the URL at each access.
  Object.defineProperty(request, 'query', {
    value: normaliseUnicodeDeep(query),
    writable: true,
    configurable: true,
    enumerable: true,
  });
  normaliseUnicodeDeep(params);
  next();
};
