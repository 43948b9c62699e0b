import { pick, type Random } from './world/random.ts';
import type { World } from './world/world.ts';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the body of an answer
  body: any;
  headers: Record<string, unknown>;
}

/** An answer of the product that must never occur. */
export class Broken extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Broken';
  }
}

interface CallOptions {
  authorization?: string | undefined;
  headers?: Record<string, string>;
  body?: object | undefined;
  key?: string;
}

const JSON_BODY = { 'content-type': 'application/json' };
const MAX_TRIES = 40;

/** Sends a story's requests to either server, and once more where the network loses an answer. */
export class Client {
  readonly #world: World;
  readonly #random: Random;
  readonly #name: string;
  #sent = 0;

  constructor(world: World, random: Random, name: string) {
    this.#world = world;
    this.#random = random;
    this.#name = name;
  }

  async once(method: string, path: string, { authorization, headers, body, key }: CallOptions = {}): Promise<Answer> {
    const { scheduler, network, servers } = this.#world;
    const server = pick(this.#random, servers);
    const reply = await network.send(server.name, {
      method,
      path: `/api/${path}`,
      headers: {
        ...headers,
        ...(authorization ? { authorization } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
        ...(body ? JSON_BODY : {}),
      },
      body: body && JSON.stringify(body),
    });
    const text = reply.body.toString();
    scheduler.note(`${this.#name} ${method} ${path} ${reply.status} ${text}`);
    const isJson = String(reply.headers['content-type']).includes('json');
    const answer = { status: reply.status, body: isJson ? JSON.parse(text) : text, headers: reply.headers };
    if (answer.status === 500) throw new Broken(`${method} ${path} answered 500: ${answer.body.message}`);
    return answer;
  }

  get(path: string, authorization?: string): Promise<Answer> {
    return this.#untilAnswered(() => this.once('GET', path, { authorization }));
  }

  async #untilAnswered(send: () => Promise<Answer>): Promise<Answer> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const answer = await send();
      if (answer.status !== 0 && answer.status !== 503) return answer;
      await this.#world.scheduler.point(`${this.#name} tries again`);
    }
    throw new Broken(`${this.#name} got no answer in ${MAX_TRIES} tries`);
  }

  /**
   * A write under one idempotency key: a broken connection or a lost answer makes the client send it again, and sometimes
   * it is delivered twice concurrently. @throws Broken when two of its answers differ
   */
  async write(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    this.#sent += 1;
    const key = `${this.#name}-${this.#sent}`;
    const send = () => this.#untilAnswered(() => this.once(method, path, { ...options, key }));
    const isTwice = this.#random() < 0.12;
    const isLost = this.#random() < 0.1;
    const answers = await Promise.all(isTwice ? [send(), send()] : [send()]);
    if (isLost) answers.push(await send());
    const answer = this.#same(`${method} ${path}`, answers);
    this.#count(path, answer);
    return answer;
  }

  /** A write without a key, which may be refused the second time. */
  async writeOnce(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const answer = await this.#untilAnswered(() => this.once(method, path, options));
    this.#count(path, answer);
    return answer;
  }

  #count(path: string, { status }: Answer): void {
    if (path.startsWith('admin/') && path !== 'admin/login' && status < 300) this.#world.ownerChanges += 1;
  }

  /** Later answers may have a newer state, but must name the same thing. */
  #same(name: string, answers: Answer[]): Answer {
    const [first, ...others] = answers.filter(({ status }) => status < 300);
    if (!first) return answers[0] as Answer;
    for (const other of others) {
      if (other.status !== first.status || toIdentity(other) !== toIdentity(first))
        throw new Broken(`${name} did two things under one key: ${JSON.stringify([first.body, other.body])}`);
    }
    return first;
  }
}

const toIdentity = ({ body }: Answer): string => String(body?.id ?? body?.payment?.id ?? '');
