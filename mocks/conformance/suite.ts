import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type Target } from './client.ts';
import { documentedPairs } from './contract.ts';
import { NOT_COVERED } from './not-covered.ts';
import { runScenario } from './scenario.ts';
import { scenarios } from './scenarios.ts';

/** Any operation may answer this: the mocks do not limit attempts, and a backend test covers each operation. */
const OF_THE_SERVER = / (?:429|503)$/;

/** The whole suite against one server: every scenario, then a check of which documented answers were actually seen. */
export const describeConformance = (
  name: string,
  start: () => Promise<Target>,
  stop: (client: Client) => Promise<void> = async () => {},
) => {
  describe(name, () => {
    let client: Client;
    beforeAll(async () => {
      client = new Client(await start());
    });
    afterAll(() => stop(client));

    for (const scenario of scenarios) test(scenario.name, () => runScenario(scenario, client));

    test('every documented response was received or is listed with its reason', () => {
      const wanted = documentedPairs().filter((pair) => !OF_THE_SERVER.test(pair));
      const missing = wanted.filter((pair) => !client.met.has(pair) && !(pair in NOT_COVERED));
      const metAnyway = Object.keys(NOT_COVERED).filter((pair) => client.met.has(pair));
      expect({ missing, metAnyway }).toEqual({ missing: [], metAnyway: [] });
    });
  });
};
