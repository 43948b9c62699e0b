// The queries that a mutation invalidates stand beside it in the contract: `x-invalidates: [listOrders, getOrder(id)]`,
// in brackets the parameters that both share.
import { operationsOf } from './operations.ts';

interface Operation {
  operationId?: string;
  tags?: string[];
  'x-invalidates'?: string[];
}

/** What the generator needs of the contract. */
export interface Contract {
  paths: Record<string, Record<string, unknown>>;
}

interface Invalidation {
  onMutations: string[];
  invalidates: ({ query: string; file?: string; params?: string[] } | string)[];
}

/**
 * Reads the `x-invalidates` of every operation.
 * @throws Error for a name that is no operation, and for an entry of another form
 */
export function readInvalidations(contract: Contract): Invalidation[] {
  const operations = operationsOf<Operation>(contract.paths).map(({ operation }) => operation);
  const tagOf = new Map(operations.map(({ operationId, tags }) => [operationId, tags?.[0]]));
  const toTarget = (mutation: string, entry: string): Invalidation['invalidates'][number] => {
    const [, query, list] = /^(\w+)(?:\(([\w, ]+)\))?$/.exec(entry) ?? [];
    const tag = query === undefined ? undefined : tagOf.get(query);
    if (query === undefined || tag === undefined)
      throw new Error(`openapi.yaml: ${mutation} invalidates '${entry}', which is no operation`);
    const isSameTag = tag === tagOf.get(mutation);
    if (isSameTag && list === undefined) return query;
    return {
      query,
      ...(isSameTag ? {} : { file: `./${tag}/${tag}.ts` }),
      ...(list === undefined ? {} : { params: list.split(/, */) }),
    };
  };
  return operations.flatMap(({ operationId = '', 'x-invalidates': entries }) =>
    entries ? [{ onMutations: [operationId], invalidates: entries.map((entry) => toTarget(operationId, entry)) }] : [],
  );
}
