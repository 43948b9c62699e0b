import type { AnyReply, OperationMap } from './operations.ts';

export interface Failure {
  status: number;
  message?: string;
}

/** The state of the switches. A failure without a message is the empty answer of a broken server. */
export interface ScenarioSettings<Id extends string> {
  /** milliseconds added to every answer */
  delay: number;
  offline: boolean;
  /** lists are answered without entries */
  empty: boolean;
  failures: ({ operation: Id } & Failure)[];
  /** operations that answer too late */
  waiting: Id[];
}

/** An answer that takes this long exceeds any caller's patience, in milliseconds. */
const TOO_LATE_MS = 60_000;
/** From here on callers give up. */
const STALLED_MS = 30_000;

/** Of the entries of a list. */
const COUNTS = ['total', 'unread', 'count'];

const withoutEntries = (body: unknown): unknown => {
  if (Array.isArray(body)) return [];
  if (typeof body !== 'object' || body === null || body instanceof Blob || ArrayBuffer.isView(body)) return body;
  const fields = Object.entries(body).map(([name, value]) => {
    if (Array.isArray(value)) return [name, []];
    return [name, COUNTS.includes(name) ? 0 : value];
  });
  return Object.fromEntries(fields);
};

export interface ScenariosOptions<Id extends string> {
  operations: OperationMap<Id>;
  /** The body of a forced failure with a message; the contract's example or `{ message }` by default. */
  failureBody?: (operation: Id, failure: Failure & { message: string }) => unknown;
  /** The sentence of a documented refusal; the first text of the contract's example by default. */
  documentedMessage?: (operation: Id, status: number) => string | undefined;
  /** Operations that stay unchanged when lists are empty, although their paths have no parameter. */
  notLists?: readonly Id[];
}

export const emptySettings = <Id extends string>(): ScenarioSettings<Id> => ({
  delay: 0,
  offline: false,
  empty: false,
  failures: [],
  waiting: [],
});

/**
 * States that a seeded server would not reach otherwise: slow or missing answers, no network, empty lists, any error of any
 * operation. One switch per mock server, so that stories and tests do not disturb each other.
 */
export class Scenarios<Id extends string> {
  private settings = emptySettings<Id>();
  private readonly options: ScenariosOptions<Id>;

  constructor(options: ScenariosOptions<Id>) {
    this.options = options;
  }

  /** Every answer takes this many milliseconds. */
  slow(milliseconds: number): void {
    this.settings.delay = milliseconds;
  }

  /** Whether answers are too late for any caller. */
  get stalled(): boolean {
    return this.settings.delay >= STALLED_MS || this.settings.waiting.length > 0;
  }

  /** The answer of this operation is late; all others are in time. */
  stalling(operation: Id): void {
    if (!this.settings.waiting.includes(operation)) this.settings.waiting.push(operation);
  }

  offline(on = true): void {
    this.settings.offline = on;
  }

  /** Every list is answered without entries; details are unchanged. */
  empty(on = true): void {
    this.settings.empty = on;
  }

  /** The operation answers with this status until `clear`; without a message the body is empty. */
  failing(operation: Id, status: number, message?: string): void {
    const others = this.settings.failures.filter((failure) => failure.operation !== operation);
    this.settings.failures = [...others, { operation, status, ...(message === undefined ? {} : { message }) }];
  }

  /** The operation refuses as in the contract's example; an undocumented status is a server error. */
  refusing(operation: Id, status: number): void {
    this.failing(operation, status, this.documentedMessage(operation, status));
  }

  clear(): void {
    this.settings = emptySettings();
  }

  read(): ScenarioSettings<Id> {
    return structuredClone(this.settings);
  }

  /** Applies the result of `read`. */
  set({ delay, offline, empty, failures, waiting }: ScenarioSettings<Id>): void {
    this.settings = structuredClone({ delay, offline, empty, failures, waiting });
  }

  /** Runs before a call is answered: delays it, and answers where a failure is switched on. */
  async intercept(id: Id): Promise<AnyReply | 'network-error' | undefined> {
    const pause = this.settings.waiting.includes(id) ? TOO_LATE_MS : this.settings.delay;
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    if (this.settings.offline) return 'network-error';
    const failure = this.settings.failures.find(({ operation }) => operation === id);
    if (!failure) return undefined;
    const { status, message } = failure;
    const body = message === undefined ? {} : this.failureBody(id, { status, message });
    return { status, body, forced: true };
  }

  private failureBody(id: Id, failure: Failure & { message: string }): unknown {
    if (this.options.failureBody) return this.options.failureBody(id, failure);
    const { status, message } = failure;
    return message === this.documentedMessage(id, status) ? this.options.operations[id].errors[status] : { message };
  }

  /** A part of a request without what the scenario has added to answers. */
  transformRequest<Part>(part: Part): Part {
    return part;
  }

  /** The answer after the scenario's changes. Single records and answers to writes keep their lists. */
  transformReply<Answer extends AnyReply>(id: Id, reply: Answer): Answer {
    const { method, path, files } = this.options.operations[id];
    const isList = method === 'get' && !path.includes('{') && files.length === 0;
    if (!this.settings.empty || !isList || reply.status !== 200 || this.options.notLists?.includes(id)) return reply;
    return { ...reply, body: withoutEntries(reply.body) };
  }

  documentedMessage(operation: Id, status: number): string | undefined {
    if (this.options.documentedMessage) return this.options.documentedMessage(operation, status);
    const example = this.options.operations[operation].errors[status] ?? {};
    return Object.values(example).find((text): text is string => typeof text === 'string');
  }
}
