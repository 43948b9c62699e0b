#!/usr/bin/env node
// npm run bench:growth: how the time of every operation of the contract grows with the data. The same calls go in turn
// to a small and a large database (seed:large at scale 0.01 and 1), over HTTP and through the full stack; measured is
// the server's own time without waiting for a CPU, up to the first byte of a streamed answer. Exit code 1 when an
// operation takes more than five times its time on the small database, or more than 300 ms, or scans a whole large
// table; when an operation has neither a case nor a reason in exceptions.mjs; or when memory grows with the length of
// an answer.
// Usage: SMALL_URL=postgres://… LARGE_URL=postgres://… npm run bench:growth [-- --only adminListOrders] [--rounds 7];
// without the URLs it starts a separate PostgreSQL and seeds it first, which takes some ten minutes (--scale for
// smaller ones).
import { parseArgs } from 'node:util';
import { operations } from '../../../../contract/generated/operations.ts';
import { median } from '../measure.mjs';
import { CUSTOMER } from './calls.mjs';
import { casesFor } from './cases.mjs';
import { openDatabases } from './databases.mjs';
import { EXCEPTIONS } from './exceptions.mjs';
import { memoryOf } from './memory.mjs';
import { openPlans } from './plans.mjs';
import { openSite } from './site.mjs';

/** Shorter times are mostly noise of the machine: they count as this much. */
const FLOOR_MS = 10;
const MAX_RATIO = 5;
const MAX_MS = 300;
const MAX_MEGABYTES = 150;

/** Whole files: judged by their time to first byte, and by their memory. */
const STREAMED = new Set([
  'adminExportOrders',
  'adminExportActivity',
  'adminExportSubscribers',
  'getWalletStatement',
  'adminExportProducts',
  'adminExportInvoices',
  'adminExportInvoicePayments',
  'adminExportTranslations',
]);

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '7' },
    scale: { type: 'string', default: '1' },
    plans: { type: 'boolean', default: true },
    memory: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const rounds = Number(values.rounds);

/** @typedef {import('./site.mjs').Site} Site @typedef {import('./cases.mjs').Case} Case */

let round = 0;
/** Milliseconds of one call. @param {Site} site @param {Case} one */
const timeOf = async (site, one) => {
  round += 1;
  const isStreamed = STREAMED.has(one.operation);
  const { ms, firstMs, status, text } = await site.call(await one.prepare(round), isStreamed ? 'start' : 'whole');
  if (status >= 400) throw new Error(`${one.name} answered ${status} ${text.slice(0, 200)}`);
  return isStreamed ? firstMs : ms;
};

const over = (/** @type {number} */ before, /** @type {number} */ ms) =>
  ms / Math.max(before, FLOOR_MS) > MAX_RATIO || ms > MAX_MS;

/**
 * Medians of both; a time over the limits is measured three times as long before it counts. @param {Site[]} sites
 * @param {(Case | undefined)[]} ones
 */
const measure = async (sites, ones) => {
  const times = sites.map(() => /** @type {number[]} */ ([]));
  const medians = () => times.map((list) => median(list));
  for (let count = -1; count < rounds * 3; count += 1) {
    const [before = 0, ms = 0] = medians();
    if (count >= rounds && !over(before, ms)) break;
    for (const [place, site] of sites.entries()) {
      const one = ones[place];
      const ms = one && (await timeOf(site, one));
      if (ms !== undefined && count >= 0) times[place]?.push(ms);
    }
  }
  return medians();
};

const databases = await openDatabases(Number(values.scale));
const sites = [await openSite(databases.small), await openSite(databases.large)];
const [small, large] = /** @type {[Site, Site]} */ (sites);
const plans = await openPlans(databases.large);
let faults = 0;
try {
  const ofSmall = new Map((await casesFor(small)).map((one) => [one.name, one]));
  const all = await casesFor(large);
  const forgotten = Object.keys(operations).filter(
    (name) => !(name in EXCEPTIONS) && !all.some(({ operation }) => operation === name),
  );
  const needless = Object.keys(EXCEPTIONS).filter(
    (name) => !(name in operations) || all.some((one) => one.operation === name),
  );
  for (const name of [...forgotten, ...needless]) console.log(`${name} needs a case or a reason, and one of them only`);
  faults += forgotten.length + needless.length;
  const cases = all.filter(({ name }) => name.includes(values.only));
  console.log(`${'ms in the server'.padEnd(74)} small →   large   ratio`);
  for (const one of cases) {
    try {
      const [before = 0, ms = 0] = await measure(
        [small, large],
        [ofSmall.get(one.name) ?? ofSmall.get(one.like ?? ''), one],
      );
      const statements = values.plans ? await large.statementsOf(await one.prepare(++round)) : [];
      const scans = await plans.wholeTables(statements);
      const isOver = over(before, ms) || scans.length > 0;
      if (isOver) faults += 1;
      const ratio = `×${(ms / Math.max(before, FLOOR_MS)).toFixed(1).padStart(5)}`;
      const times = `${before.toFixed(1).padStart(7)} → ${ms.toFixed(1).padStart(7)}  ${ratio}`;
      console.log(
        `${one.name.padEnd(70)} ${times}${scans.length > 0 ? `  reads all of ${scans.join(', ')}` : ''}${isOver ? '  OVER' : ''}`,
      );
    } catch (error) {
      faults += 1;
      console.log(`${one.name.padEnd(70)} ${error instanceof Error ? error.message : error}  FAILED`);
    }
  }
  for (const { what, status, seconds, before, more } of values.memory ? await memoryOf(large, CUSTOMER) : []) {
    const isOver = status !== 200 || more > MAX_MEGABYTES;
    if (isOver) faults += 1;
    console.log(
      `${`memory: ${what}`.padEnd(70)} ${before.toFixed(0)} MB + ${more.toFixed(0)} MB in ${seconds.toFixed(1)} s${isOver ? '  OVER' : ''}`,
    );
  }
  console.log(faults > 0 ? `${faults} of ${cases.length} over the limits` : `${cases.length} calls within the limits`);
  process.exitCode = faults > 0 ? 1 : 0;
} finally {
  await plans.close();
  for (const site of sites) await site.close();
  await databases.close();
}
