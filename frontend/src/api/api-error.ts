import type { Error as ErrorBody } from './generated/model.ts';

/**
 * A call that failed. `status` is the HTTP status, or 0 when no answer arrived (offline, refused, no longer
 * waited for); `body` is the server's JSON, undefined when it sent none.
 */
export class ApiError<Body = ErrorBody> extends Error {
  readonly status: number;
  readonly body: Body | undefined;

  constructor(status: number, body?: Body, options?: { message?: string; cause?: unknown }) {
    super(options?.message ?? textIn(body, 'message') ?? `HTTP ${status}`, { cause: options?.cause });
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }
}

/** Whether a call failed with this HTTP status. */
export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}

/** Whether the reader did not want to wait any longer. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof ApiError && error.cause instanceof DOMException && error.cause.name === 'AbortError';

/** Whether what was asked for does not exist: nothing has its id, or nothing could. */
export const namesNothing = (error: unknown): boolean => hasStatus(error, 404);

interface MessageSources {
  /** Where else the error catalogue looks in the server's answer: details for addresses, error for accounts. */
  readonly also?: 'details' | 'error';
  /** The error's own message counts before the fallback. */
  readonly own?: boolean;
}

/** The sentence to show for a failure: the server's message where there is one, else the fallback of the error catalogue. */
export function messageOf(error: unknown, fallback: string, { also, own = false }: MessageSources = {}): string {
  const body = error instanceof ApiError ? error.body : undefined;
  return (
    textIn(body, 'message') ??
    (also ? textIn(body, also) : undefined) ??
    (own ? ownMessage(error) : undefined) ??
    fallback
  );
}

/** An answer without a sentence leaves 'HTTP 500' behind, which tells a reader nothing. */
function ownMessage(error: unknown): string | undefined {
  if (!(error instanceof Error) || (error instanceof ApiError && error.status !== 0)) return;
  return error.message || undefined;
}

function textIn(body: unknown, field: 'message' | 'details' | 'error'): string | undefined {
  if (typeof body !== 'object' || body === null) return;
  return asText((body as Record<string, unknown>)[field]);
}

/** Details are a text, or a list of texts or of {field, message}. */
function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value)) return value.map(asText).filter(Boolean).join(' ') || undefined;
  return textIn(value, 'message');
}
