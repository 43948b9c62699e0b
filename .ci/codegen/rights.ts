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

const isAdministration = (security: Security) => scopesOf(security, 'bearerAuth').includes('super_admin');

/** Whether only keys open the operation, and no session. */
export const isKeyOnly = (security: Security): boolean =>
  (security ?? []).length > 0 && (security ?? []).every((requirement) => 'apiKey' in requirement);

/** Open to keys, one of these scopes is enough. @throws for an unknown scope, and for an operation without a right */
export const createKeyScopes = ({ components: { schemas } }: Document) => {
  const all = { administrators: schemas.ApiScope?.enum ?? [], accounts: schemas.AccountScope?.enum ?? [] };
  const known = [...new Set([...all.administrators, ...all.accounts])];
  // Those of an account never open the administration, nor the other way round; shared ones open no work of a session.
  const shared = all.administrators.filter((scope) => all.accounts.includes(scope));
  const ofAdministrators = all.administrators.filter((scope) => !shared.includes(scope));
  const ofAccounts = all.accounts.filter((scope) => !shared.includes(scope));
  return (operationId: string, security: Security, freshProof: FreshProof): string[] => {
    const scopes = scopesOf(security, 'apiKey');
    const stranger = scopes.find((scope) => !known.includes(scope));
    if (stranger !== undefined) throw new Error(`${operationId}: no scope is called '${stranger}'`);
    const callers = isKeyOnly(security) ? shared : isAdministration(security) ? ofAdministrators : ofAccounts;
    const foreign = scopes.find((scope) => !callers.includes(scope));
    if (foreign !== undefined) throw new Error(`${operationId}: '${foreign}' is a scope of other callers`);
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
