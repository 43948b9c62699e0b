import type { OutgoingMail } from '../../../../backend/src/mail/mailer.ts';
import type { Transport } from '../../../../backend/src/mail/transport.ts';
import type { Scheduler } from './scheduler.ts';

/** The mail server of all servers; it refuses, or accepts without an answer, on demand. */
export class MailServer {
  readonly accepted: OutgoingMail[] = [];
  refusing = 0;
  readonly #scheduler: Scheduler;

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
  }

  /** @param isDead of the server that it belongs to */
  transport(server: string, isDead: () => boolean): Transport {
    return {
      description: 'memory',
      deliver: async (message) => {
        await this.#scheduler.point(`mail ${message.kind} of ${server}`);
        if (isDead()) return new Promise(() => {});
        if (this.refusing > 0) {
          this.refusing -= 1;
          throw Object.assign(new Error('451 Try again later'), { responseCode: 451 });
        }
        this.accepted.push(message);
        return { answer: '250 OK' };
      },
      check: async () => {},
      close: () => {},
    };
  }
}
