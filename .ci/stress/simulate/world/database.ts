import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { type Connection, createQueries } from '../../../../backend/src/db/database.ts';
import { type Change, parseChange } from '../../../../backend/src/lib/changes.ts';
import type { Logger } from '../../../../backend/src/lib/log.ts';
import { embeddedForTest } from '../../../../backend/test/support/engines.ts';
import type { Scheduler } from './scheduler.ts';

type Query = (query: { text: string } | string, values?: unknown[]) => Promise<pg.QueryResult>;

/** A planned crash at one of the next statements of a server. */
export interface CrashPlan {
  /** Where it ends: before a statement, or between a commit and everything after it. */
  at: 'statement' | 'commit';
  /** How many of them it still survives. */
  after: number;
}

const toText = (query: { text: string } | string): string => (typeof query === 'string' ? query : query.text);

/** Texts that carry random names or none at all are the same line in every trace. */
const toLine = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 200);

/** The result of calls by a dead server, which never resolves. */
const never = <Result>(): Promise<Result> => new Promise(() => {});

/** The database of all servers. The scheduler chooses which one gets its single session. */
export class SharedDatabase {
  readonly #scheduler: Scheduler;
  readonly #session: pg.PoolClient;
  readonly #listeners = new Map<string, ((change: Change) => void)[]>();
  #holder: ServerPool | undefined;

  private constructor(scheduler: Scheduler, session: pg.PoolClient) {
    this.#scheduler = scheduler;
    this.#session = session;
    scheduler.isReady = (label) => !label.startsWith('session ') || this.#holder === undefined;
    session.on('notification', ({ payload = '' }) => {
      for (const [server, listeners] of this.#listeners) {
        void scheduler.point(`${server} change ${payload}`).then(() => {
          for (const listener of listeners) listener(parseChange(payload));
        });
      }
    });
  }

  static async open(scheduler: Scheduler, log: Logger): Promise<SharedDatabase> {
    const real = await embeddedForTest(log);
    const session = await real.pool.connect();
    await session.query('listen changes');
    return new SharedDatabase(scheduler, session);
  }

  /** A server's connection. */
  connect(server: string, log: Logger): { connection: Connection; pool: ServerPool } {
    const pool = new ServerPool(server, this);
    const asPool = pool as unknown as pg.Pool;
    const db = createQueries(asPool, 'named', log);
    const listeners: ((change: Change) => void)[] = [];
    this.#listeners.set(server, listeners);
    const changes = {
      subscribe: (listener: (change: Change) => void) => void listeners.push(listener),
      whenCaughtUp: async () => {},
    };
    const connection: Connection = {
      db,
      pool: asPool,
      kind: 'embedded',
      changes,
      ping: async () => {},
      tidy: async () => {},
      close: async () => {},
    };
    return { connection, pool };
  }

  /** For the queries of checks, which are never interrupted. */
  get inspector(): Connection['db'] {
    const session = { query: (...args: Parameters<Query>) => (this.#session.query as unknown as Query)(...args) };
    const pool = {
      options: {},
      on: () => {},
      connect: async () => ({ ...session, release: () => {}, getTransactionStatus: () => 'I' }),
      end: async () => {},
    };
    return createQueries(pool as unknown as pg.Pool, 'named', { info: () => {}, warn: () => {}, error: () => {} });
  }

  async rewind(statement: string): Promise<void> {
    await this.#session.query(statement);
  }

  async take(pool: ServerPool): Promise<void> {
    await this.#scheduler.point(`session to ${pool.server}`);
    if (pool.isDead) return never();
    this.#holder = pool;
  }

  giveBack(pool: ServerPool): void {
    if (this.#holder === pool) this.#holder = undefined;
  }

  async run(pool: ServerPool, query: { text: string } | string, values?: unknown[]): Promise<pg.QueryResult> {
    const text = toText(query);
    if (pool.isDead || pool.mustDie('statement')) return never();
    try {
      const result = await (this.#session.query as unknown as Query)(query, values);
      this.#scheduler.note(`${pool.server} ${toLine(text)} ${result.rowCount}`);
      if (text === 'commit' && pool.mustDie('commit')) return never();
      return pool.isDead ? never() : result;
    } catch (error) {
      this.#scheduler.note(`${pool.server} ${toLine(text)} ${error instanceof Error ? error.message : ''}`);
      throw error;
    }
  }

  get status(): string | null {
    return this.#session.getTransactionStatus();
  }

  /** What a PostgreSQL server does after a client has disconnected. */
  async abandon(pool: ServerPool): Promise<void> {
    this.#listeners.delete(pool.server);
    this.#scheduler.drop((label) => label === `session to ${pool.server}` || label.startsWith(`${pool.server} change`));
    if (this.#holder !== pool) return;
    await this.#session.query('rollback');
    this.#holder = undefined;
  }
}

/** One server's share of the session, in the form of the driver's pool. */
export class ServerPool extends EventEmitter {
  readonly options = { max: 1 };
  readonly totalCount = 1;
  readonly idleCount = 1;
  readonly waitingCount = 0;
  readonly server: string;
  isDead = false;
  plan: CrashPlan | undefined;
  /** Called once when the plan ends this server. */
  onDeath: () => void = () => {};
  readonly #database: SharedDatabase;
  readonly #client: EventEmitter & { query: Query; release(): void; getTransactionStatus(): string | null };

  constructor(server: string, database: SharedDatabase) {
    super();
    // Everything that a server does listens for its death.
    this.setMaxListeners(0);
    this.server = server;
    this.#database = database;
    this.#client = Object.assign(new EventEmitter(), {
      query: ((query, values) => database.run(this, query, values)) as Query,
      release: () => database.giveBack(this),
      getTransactionStatus: () => database.status,
    });
  }

  mustDie(at: CrashPlan['at']): boolean {
    if (this.plan?.at !== at) return false;
    this.plan.after -= 1;
    if (this.plan.after >= 0) return false;
    this.plan = undefined;
    this.isDead = true;
    this.onDeath();
    return true;
  }

  async connect(): Promise<unknown> {
    if (this.isDead) return never();
    await this.#database.take(this);
    return this.#client;
  }

  query: Query = async (query, values) => {
    await this.connect();
    try {
      return await this.#database.run(this, query, values);
    } finally {
      this.#database.giveBack(this);
    }
  };

  async end(): Promise<void> {}
}
