// The limits of every request as they were last approved: limits.json, which `npm run contract:limits` writes. Server and mocks
// read openapi.yaml, so a limit that changes there by mistake would change everywhere; this table is what stays.
import { readFileSync } from 'node:fs';
import type { OperationId } from '../../contract/generated/operations.ts';
import type { LimitsTable } from '../../packages/conformance/src/limits.ts';
import { type Probe, packProbes, probesOf, valueAt, withField } from '../../packages/conformance/src/probes.ts';
import type { Example } from './examples.ts';

const read = (file: URL) => JSON.parse(readFileSync(file, 'utf8'));

export const limitsTable: LimitsTable = read(new URL('limits.json', import.meta.url));
const examples: Record<string, Example> = read(new URL('../../docs/programs/examples.json', import.meta.url));

/** Of the query, the path or a header. */
const isParameter = (field: string) => /^[?{:]/.test(field);

/** Arrays with their first item alone, where one is enough: a probe of this item must not equal another one. */
const withSingleItems = (id: string, value: unknown, field = ''): unknown => {
  const inside = (key: string) => (field === '' ? key : `${field}.${key}`);
  if (Array.isArray(value)) {
    const isEnough = (limitsTable[id]?.[field]?.minItems ?? 0) < 2;
    return isEnough ? value.slice(0, 1).map((item) => withSingleItems(id, item, inside('0'))) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withSingleItems(id, part, inside(key))]));
};

/** The recorded request of an operation, whose fields are moved to their limits. */
const knownRequest = (id: string): unknown => withSingleItems(id, examples[id]?.request);

/** Probes of the body; fields of objects that the example lacks have none. */
export const bodyProbes = (id: string): Probe[] => {
  const known = knownRequest(id);
  if (typeof known !== 'object' || known === null) return [];
  return Object.entries(limitsTable[id] ?? {})
    .filter(([field]) => !isParameter(field) && withField(known, field, null) !== undefined)
    .flatMap(([field, limits]) => probesOf(field, limits, valueAt(known, field)));
};

/** One request: refused with a detail for each of its fields, or refused for `surprise` alone, so that it changes nothing. */
export interface ProbedRequest {
  id: OperationId;
  body: unknown;
  probes: Probe[];
}

export const probedRequests = (id: OperationId): ProbedRequest[] =>
  packProbes(bodyProbes(id)).map((probes) => {
    const body = probes.reduce<unknown>((made, { field, value }) => withField(made, field, value), knownRequest(id));
    const accepted = probes[0]?.accepted && typeof body === 'object' && body !== null;
    return { id, body: accepted ? { ...body, surprise: 1 } : body, probes };
  });
