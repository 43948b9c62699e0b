import type { ErrorCode } from './generated/model/errorCode.ts';
import type { OperationId } from './generated/operations.ts';

type Failure = { status: number; message?: string };
type Forced = { status: number; body: unknown };

const CODES: Record<number, ErrorCode> = {
  400: 'invalid_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  410: 'link_expired',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** An error body; without a message it is the empty answer of a broken server, which makes screens show their own default. */
const failureBody = ({ status, message }: Failure): unknown =>
  message === undefined ? {} : { message, code: CODES[status] ?? 'internal', requestId: 'mock-forced' };

/**
 * States that the seeded server would not reach by itself: slow answers, no network, any error of any operation.
 * One switch per mock server, so that stories and tests do not disturb each other.
 */
export const createScenarios = () => {
  const failures = new Map<OperationId, Failure>();
  let delay = 0;
  let offline = false;
  return {
    /** Every answer takes this many milliseconds. */
    slow(milliseconds: number) {
      delay = milliseconds;
    },
    /** Whether answers are so late that nobody waits for them. */
    get stalled() {
      return delay >= 30_000;
    },
    offline(on = true) {
      offline = on;
    },
    /** The operation answers with this status until `clear`. */
    failing(operation: OperationId, status: number, message?: string) {
      failures.set(operation, message === undefined ? { status } : { status, message });
    },
    clear() {
      failures.clear();
      delay = 0;
      offline = false;
    },
    async intercept(id: OperationId): Promise<Forced | 'network-error' | undefined> {
      if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
      if (offline) return 'network-error';
      const failure = failures.get(id);
      return failure && { status: failure.status, body: failureBody(failure) };
    },
  };
};

export type Scenarios = ReturnType<typeof createScenarios>;
