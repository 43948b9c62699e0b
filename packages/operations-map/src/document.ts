// What the map reads of an OpenAPI document besides what orval has parsed already.
import type { GeneratorVerbOptions } from '@orval/core';

export type Security = Record<string, string[]>[] | undefined;
export type Access = 'public' | 'optional' | 'session';

export interface Parameter {
  $ref?: string;
  in?: string;
  name?: string;
  schema?: { type?: string };
}

export interface FileSchema {
  $ref?: string;
  properties?: Record<string, { format?: string }>;
}

export interface ResponseObject {
  $ref?: string;
  description?: string;
  content?: Record<string, { example?: unknown; examples?: Record<string, { value?: unknown }> }>;
}

export interface OperationObject {
  operationId?: string;
  tags?: string[];
  security?: Security;
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: FileSchema }> };
  responses?: Record<string, ResponseObject>;
  /** Extension words, such as `x-roles`. */
  [word: `x-${string}`]: unknown;
}

/** A parsed OpenAPI 3 document. */
export interface OpenApiDocument {
  security?: Security;
  components?: {
    parameters?: Record<string, Parameter>;
    schemas?: Record<string, FileSchema>;
    responses?: Record<string, ResponseObject>;
  };
}

export const operationOf = (verb: GeneratorVerbOptions): OperationObject =>
  verb.originalOperation as unknown as OperationObject;

/** References are followed one level, into the document's components. */
const resolve = <Part extends { $ref?: string }>(
  part: Part,
  components: Record<string, Part> = {},
): Part | undefined => (part.$ref === undefined ? part : components[part.$ref.split('/').at(-1) ?? '']);

/** An empty list of requirements opens an operation; an empty requirement makes signing in optional. */
export const accessOf = ({ security: own }: OperationObject, { security: common = [] }: OpenApiDocument): Access => {
  const security = own ?? common;
  if (security.length === 0) return 'public';
  return security.some((requirement) => Object.keys(requirement).length === 0) ? 'optional' : 'session';
};

export const parametersOf = (
  { parameters = [] }: OperationObject,
  place: 'query' | 'header',
  { components }: OpenApiDocument,
): Parameter[] =>
  parameters.flatMap((parameter) => {
    const resolved = resolve(parameter, components?.parameters);
    return resolved?.in === place ? [resolved] : [];
  });

/** Names of the parts of a multipart body that are files. */
export const filesOf = ({ requestBody }: OperationObject, { components }: OpenApiDocument): string[] => {
  const { schema = {} } = requestBody?.content?.['multipart/form-data'] ?? {};
  return Object.entries(resolve(schema, components?.schemas)?.properties ?? {})
    .filter(([, property]) => property.format === 'binary')
    .map(([name]) => name);
};

export const isRaw = ({ requestBody }: OperationObject, rawTypes: readonly string[]): boolean =>
  Object.keys(requestBody?.content ?? {}).some((type) => rawTypes.includes(type));

/** The documented refusals: status → first example of the JSON body. */
export const errorExamplesOf = (
  { responses = {} }: OperationObject,
  { components }: OpenApiDocument,
): [status: number, example: unknown][] =>
  Object.entries(responses).flatMap(([status, response]) => {
    if (!(Number(status) >= 400)) return [];
    const { example, examples = {} } = resolve(response, components?.responses)?.content?.['application/json'] ?? {};
    return [[Number(status), example ?? Object.values(examples)[0]?.value]];
  });
