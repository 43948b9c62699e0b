import type { components } from './generated/contract.ts';

type Schemas = components['schemas'];

/** Stable reason of a refusal; `docs/errors.md` of the site explains each. Later versions of the API may add more. */
export type ErrorCode = Schemas['ErrorCode'];

/** The server answered with an error. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** `unknown` when the answer did not come from the API, but for example from a proxy. */
  readonly code: ErrorCode | 'unknown';
  /** Invalid fields of a 400. */
  readonly details: readonly Schemas['ErrorDetail'][];
  /** Identifies the call in the server's log. */
  readonly requestId: string | undefined;
  /** Seconds until the call may be repeated, if the server says so. */
  readonly retryAfter: number | undefined;

  constructor(response: Response, body: Partial<Schemas['Error']>) {
    super(body.message ?? `The server answered with status ${response.status}`);
    this.status = response.status;
    this.code = body.code ?? 'unknown';
    this.details = body.details ?? [];
    this.requestId = body.requestId ?? response.headers.get('X-Request-Id') ?? undefined;
    this.retryAfter = readRetryAfter(response.headers);
  }
}

/** The server could not be reached, or the connection broke. `cause` is the error of `fetch`. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

/** Seconds; `Retry-After` is a number of seconds or a date. */
export function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('Retry-After');
  if (value === null) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

export async function toApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  return new ApiError(response, body !== null && typeof body === 'object' ? body : {});
}
