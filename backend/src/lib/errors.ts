import type { ErrorCode } from '../../../contract/generated/model.ts';
import type { Message } from '../../../contract/i18n/message.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';

/** One rejected input: `field` is its name (dotted inside nested bodies), `message` is shown to the user. */
export interface ErrorDetail {
  field: string;
  message: Message;
}

interface AppErrorOptions {
  details?: ErrorDetail[];
  /** Response headers of the error, such as Allow or Retry-After. */
  headers?: Record<string, string>;
  cause?: unknown;
}

/**
 * The only error that a handler throws deliberately. `text` is shown to the user in the language of the call, `message`
 * is the same in English, `code` is stable for programs, `status` must be documented for the operation in the contract.
 */
export class AppError extends Error {
  readonly text: Message;
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: ErrorDetail[] | undefined;
  readonly headers: Record<string, string> | undefined;

  constructor(status: number, code: ErrorCode, message: Message, extras: AppErrorOptions = {}) {
    super(String(message), extras.cause === undefined ? undefined : { cause: extras.cause });
    this.name = 'AppError';
    this.text = message;
    this.status = status;
    this.code = code;
    this.details = extras.details;
    this.headers = extras.headers;
  }
}

/** 404 with the same text whether an item does not exist or belongs to another user. */
export function notFound(message = REFUSALS.notFound): AppError {
  return new AppError(404, 'not_found', message);
}

/** 401 without a session, and for one whose account is deleted. */
export function signInRequired(): AppError {
  return new AppError(401, 'unauthorized', REFUSALS.signIn);
}

/** 410 for a link or token that was valid before. */
export function linkExpired(message: Message): AppError {
  return new AppError(410, 'link_expired', message);
}

/** 403 for an administrator without the required right. */
export function insufficientRights(): AppError {
  return new AppError(403, 'not_your_work', REFUSALS.accessDenied);
}

/** 403 for a session that must be verified again first. */
export function verificationRequired(): AppError {
  return new AppError(403, 'proof_needed', REFUSALS.proofNeeded);
}

/** 409 for a request that conflicts with the current state. */
export function conflict(message: Message): AppError {
  return new AppError(409, 'conflict', message);
}

/** A repeated purchase within a short time needs an explicit confirmation. */
export function repeatedPurchase(): AppError {
  return new AppError(409, 'repeated_purchase', REFUSALS.repeatedPurchase);
}

/** 409 for a purchase at a price other than the one shown to the buyer. */
/** 409 for a purchase at a price other than the one shown to the buyer. */
export function priceChanged(): AppError {
  return new AppError(409, 'price_changed', REFUSALS.priceChanged);
}

/**
 * 400 for one field that violates a rule the contract cannot express; the field's message is also the error's message.
 */
export function invalid(field: string, message: Message): AppError {
  return new AppError(400, 'invalid_request', message, { details: [{ field, message }] });
}
