import type { RequestHandler } from 'express';
import { REFUSALS } from '../../../shared/refusals.ts';
import { isStorable } from '../../../shared/text.ts';
import { AppError, notFound } from '../../lib/errors.ts';
import { stateOf } from '../request-state.ts';

/** Looks at every string in a value, keys included, without recursion: depth is chosen by the caller. */
function allStorable(root: unknown): boolean {
  const open: unknown[] = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') {
      if (!isStorable(value)) return false;
    } else if (Array.isArray(value)) {
      for (const item of value) open.push(item);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) open.push(key, item);
    }
  }
  return true;
}

/** Refuses text that would be stored differently from how it was sent; nothing has an id like that. */
export const checkText: RequestHandler = (request, _response, next) => {
  if (!allStorable(stateOf(request).params)) throw notFound();
  if (!allStorable([request.body, request.query])) {
    throw new AppError(400, 'invalid_request', REFUSALS.notStorable);
  }
  next();
};
