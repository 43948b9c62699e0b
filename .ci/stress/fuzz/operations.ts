import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { operationsOf } from '../../codegen/operations.ts';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  examples?: unknown[];
  example?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
}

interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

interface Described {
  operationId: string;
  tags: string[];
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
}

/** An operation of openapi.yaml, with references resolved one level. */
export interface Operation {
  id: string;
  tag: string;
  method: string;
  path: string;
  access: 'public' | 'optional' | 'session';
  roles: string[];
  parameters: Parameter[];
  json: Schema | undefined;
  multipart: Schema | undefined;
}

type Contract = Record<string, unknown> & { paths: Record<string, Record<string, unknown>> };
const contract = parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8')) as Contract;

/** The object itself, or the one it references. */
export function resolve<Thing extends { $ref?: string }>(thing: Thing): Thing {
  if (thing.$ref === undefined) return thing;
  const place = thing.$ref.slice(2).split('/');
  return resolve(place.reduce<unknown>((at, key) => Reflect.get(at as object, key), contract) as Thing);
}

/** Every operation, straight from the file: nothing generated is involved. */
export const operations = operationsOf<Described>(contract.paths).map(({ path, method, operation }): Operation => {
  const security = operation.security ?? [{ bearerAuth: [] }];
  const content = operation.requestBody ? resolve(operation.requestBody as never as { $ref?: string }) : undefined;
  const media = (content as Described['requestBody'])?.content ?? {};
  const optional = security.some((requirement) => Object.keys(requirement).length === 0);
  const shared = (contract.paths[path]?.parameters as Parameter[] | undefined) ?? [];
  return {
    id: operation.operationId,
    tag: operation.tags[0] ?? '',
    method: method.toUpperCase(),
    path,
    access: security.length === 0 ? 'public' : optional ? 'optional' : 'session',
    roles: [...new Set(security.flatMap((requirement) => Object.values(requirement).flat()))],
    parameters: [...shared, ...(operation.parameters ?? [])].map(resolve),
    json: media['application/json']?.schema,
    multipart: media['multipart/form-data']?.schema,
  };
});
