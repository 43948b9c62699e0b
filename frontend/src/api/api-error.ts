import type { Error as ErrorBody } from './generated/model.ts';

/**
 * A failed call. `status` is the HTTP status, or 0 when no answer arrived (offline, refused, cancelled by the user);
 * `body` is the server's JSON, undefined if there was none.
 */
export class ApiError<Body = ErrorBody> extends Error {
  readonly status: number;
  readonly body: Body | undefined;

  constructor(status: number, body?: Body, options?: { message?: string; cause?: unknown }) {
    super(options?.message ?? readField(body, 'message') ?? `HTTP ${status}`, { cause: options?.cause });
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }
}

/** Whether a call failed with this HTTP status. */
export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}

/** Whether the user cancelled the call. */
export const isAborted = (error: unknown): boolean =>
  error instanceof ApiError && error.cause instanceof DOMException && error.cause.name === 'AbortError';

/** Whether the requested record does not exist: its id is unknown or malformed. */
export const isNotFound = (error: unknown): boolean => hasStatus(error, 404);

/** Statuses of a server that does not implement the call; 200 is a response in another shape. */
const UNKNOWN_CALL: readonly number[] = [200, 404, 405, 501];

/**
 * Whether the server does not implement the call, like one with the specified calls only. The part of a screen that the
 * call would fill is then omitted; for a record by its id, 404 also means that it does not exist.
 */
export const isUnknownCall = (error: unknown): boolean =>
  error instanceof ApiError && UNKNOWN_CALL.includes(error.status);

interface MessageSources {
  /** Other fields with the message of the error catalogue: details for addresses, error for accounts. */
  readonly also?: 'details' | 'error';
  /** Prefer the error's own message to the fallback. */
  readonly preferOwnMessage?: boolean;
}

/** The message to show for a failure: the server's, or else the fallback of the error catalogue. */
export function errorMessage(
  error: unknown,
  fallback: string,
  { also, preferOwnMessage = false }: MessageSources = {},
): string {
  const body = error instanceof ApiError ? error.body : undefined;
  return (
    readField(body, 'message') ??
    (also ? readField(body, also) : undefined) ??
    (preferOwnMessage ? clientMessage(error) : undefined) ??
    fallback
  );
}

/** An answer without a message leaves 'HTTP 500', which means nothing to users. */
function clientMessage(error: unknown): string | undefined {
  if (!(error instanceof Error) || (error instanceof ApiError && error.status !== 0)) return;
  return error.message || undefined;
}

function readField(body: unknown, field: 'message' | 'details' | 'error'): string | undefined {
  if (typeof body !== 'object' || body === null) return;
  return nonEmptyString((body as Record<string, unknown>)[field]);
}

/** Details are a string, or a list of strings or of {field, message}. */
function nonEmptyString(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value)) return value.map(nonEmptyString).filter(Boolean).join(' ') || undefined;
  return readField(value, 'message');
}
