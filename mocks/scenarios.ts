import type { ErrorCode } from '../contract/generated/model.ts';
import { type OperationId, type OperationMeta, operations } from '../contract/generated/operations.ts';
import { withEmptyLists } from './server/empty-lists.ts';
import { shortened, withLongWords } from './server/long-words.ts';

type Failure = { status: number; message?: string };
type Reply = { status: number; headers?: Record<string, string>; body?: unknown };

/** The state of the switch. A failure without a message is the empty answer of a broken server. */
export type ScenarioSettings = {
  /** milliseconds added to every answer */
  delay: number;
  offline: boolean;
  /** lists are answered without entries */
  empty: boolean;
  /** every user text ends with a word of 60 letters */
  longWords: boolean;
  failures: ({ operation: OperationId } & Failure)[];
  /** operations that answer too late */
  waiting: OperationId[];
};

/** An answer that takes this long exceeds any caller's patience, in milliseconds. */
const TOO_LATE_MS = 60_000;

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

/** The documented error answers of an operation: status → message and code of its example. */
export const documentedErrors = (operation: OperationId): OperationMeta['errors'] => operations[operation].errors;

/**
 * An error body; without a message it is the empty answer of a broken server, which makes screens show their own
 * default.
 */
const failureBody = (operation: OperationId, { status, message }: Failure): unknown => {
  if (message === undefined) return {};
  const code = documentedErrors(operation)[status]?.code ?? CODES[status] ?? 'internal';
  return { message, code, requestId: 'mock-forced' };
};

/**
 * States that the seeded server would not reach otherwise: slow or missing answers, no network, empty lists, words
 * wider than a phone, any error of any operation. One switch per mock server, so that stories and tests do not disturb
 * each other.
 */
export const createScenarios = () => {
  const failures = new Map<OperationId, Failure>();
  const waiting = new Set<OperationId>();
  let delay = 0;
  let offline = false;
  let empty = false;
  let longWords = false;
  const switches = {
    /** Every answer takes this many milliseconds. */
    slow(milliseconds: number) {
      delay = milliseconds;
    },
    /** Whether answers are too late for any caller. */
    get stalled() {
      return delay >= 30_000 || waiting.size > 0;
    },
    /** The answer of this operation is late; all others are in time. */
    stalling(operation: OperationId) {
      waiting.add(operation);
    },
    offline(on = true) {
      offline = on;
    },
    /** Every list is answered without entries; details are unchanged. */
    empty(on = true) {
      empty = on;
    },
    /** Every user text ends with a word that is wider than a phone. */
    longWords(on = true) {
      longWords = on;
    },
    /** The operation answers with this status until `clear`. */
    failing(operation: OperationId, status: number, message?: string) {
      failures.set(operation, message === undefined ? { status } : { status, message });
    },
    /** The operation refuses as in the contract's example; an undocumented status is a server error. */
    refusing(operation: OperationId, status: number) {
      switches.failing(operation, status, documentedErrors(operation)[status]?.message);
    },
    clear() {
      failures.clear();
      waiting.clear();
      delay = 0;
      offline = false;
      empty = false;
      longWords = false;
    },
    read: (): ScenarioSettings => ({
      delay,
      offline,
      empty,
      longWords,
      failures: [...failures].map(([operation, failure]) => ({ operation, ...failure })),
      waiting: [...waiting],
    }),
    /** Applies the result of `read`. */
    set(settings: ScenarioSettings) {
      switches.clear();
      ({ delay, offline, empty, longWords } = settings);
      for (const { operation, ...failure } of settings.failures) failures.set(operation, failure);
      for (const operation of settings.waiting) waiting.add(operation);
    },
    async intercept(id: OperationId): Promise<Reply | 'network-error' | undefined> {
      const pause = waiting.has(id) ? TOO_LATE_MS : delay;
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      if (offline) return 'network-error';
      const failure = failures.get(id);
      return failure && { status: failure.status, body: failureBody(id, failure) };
    },
    /** A part of a request without what the scenario has added to answers. */
    received: <Part>(part: Part): Part => (longWords ? shortened(part) : part),
    /** The answer after the scenario's changes. */
    shown: <Answer extends Reply>(id: OperationId, reply: Answer): Answer => {
      const short = empty ? withEmptyLists(id, reply) : reply;
      return longWords ? withLongWords(id, short) : short;
    },
  };
  return switches;
};

export type Scenarios = ReturnType<typeof createScenarios>;
