// Which people of a client may call which operation. The contract names the rights as `x-client-rights` of each operation that
// a client's link opens; server, mocks and tests read the table that is generated from it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationsOf } from './operations.ts';

type ClientOperation = { operationId?: string; responses?: Record<string, unknown>; 'x-client-rights'?: string[] };

interface Document {
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, { enum?: string[] }> };
}

/** The parameters that carry the token of a client's link. */
const CLIENT_TOKENS = ['ProjectToken', 'QuoteToken', 'InvoiceToken'];

const opensByLink = (operation: unknown): boolean =>
  ((operation as { parameters?: { $ref?: string }[] }).parameters ?? []).some(({ $ref = '' }) =>
    CLIENT_TOKENS.includes($ref.split('/').at(-1) ?? ''),
  );

/** @throws when an operation of a client's link names no right, an unknown one, or does not document 403 */
const readClientRights = ({ paths, components: { schemas } }: Document) => {
  const known = schemas.ClientRight?.enum ?? [];
  return operationsOf<ClientOperation>(paths).flatMap(({ operation }) => {
    const { operationId = '', responses = {}, 'x-client-rights': rights } = operation;
    if (!rights) {
      if (opensByLink(operation)) throw new Error(`${operationId}: name the rights of clients as x-client-rights`);
      return [];
    }
    const unknown = rights.find((right) => !known.includes(right));
    if (unknown) throw new Error(`${operationId}: no right of a client is called '${unknown}'`);
    const opensToAll = known.every((right) => rights.includes(right));
    if (opensToAll === '403' in responses)
      throw new Error(`${operationId}: documents 403 unless every right of a client reaches it`);
    return [[operationId, known.filter((right) => rights.includes(right))] as const];
  });
};

/** The table for server, mocks and tests. */
export const writeClientRights = (folder: string, document: Document) => () => {
  const rows = readClientRights(document).map(
    ([id, rights]) => `  ${id}: [${rights.map((right) => `'${right}'`).join(', ')}],`,
  );
  const text = `/**
 * Generated from openapi.yaml.
 * Do not edit manually.
 */

/** Operation of a client's link → the rights that permit it; one is enough. */
export const clientRights = {
${rows.join('\n')}
} as const;

export type ClientOperation = keyof typeof clientRights;
`;
  writeFileSync(join(folder, 'client-rights.ts'), text);
};
