import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Target } from '../../packages/conformance/src/client.ts';
import { describeConformance as describeSuite } from '../../packages/conformance/src/suite.ts';
import { Client } from './client.ts';
import { contract } from './contract.ts';
import { NOT_COVERED } from './not-covered.ts';
import { scenarios } from './scenarios.ts';

/** Any operation may answer this: the mocks do not limit attempts, and a backend test covers each operation. */
const OF_THE_SERVER = / (?:429|503)$/;

/** For `npm run mutate:contract`: every call of the suite. */
const writeExchanges = (name: string, { exchanges }: Client): void => {
  const folder = process.env.EXCHANGES_DIR;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(exchanges));
};

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
      stop: async (client) => {
        writeExchanges(name, client);
        await stop?.(client);
      },
      scenarios,
      contract,
      notCovered: NOT_COVERED,
      ignored: OF_THE_SERVER,
    },
  );
