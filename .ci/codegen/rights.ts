// Who of the administrators may call what. The contract says it once, as scopes of each operation's `security`; server,
// mocks and screens read what this makes of it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationsOf } from './operations.ts';

export type Security = Record<string, string[]>[] | undefined;

type Operation = { operationId?: string; security?: Security };

type Document = {
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, { enum?: string[] }> };
};

const scopesOf = (security: Security): string[] => [
  ...new Set((security ?? []).flatMap((requirement) => Object.values(requirement).flat())),
];

/** @throws when an operation of the administration does not say whose work it is, or says something unknown */
export const createRights = ({ components: { schemas } }: Document) => {
  const roles = schemas.Role?.enum ?? [];
  const known = [...(schemas.AdminRight?.enum ?? []), 'any'];
  return (operationId: string, security: Security): { roles: string[]; rights: string[] } => {
    const scopes = scopesOf(security);
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
