import type { Clock } from '../../src/lib/clock.ts';
import type { LogFields, Logger } from '../../src/lib/log.ts';
import type { OutgoingMail } from '../../src/mail/mailer.ts';
import type { Transport } from '../../src/mail/transport.ts';

/** A clock that runs normally but can be moved. */
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

/** Stores every line for assertions and passes it on to a listener, if there is one; nothing is printed. */
export function recordingLogger(next?: Logger): Logger & { entries: LogEntry[] } {
  const entries: LogEntry[] = [];
  const record = (level: LogEntry['level']) => (message: string, fields?: LogFields) => {
    entries.push({ level, message, fields });
    next?.[level](message, fields);
  };
  return { entries, info: record('info'), warn: record('warn'), error: record('error') };
}

/** Collects emails instead of sending them. */
export function recordingTransport(): Transport & { sent: OutgoingMail[] } {
  const sent: OutgoingMail[] = [];
  return {
    sent,
    description: 'test',
    deliver: async (message) => {
      sent.push(message);
      return { answer: '250 OK' };
    },
    check: async () => {},
    close: () => {},
  };
}
