// Who of the administrators may call what. The contract says it once, as scopes of each operation's `security`; server,
// mocks and screens read what this makes of it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FreshProof } from './fresh-proof.ts';
import { operationsOf } from './operations.ts';

export type Security = Record<string, string[]>[] | undefined;

type Operation = { operationId?: string; security?: Security };

type Document = {
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, { enum?: string[] }> };
};

/** What the operation asks of a session, or of an API key. */
const scopesOf = (security: Security, scheme: 'bearerAuth' | 'apiKey'): string[] => [
  ...new Set((security ?? []).flatMap((requirement) => requirement[scheme] ?? [])),
];

/** Open to keys, one of these scopes is enough. @throws for an unknown scope, and for an operation without a right */
export const createKeyScopes = ({ components: { schemas } }: Document) => {
  const known = schemas.ApiScope?.enum ?? [];
  return (operationId: string, security: Security, freshProof: FreshProof): string[] => {
    const scopes = scopesOf(security, 'apiKey');
    const stranger = scopes.find((scope) => !known.includes(scope));
    if (stranger !== undefined) throw new Error(`${operationId}: no scope is called '${stranger}'`);
    if (scopes.length > 0 && !scopesOf(security, 'bearerAuth').includes('super_admin'))
      throw new Error(`${operationId}: keys reach operations of the administration only`);
    // Where a session must be proven, the person who creates the key agrees to a scope of its own.
    const plain = scopes.find((scope) => /:(?:read|write)$/.test(scope));
    if ((freshProof === 'always' || freshProof === 'in-production') && plain !== undefined)
      throw new Error(`${operationId}: needs fresh proof, so a key needs a scope of its own instead of '${plain}'`);
    return known.filter((scope) => scopes.includes(scope));
  };
};

/** @throws when an operation of the administration does not say whose work it is, or says something unknown */
export const createRights = ({ components: { schemas } }: Document) => {
  const roles = schemas.Role?.enum ?? [];
  const known = [...(schemas.AdminRight?.enum ?? []), 'any'];
  return (operationId: string, security: Security): { roles: string[]; rights: string[] } => {
    const scopes = scopesOf(security, 'bearerAuth');
    const found = {
      roles: roles.filter((role) => scopes.includes(role)),
      rights: known.filter((one) => scopes.includes(one)),
    };
    const stranger = scopes.find((scope) => !roles.includes(scope) && !known.includes(scope));
    if (stranger !== undefined) throw new Error(`${operationId}: no role and no right is called '${stranger}'`);
    if (found.roles.includes('super_admin') !== found.rights.length > 0) {
      throw new Error(`${operationId}: 'super_admin' and a right belong together in its security`);
    }
    return found;
  };
};

/** The table for the screens: operation → the rights that reach it. */
export const writeRights = (folder: string, document: Document) => () => {
  const rightsOf = createRights(document);
  const entries = operationsOf<Operation>(document.paths).flatMap(({ operation: { operationId = '', security } }) => {
    const { rights } = rightsOf(operationId, security);
    return rights.length > 0 ? [`  ${operationId}: [${rights.map((right) => `'${right}'`).join(', ')}],`] : [];
  });
  const text = `/**
 * Generated from openapi.yaml.
 * Do not edit manually.
 */

/** Operation of the administration → the rights that reach it, besides \`all\`; \`any\` stands for every administrator. */
export const operationRights = {
${entries.join('\n')}
} as const;

export type AdminOperation = keyof typeof operationRights;
`;
  writeFileSync(join(folder, 'operation-rights.ts'), text);
};
