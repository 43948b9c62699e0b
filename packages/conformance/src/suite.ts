import type { Contract } from './contract.ts';

/** What stories need of a client; see `ConformanceClient`. */
export interface Recorder {
  seen: ReadonlySet<string>;
  last: string;
  cleanups: (() => Promise<unknown>)[];
}

/** One scenario, told to a server through its calls; it asserts what both sides must answer. */
export interface Scenario<Client> {
  name: string;
  run: (client: Client) => Promise<void>;
}

/** Runs a scenario; a failure reports the preceding answer, since an assertion sees only the value. */
export const runScenario = async <Client extends Recorder>(
  { run }: Scenario<Client>,
  client: Client,
): Promise<void> => {
  try {
    await run(client);
  } catch (error) {
    if (!(error instanceof Error) || /^\w+(?: \d{3})?: /.test(error.message)) throw error;
    error.message = `after ${client.last}: ${error.message}`;
    throw error;
  } finally {
    for (const remove of client.cleanups.splice(0).reverse()) await remove();
  }
};

/** The functions of a test runner: those of vitest, or of node:test with `before` and `after`. */
export interface Runner {
  describe: (name: string, define: () => void) => unknown;
  test: (name: string, run: () => Promise<void>) => unknown;
  beforeAll: (run: () => Promise<void>) => unknown;
  afterAll: (run: () => Promise<void>) => unknown;
}

export interface Suite<Client> {
  /** of the server */
  name: string;
  start: () => Promise<Client>;
  stop?: (client: Client) => Promise<void>;
  scenarios: readonly Scenario<Client>[];
  contract: Pick<Contract, 'documentedPairs'>;
  /** Pairs that no scenario produces, `operation status` → the reason. */
  notCovered?: Readonly<Record<string, string>>;
  /** Pairs of any operation that other tests cover. */
  ignored?: RegExp;
}

/** Every scenario against one server, then a check of which documented answers were actually seen. */
export const describeConformance = <Client extends Recorder>(
  { describe, test, beforeAll, afterAll }: Runner,
  { name, start, stop = async () => {}, scenarios, contract, notCovered = {}, ignored = /^$/ }: Suite<Client>,
): void => {
  describe(name, () => {
    let client: Client;
    beforeAll(async () => {
      client = await start();
    });
    afterAll(() => stop(client));

    for (const scenario of scenarios) test(scenario.name, () => runScenario(scenario, client));

    test('every documented response was received or is listed with its reason', async () => {
      const wanted = contract.documentedPairs().filter((pair) => !ignored.test(pair));
      const missing = wanted.filter((pair) => !client.seen.has(pair) && !Object.hasOwn(notCovered, pair));
      const metAnyway = Object.keys(notCovered).filter((pair) => client.seen.has(pair));
      const problems = [
        ...missing.map((pair) => `never received: ${pair}`),
        ...metAnyway.map((pair) => `received although it is listed as not covered: ${pair}`),
      ];
      if (problems.length > 0) throw new Error(problems.join('\n'));
    });
  });
};
