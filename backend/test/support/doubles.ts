import type { Clock } from '../../src/lib/clock.ts';
import type { LogFields, Logger } from '../../src/lib/log.ts';
import type { Mailer, MailMessage } from '../../src/mail/mailer.ts';

/** A clock that runs as usual but can be moved. */
export interface TestClock extends Clock {
  advance(milliseconds: number): void;
  reset(): void;
}

export function testClock(): TestClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    reset: () => {
      offset = 0;
    },
  };
}

export interface LogEntry {
  level: keyof Logger;
  message: string;
  fields: LogFields | undefined;
}

/** Keeps every line for assertions; nothing is printed. */
export function recordingLogger(): Logger & { entries: LogEntry[] } {
  const entries: LogEntry[] = [];
  const keep = (level: LogEntry['level']) => (message: string, fields?: LogFields) => {
    entries.push({ level, message, fields });
  };
  return { entries, info: keep('info'), warn: keep('warn'), error: keep('error') };
}

/** Collects mails instead of delivering them. */
export function recordingMailer(): Mailer & { sent: MailMessage[] } {
  const sent: MailMessage[] = [];
  return {
    sent,
    send: async (message) => {
      sent.push(message);
    },
    settled: async () => {},
    close: async () => {},
  };
}
