// A custom client of orval. Instead of calls it writes one typed entry per operation and the handler types derived from them,
// so that a server and its mocks implement the very same contract: one handler per operation, answering only what is documented.
import type { ClientBuilder, ClientGeneratorsBuilder, GeneratorVerbOptions } from '@orval/core';
import { after, BODIES, before } from './declarations.ts';
import {
  accessOf,
  errorExamplesOf,
  filesOf,
  isRaw,
  type OpenApiDocument,
  type OperationObject,
  operationOf,
  type Parameter,
  parametersOf,
  type Security,
} from './document.ts';
import { toSource } from './source.ts';

export type { OpenApiDocument, OperationObject, Security };

/** A value of JSON that the map has for each operation. */
export interface Field {
  /** TypeScript, such as `readonly string[]` */
  type: string;
  /** comment of the field in the generated file */
  description?: string;
  /** @throws to refuse an operation that contradicts itself: generating then fails */
  read: (operation: { id: string; method: string; path: string; operation: OperationObject }) => unknown;
}

export interface OperationsMapOptions {
  /** What else the map has for each operation, such as its specification extensions. */
  fields?: Record<string, Field>;
  /** What `errors` has for each refusal, made of the first example of its body; the example itself by default. */
  error?: { type: string; read: (example: unknown) => unknown };
  /** TypeScript that declares and exports `Upload`, `RawBody` and `BinaryBody`. */
  bodies?: string;
  /** Media types of requests whose handlers get the bytes as they arrive. */
  rawTypes?: readonly string[];
}

const RAW_TYPES = ['application/octet-stream'];

const bodyTypeOf = (value: string): string => {
  if (value === 'Blob') return 'BinaryBody';
  return value === 'unknown' || value === 'void' ? 'undefined' : value;
};

const successOf = (verb: GeneratorVerbOptions) => {
  const [first] = verb.response.types.success;
  const hasBody = first !== undefined && bodyTypeOf(first.value) !== 'undefined';
  return { status: Number(first?.key ?? 200), type: hasBody ? first.contentType : '' };
};

const headerName = ({ name = '' }: Parameter) => name.toLowerCase();

const membersOf = (entries: string[]) => (entries.length > 0 ? `{ ${entries.join('; ')} }` : 'Nothing');

const typeEntry = (verb: GeneratorVerbOptions, access: string, headers: Parameter[], raw: boolean): string => {
  const answers = [...verb.response.types.success, ...verb.response.types.errors].map(
    ({ key, value }) => `      ${key}: ${bodyTypeOf(value)};`,
  );
  return [
    `  ${verb.operationId}: {`,
    `    params: ${membersOf(verb.params.map(({ name }) => `${name}: string`))};`,
    `    query: ${verb.queryParams ? verb.queryParams.schema.name : 'Nothing'};`,
    `    headers: ${membersOf(headers.map((header) => `'${headerName(header)}'?: string`))};`,
    `    body: ${raw ? 'RawBody' : verb.body.definition || 'undefined'};`,
    `    access: '${access}';`,
    '    responses: {',
    // A file in two formats is one answer.
    ...new Set(answers),
    '    };',
    '  };',
  ].join('\n');
};

/**
 * For orval's option `output.client`.
 * @param document the parsed contract
 */
export const createOperationsMap = (document: OpenApiDocument, options: OperationsMapOptions = {}) => {
  const { fields = {}, error, bodies = BODIES, rawTypes = RAW_TYPES } = options;
  const types: string[] = [];
  const entries: string[] = [];
  const client: ClientBuilder = (verb, { pathRoute }) => {
    const operation = operationOf(verb);
    const headers = parametersOf(operation, 'header', document);
    const query = parametersOf(operation, 'query', document);
    const access = accessOf(operation, document);
    const raw = isRaw(operation, rawTypes);
    const source = { id: verb.operationId, method: verb.verb, path: pathRoute, operation };
    types.push(typeEntry(verb, access, headers, raw));
    const entry = {
      method: verb.verb,
      path: pathRoute,
      tag: operation.tags?.[0] ?? '',
      access,
      ...Object.fromEntries(Object.entries(fields).map(([name, { read }]) => [name, read(source)])),
      files: filesOf(operation, document),
      raw,
      query: Object.fromEntries(query.map(({ name = '', schema }) => [name, schema?.type ?? 'string'])),
      headers: headers.map(headerName),
      success: successOf(verb),
      errors: Object.fromEntries(
        errorExamplesOf(operation, document).map(([status, example]) => [
          status,
          error ? error.read(example) : (example ?? null),
        ]),
      ),
    };
    entries.push(`  ${verb.operationId}: ${toSource(entry)},`);
    return {
      implementation: '\n',
      docComment: '',
      imports: [
        ...verb.response.imports,
        ...verb.body.imports,
        ...(verb.queryParams ? [{ name: verb.queryParams.schema.name }] : []),
      ],
    };
  };
  return (): ClientGeneratorsBuilder => ({
    client,
    dependencies: () => [],
    header: () => '',
    footer: (argument) => {
      // orval 8.38 first calls a custom client's footer with a bare array and prints a deprecation warning when that
      // succeeds; refusing it makes orval call again with the documented object, silently.
      if (Array.isArray(argument)) throw new Error('array form');
      const output = [
        before(bodies),
        ...types,
        after(fields, error?.type ?? 'unknown'),
        ...entries,
        '} as const satisfies Record<OperationId, OperationMeta>;',
        '',
      ];
      types.length = 0;
      entries.length = 0;
      return output.join('\n');
    },
  });
};
