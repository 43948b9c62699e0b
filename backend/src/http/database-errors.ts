import { AppError } from '../lib/errors.ts';

/** SQLSTATEs that mean "this text or number cannot be stored": the request is wrong, not the server. */
const INPUT = new Set(['22003', '22P02', '22021', '22P05', '22001', '22007', '22008']);

/** The database cannot be reached, is full, or gave up: the same request may work later. */
const UNAVAILABLE = new Set([
  '53100', // disk full
  '53200', // out of memory
  '53300', // too many connections
  '55P03', // lock not available in time
  '57014', // statement cancelled by a time limit
  '57P01', // shutting down
  '57P02', // crashed
  '57P03', // starting up
  '40001', // serialization failure after all retries
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

/** pg gives these failures no code. */
const LOST =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable|Cannot use a pool after calling end/;

/** A PostgreSQL that is not running has no Unix socket. Of any other file ENOENT says nothing of the database. */
const isWithoutSocket = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && error.syscall === 'connect' && codeOf(error) === 'ENOENT';

const codeOf = (error: object): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** SQLSTATE 23505; with `constraint`, only when that index was hit. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return (
    error instanceof Object && codeOf(error) === '23505' && 'constraint' in error && error.constraint === constraint
  );
}

/** Translates a failure of the database driver, or returns null when it is something else. */
export function databaseError(error: unknown): AppError | null {
  if (!(error instanceof Error)) return null;
  // A refused connection to several addresses arrives as one error that holds the others.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const code = first instanceof Object ? codeOf(first) : '';
  if (INPUT.has(code)) {
    return new AppError(400, 'invalid_request', 'The request contains a value that cannot be stored', { cause: error });
  }
  if (UNAVAILABLE.has(code) || /^08/.test(code) || isWithoutSocket(first) || LOST.test(error.message)) {
    return new AppError(503, 'unavailable', 'This service is not available at the moment', {
      headers: { 'Retry-After': '5' },
      cause: error,
    });
  }
  return null;
}
