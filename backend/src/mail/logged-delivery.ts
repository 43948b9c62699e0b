import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Clock } from '../lib/clock.ts';
import { toAnswer, truncateAnswer } from './mail-answer.ts';
import { logDropped, logRefused, logSent } from './mail-log.repository.ts';
import type { OutgoingMail } from './mailer.ts';
import type { Transport } from './transport.ts';

/** Records the delivery of emails in the log. */
export interface DeliveryLog {
  /**
   * Creates and delivers an email and records the response; an error is recorded and rethrown, so that the job retries.
   */
  deliver(id: string | undefined, make: () => Promise<OutgoingMail>): Promise<void>;
  recordDropped(id: string | undefined): Promise<void>;
}

interface DeliveryLogDeps {
  db: Kysely<Database>;
  transport: Pick<Transport, 'deliver'>;
  clock: Clock;
  /** maximum number of attempts */
  maxAttempts: number;
}

export function createDeliveryLog({ db, transport, clock, maxAttempts }: DeliveryLogDeps): DeliveryLog {
  return {
    async deliver(id, make) {
      let answer: string;
      try {
        ({ answer } = await transport.deliver(await make()));
      } catch (error) {
        if (id !== undefined) await logRefused(db, id, { answer: toAnswer(error), at: clock.now(), maxAttempts });
        throw error;
      }
      if (id !== undefined) await logSent(db, id, truncateAnswer(answer), clock.now());
    },
    recordDropped: async (id) => {
      if (id !== undefined) await logDropped(db, id, clock.now());
    },
  };
}
