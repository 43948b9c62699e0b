import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { maySendAgain } from '../../shared/mail-kinds.ts';
import { inTransaction } from '../db/retry.ts';
import type { Database } from '../db/schema.ts';
import { findShopZone } from '../db/shop-zone.ts';
import type { Encryption } from '../jobs/encryption.ts';
import type { JobPayloads, Jobs } from '../jobs/jobs.ts';
import type { Clock } from '../lib/clock.ts';
import type { Logger } from '../lib/log.ts';
import { createDeliveryLog } from './logged-delivery.ts';
import { logMail } from './mail-log.repository.ts';
import type { Mailer, MailMessage } from './mailer.ts';
import { withMoments } from './moments.ts';
import { outgoing } from './outgoing.ts';
import type { MailSite } from './template/styled-mail.ts';
import type { Transport } from './transport.ts';

/** A message is retried until it expires, after a week at most: delays grow to six hours. */
export const MAIL_ATTEMPTS = 25;

interface MailerParts {
  db: Kysely<Database>;
  jobs: Jobs;
  encryption: Encryption;
  clock: Clock;
}

/** A mailer that queues its messages as jobs and logs them. */
export function createJobMailer({ db: own, jobs, encryption, clock }: MailerParts): Mailer {
  const store = async (written: MailMessage, db: Kysely<Database>) => {
    const { expiresAt, ...texts } = written;
    const message = { ...withMoments(texts, await findShopZone(db)), expiresAt };
    const id = randomUUID();
    const { kind, to, subject } = message;
    const sealed = maySendAgain(kind) ? encryption.encrypt(JSON.stringify(message)) : null;
    await logMail(db, { id, kind, to, subject, sealed, at: clock.now() });
    const payload = { ...message, id, expiresAt: expiresAt.toISOString() };
    await jobs.add('mail.deliver', payload, { maxAttempts: MAIL_ATTEMPTS, db });
  };
  /** undefined when it was encrypted with another secret, as after a restore elsewhere */
  const opened = (sealed: string): MailMessage | undefined => {
    try {
      return JSON.parse(encryption.decrypt(sealed));
    } catch {
      return undefined;
    }
  };
  return {
    send: (message, db) => (db ? store(message, db) : inTransaction(own, (tx) => store(message, tx))),
    again: async (sealed, expiresAt, db) => {
      const message = opened(sealed);
      if (message) await store({ ...message, expiresAt }, db);
      return message !== undefined;
    },
  };
}

interface DeliveryParts {
  db: Kysely<Database>;
  transport: Transport;
  /** Source of the site's name and colours. */
  site: { get(): Promise<Omit<MailSite, 'url'>> };
  /** the site's own URL */
  publicUrl: string;
  /** Receives replies while the site has no contact email. */
  ownerEmail: string;
  clock: Clock;
  log: Logger;
}

/**
 * Delivers one queued email on behalf of the site, with its name as sender and as signature. An email without a
 * recorded result is sent again under the same Message-ID, by which mailboxes drop the duplicate.
 */
export function createMailDelivery({ db, transport, site, publicUrl, ownerEmail, clock, log }: DeliveryParts) {
  const delivery = createDeliveryLog({ db, transport, clock, most: MAIL_ATTEMPTS });
  return async ({ expiresAt, ...mail }: JobPayloads['mail.deliver']): Promise<void> => {
    if (new Date(expiresAt) <= clock.now()) {
      log.warn('An email could not be delivered in time and was dropped', { kind: mail.kind });
      await delivery.dropped(mail.id);
      return;
    }
    await delivery.deliver(mail.id, async () => {
      // An earlier release has already signed it.
      if (mail.fromName !== undefined) return mail;
      const facts = await site.get();
      return outgoing(mail, { ...facts, contactEmail: facts.contactEmail || ownerEmail, url: publicUrl });
    });
  };
}
