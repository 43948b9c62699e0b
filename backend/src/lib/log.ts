import type { Writable } from 'node:stream';
import pino from 'pino';
import { redact } from './redact.ts';

/** Structured fields of a log line. Never a password, token, reset link or email text. */
export type LogFields = Record<string, unknown>;

export interface Logger {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

export interface LogOptions {
  /** `json` for a log collector, one object per line; `text` for a terminal. */
  format: 'json' | 'text';
  /** The lowest level that is written. */
  level: 'info' | 'warn' | 'error';
  /** Receives info; the console by default. */
  out?: Writable;
  /** Receives warnings and errors. */
  err?: Writable;
}

let traceFields: () => LogFields = () => ({});

/** Adds the current trace to every line from now on. */
export function setTraceFields(fields: () => LogFields): void {
  traceFields = fields;
}

/** A readable line: the message, then the fields as JSON, so that text from a request cannot start a new line. */
function toReadable(line: string): string {
  const { time: _, level, message, ...fields } = JSON.parse(line) as { time: string; level: string; message: string };
  const rest = Object.keys(fields).length > 0 ? ` ${JSON.stringify(fields)}` : '';
  return `${level === 'info' ? '' : `${level}: `}${message}${rest}\n`;
}

/** Writes one line per entry, synchronously, without personal data or credentials. */
export function createLogger({ format, level, out = process.stdout, err = process.stderr }: LogOptions): Logger {
  const to = (stream: Writable) =>
    format === 'json' ? stream : { write: (line: string) => stream.write(toReadable(line)) };
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
      // The log collector knows the machine and the process.
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => traceFields(),
    },
    streams,
  );
  const write = (name: keyof Logger) => (message: string, fields?: LogFields) =>
    logger[name](redact(fields ?? {}) as object, redact(message) as string);
  return { info: write('info'), warn: write('warn'), error: write('error') };
}
