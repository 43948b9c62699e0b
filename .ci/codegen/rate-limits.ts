// How often something may be called. The contract has one table of limits, `components.x-rate-limits`, and each
// operation names those that count it as `x-rate-limit`; the server reads what this makes of both.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationsOf } from './operations.ts';

interface RateLimit {
  limit: number;
  seconds: number;
  per: string;
  relaxed?: number;
}

type LimitedOperation = { operationId?: string; responses?: Record<string, unknown>; 'x-rate-limit'?: string[] };

interface Document {
  paths: Record<string, Record<string, unknown>>;
  components: { 'x-rate-limits'?: Record<string, RateLimit> };
}

/** Whose count an answer may show: a person's own. The count of an email would show what others did with it. */
const isOwn = (per: string) => !/\bemail\b/.test(per);

/** @throws when an operation names a limit that is not in the table, or does not document 429 */
export const readRateLimits = ({ paths, components: { 'x-rate-limits': limits = {} } }: Document) => {
  const named = operationsOf<LimitedOperation>(paths).flatMap(({ operation }) => {
    const { operationId = '', responses = {}, 'x-rate-limit': names } = operation;
    if (!names) return [];
    const unknown = names.find((name) => !Object.hasOwn(limits, name));
    if (unknown) throw new Error(`${operationId}: x-rate-limit names ${unknown}, which x-rate-limits does not have`);
    if (!('429' in responses)) throw new Error(`${operationId}: a call with x-rate-limit documents 429`);
    return [[operationId, names] as const];
  });
  const used = new Set(named.flatMap(([, names]) => names));
  const unused = Object.entries(limits).find(([name, { per }]) => !used.has(name) && per !== 'API key');
  if (unused) throw new Error(`x-rate-limits: no operation names ${unused[0]}`);
  return { limits, operations: named };
};

/** The table for the server. */
export const writeRateLimits = (folder: string, document: Document) => () => {
  const { limits, operations } = readRateLimits(document);
  const rows = Object.entries(limits).map(([name, { limit, seconds, per, relaxed }]) => {
    const other = relaxed === undefined ? '' : `, relaxed: ${relaxed}`;
    return `  '${name}': { limit: ${limit}, seconds: ${seconds}, isOwn: ${isOwn(per)}${other} },`;
  });
  const calls = operations.map(([id, names]) => `  ${id}: [${names.map((name) => `'${name}'`).join(', ')}],`);
  const text = `/**
 * Generated from openapi.yaml.
 * Do not edit manually.
 */

export interface RateLimit {
  /** calls, or attempts, within the period */
  readonly limit: number;
  readonly seconds: number;
  /** whether it counts the caller alone, so that answers may say what is left */
  readonly isOwn: boolean;
  /** the limit without STRICT_LIMITS; twenty times as much if not given */
  readonly relaxed?: number;
}

export const rateLimits = {
${rows.join('\n')}
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;

/** Operation → the limits that count it. */
export const operationRateLimits: Readonly<Record<string, readonly RateLimitName[]>> = {
${calls.join('\n')}
};
`;
  writeFileSync(join(folder, 'rate-limits.ts'), text);
};
