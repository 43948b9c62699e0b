// All mutations against all detectors.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { OpenApiDocument } from '../../packages/conformance/src/document.ts';
import { root } from '../exec.mjs';
import { findBreaks } from './breaks.ts';
import { findUncompiled } from './compile.ts';
import { createDetector, type Finding } from './detect.ts';
import { type Exchange, readWitnesses, toExchanges } from './exchanges.ts';
import { type MutableDocument, mutationsOf } from './list.ts';
import type { Mutation } from './mutation.ts';

export type Contract = MutableDocument & OpenApiDocument;

const readText = (file: string) => readFileSync(join(root, file), 'utf8');
const readExchanges = (folder: string): Exchange[] =>
  readdirSync(folder).flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Exchange[]);

/** @param recorded folder of recorded exchanges; without one, the examples of the documentation stand for them */
export const prepare = (recorded?: string) => {
  const document: Contract = parse(readText('openapi.yaml'));
  const examples = toExchanges(JSON.parse(readText('docs/programs/examples.json')));
  const witnesses = readWitnesses(document, [...(recorded ? readExchanges(recorded) : []), ...examples]);
  return { document, mutations: [...mutationsOf(document)], detector: createDetector(document, witnesses) };
};

export interface Survivor {
  operations: string[];
  mutation: Mutation;
}

/** `getWallet, addFunds: #/components/schemas/Wallet/properties/balance: maximum: 10 → 9` */
export const toLine = ({ operations, mutation }: Survivor): string => {
  const some = operations.slice(0, 2).join(', ') + (operations.length > 2 ? ', …' : '');
  return `${some || 'no operation'}: ${mutation.pointer.slice(2)}: ${mutation.text}`;
};

/** Every kind with the number of mutations by the test that notices them. */
export type Counts = Record<string, Partial<Record<Finding['test'] | 'none', number>>>;

export const runAll = async (recorded: string): Promise<{ counts: Counts; survivors: Survivor[]; total: number }> => {
  const { document, mutations, detector } = prepare(recorded);
  const counts: Counts = {};
  const count = ({ kind }: Mutation, test: Finding['test'] | 'none') => {
    const row = counts[kind] ?? {};
    counts[kind] = row;
    row[test] = (row[test] ?? 0) + 1;
  };
  const unnoticed = mutations.filter((mutation) => {
    const finding = detector.find(mutation);
    if (finding) count(mutation, finding.test);
    return !finding;
  });
  const breaks = await findBreaks(document, unnoticed);
  const uncompiled = await findUncompiled(unnoticed.filter((mutation) => !breaks.has(mutation)));
  const testOf = (mutation: Mutation): Finding['test'] | 'none' => {
    if (breaks.has(mutation)) return 'contract:diff';
    return uncompiled.has(mutation) ? 'compiler' : 'none';
  };
  for (const mutation of unnoticed) count(mutation, testOf(mutation));
  const survivors = unnoticed
    .filter((mutation) => testOf(mutation) === 'none')
    .map((mutation) => ({ operations: detector.operationsOf(mutation), mutation }));
  return { counts, survivors, total: mutations.length };
};
