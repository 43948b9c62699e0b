import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { AppError } from '../lib/errors.ts';

/** SQLSTATEs for "this text or number cannot be stored": the request is invalid, not the server. */
const INPUT_CODES = new Set(['22003', '22P02', '22021', '22P05', '22001', '22007', '22008']);

/**
 * SQLSTATE classes of a database that is unreachable, read-only, full or has cancelled: the same request may work
 * later. 08 connection, 25 transaction state (read-only, ended while idle), 53 resources, 57 operator, 58 system.
 */
const UNAVAILABLE_CLASS = /^(?:08|25|53|57|58)[0-9A-Z]{3}$/;

/** Codes of other classes, and network errors. */
const UNAVAILABLE_CODES = new Set([
  '55P03', // lock timeout
  '40001', // serialisation failure after all retries
  '40P01', // deadlock after all retries
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENOSPC',
]);

/** pg sets no code for these errors. */
const LOST_CONNECTION =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable|Cannot use a pool after calling end/;

/** A stopped PostgreSQL has no Unix socket. ENOENT for any other file says nothing about the database. */
const isWithoutSocket = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && error.syscall === 'connect' && errorCode(error) === 'ENOENT';

const errorCode = (error: object): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** 503 for a dependency that is temporarily unavailable. */
export const unavailable = (cause: unknown): AppError =>
  new AppError(503, 'unavailable', REFUSALS.unavailable, {
    headers: { 'Retry-After': '5' },
    cause,
  });

/** SQLSTATE 23505; with `constraint`, only for that index. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return (
    error instanceof Object && errorCode(error) === '23505' && 'constraint' in error && error.constraint === constraint
  );
}

/** Translates an error of the database driver, or returns null for any other. */
export function databaseError(error: unknown): AppError | null {
  if (!(error instanceof Error)) return null;
  // A refused connection to several addresses arrives as one error that contains the others.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const code = first instanceof Object ? errorCode(first) : '';
  if (INPUT_CODES.has(code)) {
    return new AppError(400, 'invalid_request', REFUSALS.valueNotStorable, { cause: error });
  }
  const isUnavailable = UNAVAILABLE_CLASS.test(code) || UNAVAILABLE_CODES.has(code) || isWithoutSocket(first);
  return isUnavailable || LOST_CONNECTION.test(error.message) ? unavailable(error) : null;
}
