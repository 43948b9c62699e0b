// What the contract says of an operation beyond its data: who may call it, with which proof, how often, and what repeating it does.
// `npm run contract:diff` asks for an entry in the changelog of the API when one of these words changes, because server, mocks
// and tests read them from the contract alone.
import { operationsOf } from './codegen/operations.ts';

const WORDS = ['security', 'x-fresh-proof', 'x-rate-limit', 'x-idempotent', 'x-client-rights', 'x-deprecated'] as const;

type Operation = { operationId: string; deprecated?: boolean } & { [Word in (typeof WORDS)[number]]?: unknown };

export interface PolicyDocument {
  security?: unknown;
  paths: Record<string, Record<string, unknown>>;
  components?: { 'x-rate-limits'?: Record<string, unknown> };
}

export interface PolicyChange {
  operations: string[];
  /** `withdrawFunds: x-fresh-proof was "required" and is {"not":"own-work"}` */
  text: string;
}

const asText = (value: unknown) => JSON.stringify(value) ?? 'nothing';

/** Changed words of operations that both documents have. */
export const findPolicyChanges = (before: PolicyDocument, after: PolicyDocument): PolicyChange[] => {
  const now = new Map(operationsOf<Operation>(after.paths).map(({ operation }) => [operation.operationId, operation]));
  const words = operationsOf<Operation>(before.paths).flatMap(({ operation: was }) => {
    const is = now.get(was.operationId);
    if (!is) return [];
    return WORDS.flatMap((word) => {
      const [old, fresh] = [was, is].map((one, at) =>
        asText(one[word] ?? (word === 'security' ? [before, after][at]?.security : undefined)),
      );
      const text = `${was.operationId}: ${word} was ${old} and is ${fresh}`;
      return old === fresh ? [] : [{ operations: [was.operationId], text }];
    });
  });
  const [oldLimits, newLimits] = [before, after].map(({ components }) => components?.['x-rate-limits'] ?? {});
  const limits = Object.entries(oldLimits ?? {}).flatMap(([name, limit]) => {
    const [old, fresh] = [asText(limit), asText(newLimits?.[name])];
    const operations = operationsOf<Operation>(before.paths)
      .filter(({ operation }) => [operation['x-rate-limit'] ?? []].flat().includes(name))
      .map(({ operation }) => operation.operationId);
    return old === fresh ? [] : [{ operations, text: `x-rate-limits ${name}: was ${old} and is ${fresh}` }];
  });
  return [...words, ...limits];
};

/** Changes that no entry of the changelog names, one sentence each; of the operations of a limit, one suffices. */
export const findUnannouncedPolicies = (changes: PolicyChange[], entries: { operations: string[] }[]): string[] =>
  changes
    .filter(({ operations }) => !entries.some((entry) => operations.some((id) => entry.operations.includes(id))))
    .map(({ text }) => text);
