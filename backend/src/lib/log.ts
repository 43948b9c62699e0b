import type { Writable } from 'node:stream';

/** Values that may appear beside a log line. Never a password, token, reset link or mail text. */
export type LogFields = Record<string, unknown>;

export interface Logger {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

type Level = keyof Logger;

const printable = (_key: string, value: unknown): unknown => {
  if (value instanceof Error) {
    return { name: value.name, message: value.message, code: (value as { code?: unknown }).code, stack: value.stack };
  }
  return typeof value === 'bigint' ? String(value) : value;
};

/**
 * Writes one line per entry: JSON in production, a readable line otherwise. Fields are always JSON, so text from a
 * request cannot start a new log line.
 */
export function createLogger(json: boolean, out: Writable = process.stdout, err: Writable = process.stderr): Logger {
  const write = (level: Level, message: string, fields?: LogFields) => {
    const target = level === 'info' ? out : err;
    if (json) {
      target.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...fields }, printable)}\n`);
      return;
    }
    const rest = fields && Object.keys(fields).length > 0 ? ` ${JSON.stringify(fields, printable)}` : '';
    target.write(`${level === 'info' ? '' : `${level}: `}${message}${rest}\n`);
  };
  return {
    info: (message, fields) => write('info', message, fields),
    warn: (message, fields) => write('warn', message, fields),
    error: (message, fields) => write('error', message, fields),
  };
}
