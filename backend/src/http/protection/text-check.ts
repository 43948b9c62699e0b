import type { RequestHandler } from 'express';
import { AppError } from '../../lib/errors.ts';
import { stateOf } from '../request-state.ts';

/** Text a database cannot keep as it is: U+0000, or half of a surrogate pair. */
const storable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** Looks at every string in a value, keys included, without recursion: depth is chosen by the caller. */
function allStorable(root: unknown): boolean {
  const open: unknown[] = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') {
      if (!storable(value)) return false;
    } else if (Array.isArray(value)) {
      for (const item of value) open.push(item);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) open.push(key, item);
    }
  }
  return true;
}

/** Refuses text that would be stored differently from how it was sent. */
export const checkText: RequestHandler = (request, _response, next) => {
  if (!allStorable([request.body, request.query, stateOf(request).params])) {
    throw new AppError(400, 'invalid_request', 'The text contains characters that cannot be stored');
  }
  next();
};
