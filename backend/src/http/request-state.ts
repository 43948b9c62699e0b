import type { Request, Response } from 'express';
import type { OperationId } from '../../../contract/generated/operations.ts';
import { type Language, parseAcceptLanguage } from '../../../contract/rules/languages.ts';
import type { CallingKey, SessionUser } from './contract/operation.ts';

/** What the layers of an API request share. */
export interface RequestState {
  operation: OperationId;
  params: Record<string, string>;
  user: SessionUser | undefined;
  /** The right that permits an administrator's call. */
  right: string | undefined;
  /** The API key that makes the call; undefined in a session and without one. */
  apiKey?: CallingKey | undefined;
  sessionId: string | null;
  provenUntil: Date | null;
  isProven: boolean;
  visitorId: string | null;
  deviceId: string | null;
  /** True for HEAD, which runs as GET without a body. */
  head: boolean;
}

const states = new WeakMap<Request, RequestState>();

export function setState(request: Request, state: RequestState): void {
  states.set(request, state);
}

/** Undefined outside the API, and before the guard. */
export const findState = (request: Request): RequestState | undefined => states.get(request);

/** @throws when the request has not passed the guard, which would be a wiring error */
export function getState(request: Request): RequestState {
  const state = states.get(request);
  if (!state) throw new Error('The request has not passed the guard');
  return state;
}

const languages = new WeakMap<Request, Language>();

/**
 * The language that a call asks for in `Accept-Language`, for every text of its answer; English without the header. An
 * answer that depends on it has `Vary: Accept-Language`.
 */
export function languageOf(request: Request): Language {
  const language = languages.get(request) ?? parseAcceptLanguage(request.headers['accept-language']);
  languages.set(request, language);
  return language;
}

export function getRequestId(response: Response): string {
  return String(response.locals.requestId ?? '');
}
