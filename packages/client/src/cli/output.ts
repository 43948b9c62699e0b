import { ApiError, ConnectionError } from '../errors.ts';
import { UploadError } from '../uploads.ts';

const EXIT = { refused: 1, usage: 2, unreachable: 3 } as const;

/** A mistake in the command line, a setting or a file. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface OutputOptions {
  json: boolean;
}

/** One line for people, or one of JSON for programs. */
export const print = ({ json }: OutputOptions, text: string, value: unknown): void => {
  process.stdout.write(`${json ? JSON.stringify(value) : text}\n`);
};

export interface Failure {
  exitCode: number;
  message: string;
  code: string;
  status?: number;
  requestId?: string | undefined;
  uploadId?: string;
  details?: ApiError['details'];
}

export function toFailure(error: unknown): Failure {
  if (error instanceof UploadError) {
    return { ...toFailure(error.cause), message: error.message, uploadId: error.uploadId };
  }
  if (error instanceof UsageError) return { exitCode: EXIT.usage, message: error.message, code: 'usage' };
  if (error instanceof ConnectionError) {
    return { exitCode: EXIT.unreachable, message: error.message, code: 'unreachable' };
  }
  if (!(error instanceof ApiError)) {
    return { exitCode: EXIT.refused, message: error instanceof Error ? error.message : `${error}`, code: 'failed' };
  }
  const { message, code, status, requestId, details } = error;
  return { exitCode: EXIT.refused, message, code, status, requestId, details };
}

/** Writes the failure to stderr. */
export function printFailure({ json }: OutputOptions, failure: Failure): void {
  const { exitCode: _, ...shown } = failure;
  if (json) {
    process.stderr.write(`${JSON.stringify({ error: shown })}\n`);
    return;
  }
  const reference = failure.requestId ? ` (${failure.code}, request ${failure.requestId})` : '';
  const fields = (failure.details ?? []).map(({ field, message }) => `  ${field}: ${message}\n`);
  process.stderr.write(`studio: ${failure.message}${reference}\n${fields.join('')}`);
}
