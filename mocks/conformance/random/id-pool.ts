import type { OperationId } from '../../generated/operations.ts';
import type { Random } from '../../store/seed-random.ts';

/** What earlier answers of one server have left: ids differ between two servers, their places in the lists do not. */
export type Memory = { email: string; password: string; token: string | undefined; ids: Record<Pool, string[]> };

export type Pool = 'address' | 'order' | 'download' | 'person' | 'comment' | 'faq';

/** The nth thing of a pool, counted round; nothing there means an id that nobody has. */
export type Ref = { pool: Pool; nth: number };

/** One call as normalise data, so that a sequence can be printed, shortened and played again. */
export type Step = {
  operation: OperationId;
  params?: Record<string, string | Ref>;
  /** 'SELF' stands for the customer's email address, here and as `email` in a body. */
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
  body?: Record<string, unknown>;
  /** Sent without the session. */
  signedOut?: boolean;
  /** Sent by the super-admin of the demo instead of the customer. */
  byAdmin?: boolean;
};

/** Makes one kind of step at random; `weight` says how often beside the others. */
export type StepMaker = { weight: number; make: (random: Random) => Step };
