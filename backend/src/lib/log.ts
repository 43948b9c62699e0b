import type { Writable } from 'node:stream';
import pino from 'pino';
import { withoutPersons } from './log-privacy.ts';

/** Values that may appear beside a log line. Never a password, token, reset link or mail text. */
export type LogFields = Record<string, unknown>;

export interface Logger {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

export interface LogOptions {
  /** `json` for a log collector, one object per line; `text` for a person at a terminal. */
  format: 'json' | 'text';
  /** The least important lines that are written. */
  level: 'info' | 'warn' | 'error';
  /** Receives info; the console unless given. */
  out?: Writable;
  /** Receives warnings and errors. */
  err?: Writable;
}

let fieldsOfTrace: () => LogFields = () => ({});

/** Names the trace that a line belongs to, from now on. */
export function addTraceToLog(fields: () => LogFields): void {
  fieldsOfTrace = fields;
}

/** A line for a person: what was said, then the fields as JSON, so that text from a request cannot start a new line. */
function readable(line: string): string {
  const { time: _, level, message, ...fields } = JSON.parse(line) as { time: string; level: string; message: string };
  const rest = Object.keys(fields).length > 0 ? ` ${JSON.stringify(fields)}` : '';
  return `${level === 'info' ? '' : `${level}: `}${message}${rest}\n`;
}

/** Writes one line per entry, at once, without what names a person or opens an account. */
export function createLogger({ format, level, out = process.stdout, err = process.stderr }: LogOptions): Logger {
  const to = (stream: Writable) =>
    format === 'json' ? stream : { write: (line: string) => stream.write(readable(line)) };
  const streams = pino.multistream(
    [
      { level: 'info', stream: to(out) },
      { level: 'warn', stream: to(err) },
    ],
    { dedupe: true },
  );
  const logger = pino(
    {
      level,
      messageKey: 'message',
      // The machine and the process are known to whoever collects the lines.
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => fieldsOfTrace(),
    },
    streams,
  );
  const write = (name: keyof Logger) => (message: string, fields?: LogFields) =>
    logger[name](withoutPersons(fields ?? {}) as object, withoutPersons(message) as string);
  return { info: write('info'), warn: write('warn'), error: write('error') };
}
