import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Target } from '../../packages/conformance/src/client.ts';
import { describeConformance as describeSuite } from '../../packages/conformance/src/suite.ts';
import { Client } from './client.ts';
import { contract } from './contract.ts';
import { NOT_COVERED } from './not-covered.ts';
import { scenarios } from './scenarios.ts';

/** Any operation may answer this: the mocks do not limit attempts, and a backend test covers each operation. */
const OF_THE_SERVER = / (?:429|503)$/;

/** The whole suite against one server. */
export const describeConformance = (
  name: string,
  start: () => Promise<Target>,
  stop?: (client: Client) => Promise<void>,
) =>
  describeSuite<Client>(
    { describe, test, beforeAll, afterAll },
    {
      name,
      start: async () => new Client(await start()),
      ...(stop ? { stop } : {}),
      scenarios,
      contract,
      notCovered: NOT_COVERED,
      ignored: OF_THE_SERVER,
    },
  );
