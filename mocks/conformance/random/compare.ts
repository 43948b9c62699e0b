import { findDifference as findIn, type Play } from '../../../packages/conformance/src/compare.ts';
import { makeSequence } from '../../../packages/conformance/src/random.ts';
import type { Client } from '../client.ts';
import type { Memory, Step } from './id-pool.ts';
import { registerCustomer, runStep } from './run-steps.ts';
import { finalReads, signedIn, stepMakers } from './steps.ts';

/** Every sequence has a customer of its own, with the same email on both servers. */
const play: Play<Client, Memory, Step> = {
  makeSequence: (random, length) => makeSequence(stepMakers, random, length),
  begin: (client, run) => registerCustomer(client, `sequence-${process.pid}-${run}@example.com`),
  run: runStep,
  last: [signedIn],
  finalReads,
};

/** Runs random sequences until two servers differ. @returns a report, undefined when there is no difference */
export const findDifference = (first: Client, second: Client, seed: number, count: number) =>
  findIn([first, second], play, { seed, count });
