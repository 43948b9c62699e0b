import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Clock } from '../lib/clock.ts';
import { answerOf, logged } from './mail-answer.ts';
import { logDropped, logRefused, logSent } from './mail-log.repository.ts';
import type { OutgoingMail } from './mailer.ts';
import type { Transport } from './transport.ts';

/** Writes into the log what becomes of mails. */
export interface DeliveryLog {
  /** Makes and delivers, and keeps the answer; a failure is kept and thrown on, so that the job is tried again. */
  deliver(id: string | undefined, make: () => Promise<OutgoingMail>): Promise<void>;
  dropped(id: string | undefined): Promise<void>;
}

interface Parts {
  db: Kysely<Database>;
  transport: Pick<Transport, 'deliver'>;
  clock: Clock;
  /** after so many refusals nothing is tried any more */
  most: number;
}

export function createDeliveryLog({ db, transport, clock, most }: Parts): DeliveryLog {
  return {
    async deliver(id, make) {
      let answer: string;
      try {
        ({ answer } = await transport.deliver(await make()));
      } catch (error) {
        if (id !== undefined) await logRefused(db, id, { answer: answerOf(error), at: clock.now(), most });
        throw error;
      }
      if (id !== undefined) await logSent(db, id, logged(answer), clock.now());
    },
    dropped: async (id) => {
      if (id !== undefined) await logDropped(db, id, clock.now());
    },
  };
}
