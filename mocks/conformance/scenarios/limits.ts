import { expect } from 'vitest';
import { type OperationId, type OperationMeta, operations } from '../../../contract/generated/operations.ts';
import type { Probe } from '../../../packages/conformance/src/probes.ts';
import { probedRequests } from '../limits.ts';
import type { Scenario } from '../scenario.ts';
import { allowedTokens, knownParams, requiredQuery } from './transport.ts';

type Detail = { field: string };

/** Servers cut longer names. */
const NAME_MAX = 60;

const isWithin = (name: string, other: string) => `${name}.`.startsWith(`${other}.`);

/** Whether a detail is about the field, its object or what is in it. */
const concerns = ({ field }: Detail, probe: Probe): boolean => {
  const name = (probe.field || 'body').slice(0, NAME_MAX);
  if (probe.accepted && field === 'surprise') return false;
  return probe.field === '' || isWithin(field, name) || isWithin(name, field);
};

const describeProbe = ({ field, word, value, accepted }: Probe): string => {
  const text = typeof value === 'symbol' ? 'left out' : JSON.stringify(value);
  const shown = text.length > 40 ? `${text.slice(0, 40)}… (${text.length})` : text;
  return `${field || 'body'}: ${word}, ${shown}: expected to be ${accepted ? 'accepted' : 'refused'}`;
};

/** `npm test` tries every third operation. */
const share = process.env.SKIP_LONG_TESTS === 'true' ? 3 : 1;

export const limitsScenarios: Scenario[] = [
  {
    name: 'every field of a body is accepted at its limits and refused beyond them',
    async run(client) {
      const tokenFor = await allowedTokens(client);
      const problems: string[] = [];
      const all = Object.entries(operations) as [OperationId, OperationMeta][];
      for (const [id, operation] of all.filter((_, at) => at % share === 0)) {
        const call = { token: tokenFor(operation), params: knownParams(operation), query: requiredQuery(id) };
        for (const { body, probes } of probedRequests(id)) {
          const { status, body: answer } = await client.call(id, { ...call, body });
          const { details = [] } = (answer ?? {}) as { details?: Detail[] };
          const wrong = probes.filter(
            (probe) => status !== 400 || details.some((detail) => concerns(detail, probe)) === probe.accepted,
          );
          problems.push(...wrong.map((probe) => `${id} ${describeProbe(probe)}, got ${client.last}`));
        }
      }
      expect(problems).toEqual([]);
    },
  },
];
