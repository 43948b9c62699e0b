import type { OperationId } from '../../../contract/generated/operations.ts';
import type { StepMaker as MakerOf } from '../../../packages/conformance/src/random.ts';

/** Ids from earlier answers of one server: ids differ between two servers, their positions in the lists do not. */
export type Memory = { email: string; password: string; token: string | undefined; ids: Record<Pool, string[]> };

export type Pool = 'address' | 'order' | 'download' | 'person' | 'comment' | 'faq';

/** The nth id of a pool, modulo its size; an empty pool yields an unknown id. */
export type Ref = { pool: Pool; nth: number };

/** One call in normalised form, so that a sequence can be printed, shortened and replayed. */
export type Step = {
  operation: OperationId;
  params?: Record<string, string | Ref>;
  /** 'SELF' stands for the customer's email address, here and as `email` in a body. */
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
  body?: Record<string, unknown>;
  /** Sent without the session. */
  signedOut?: boolean;
  /** Sent by the demo's super-admin instead of the customer. */
  byAdmin?: boolean;
};

export type StepMaker = MakerOf<Step>;
