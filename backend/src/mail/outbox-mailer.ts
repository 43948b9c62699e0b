import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Clock } from '../lib/clock.ts';
import type { Logger } from '../lib/log.ts';
import type { MailEncryption } from './mail-encryption.ts';
import type { Mailer, MailMessage } from './mailer.ts';
import { addToOutbox, claimDue, type OutboxRow, postpone, removeFromOutbox } from './outbox.repository.ts';
import type { Transport } from './transport.ts';

const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
const POLL_MS = 30_000;

interface Options {
  db: Kysely<Database>;
  clock: Clock;
  log: Logger;
  encryption: MailEncryption;
  transport: Transport;
}

/** `expiresAt` survives as text inside the encrypted message. */
function readMessage(text: string): MailMessage {
  const value = JSON.parse(text) as Omit<MailMessage, 'expiresAt'> & { expiresAt: string };
  return { ...value, expiresAt: new Date(value.expiresAt) };
}

/**
 * A mailer that first stores each message in the database and then delivers it, trying again with growing pauses
 * until it works or the message has expired.
 */
export function createOutboxMailer({ db, clock, log, encryption, transport }: Options): Mailer {
  let delivering: Promise<void> | undefined;
  let again = false;

  const deliver = async (row: OutboxRow): Promise<void> => {
    const now = clock.now();
    if (row.expires_at <= now) {
      log.warn('A mail could not be delivered in time and was dropped', { kind: row.kind, attempts: row.attempts });
      return removeFromOutbox(db, row.id);
    }
    try {
      await transport.deliver(readMessage(encryption.decrypt(row.sealed)));
    } catch (error) {
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(row.attempts - 1, 10), LONGEST_PAUSE_MS);
      const reason = error instanceof Error ? error.message : String(error);
      log.warn('A mail could not be delivered and will be tried again', {
        kind: row.kind,
        attempts: row.attempts,
        reason,
      });
      return postpone(db, row.id, new Date(now.getTime() + pause), reason);
    }
    await removeFromOutbox(db, row.id);
  };

  const deliverAll = async (): Promise<void> => {
    do {
      again = false;
      for (let row = await claimDue(db, clock.now()); row; row = await claimDue(db, clock.now())) await deliver(row);
    } while (again);
  };

  const deliverDue = (): void => {
    again = true;
    delivering ??= deliverAll()
      .catch((error) => {
        again = false;
        log.error('The mail outbox could not be read', { error });
      })
      .finally(() => {
        delivering = undefined;
        // A message may have arrived after the last look and before this line.
        if (again) deliverDue();
      });
  };

  const timer = setInterval(deliverDue, POLL_MS).unref();
  return {
    async send(message) {
      const now = clock.now();
      await addToOutbox(db, {
        kind: message.kind,
        sealed: encryption.encrypt(JSON.stringify(message)),
        now,
        expiresAt: message.expiresAt,
      });
      deliverDue();
    },
    settled: async () => {
      while (delivering !== undefined) await delivering;
    },
    close: async () => {
      clearInterval(timer);
      await delivering;
      transport.close();
    },
  };
}
