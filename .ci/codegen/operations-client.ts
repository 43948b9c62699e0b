// A custom orval client. Instead of an HTTP client it emits one typed entry per operation and the handler types derived
// from them, so that the Express backend and the stateful mock implement the very same contract: one handler per operation,
// answering only what openapi.yaml documents.
import type { ClientBuilder, ClientGeneratorsBuilder, GeneratorVerbOptions } from '@orval/core';
import { freshProofOf, type ProvenOperation } from './fresh-proof.ts';
import { type createKeyScopes, type createRights, isKeyOnly, type Security } from './rights.ts';

type Parameter = { $ref?: string; in?: string; name?: string; schema?: { type?: string } };
type FileSchema = { properties?: Record<string, { format?: string }> };
type Example = { message: string; code: string };
type ResponseObject = {
  $ref?: string;
  content?: Record<string, { examples?: Record<string, { value?: unknown }> }>;
};

const quote = (text: string) => `'${text}'`;
const list = (texts: string[]) => `[${texts.map(quote).join(', ')}]`;

const isPublic = (verb: GeneratorVerbOptions) => {
  const security = verb.originalOperation.security; // undefined: the global requirement applies
  return Array.isArray(security) && security.length === 0;
};

/** Signed in or not: the requirement list has an empty entry. */
const isOptional = (verb: GeneratorVerbOptions) =>
  (verb.originalOperation.security ?? []).some((requirement) => Object.keys(requirement).length === 0);

const accessOf = (verb: GeneratorVerbOptions) => {
  if (isPublic(verb)) return 'public';
  return isOptional(verb) ? 'optional' : 'session';
};

const parametersOf = (verb: GeneratorVerbOptions, place: 'query' | 'header', components: Record<string, Parameter>) =>
  ((verb.originalOperation.parameters ?? []) as Parameter[])
    .map((parameter) => (parameter.$ref ? components[parameter.$ref.split('/').at(-1) ?? ''] : parameter))
    .filter((parameter): parameter is Parameter => parameter?.in === place);

const filesOf = (verb: GeneratorVerbOptions, schemas: Record<string, FileSchema>): string[] => {
  const body = verb.originalOperation.requestBody as
    | { content?: Record<string, { schema?: FileSchema & { $ref?: string } }> }
    | undefined;
  const schema = body?.content?.['multipart/form-data']?.schema;
  const target = schema?.$ref ? schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;
  return Object.entries(target?.properties ?? {})
    .filter(([, property]) => property.format === 'binary')
    .map(([name]) => name);
};

/** Whether the body is bytes that a handler takes as they arrive. */
const isRaw = (verb: GeneratorVerbOptions): boolean => {
  const body = verb.originalOperation.requestBody as { content?: Record<string, unknown> } | undefined;
  return body?.content !== undefined && 'application/offset+octet-stream' in body.content;
};

/** The documented refusals: status → sentence and code of the contract's example. */
const errorsOf = (verb: GeneratorVerbOptions, shared: Record<string, ResponseObject>): string => {
  const responses = (verb.originalOperation.responses ?? {}) as Record<string, ResponseObject>;
  const entries = Object.entries(responses).flatMap(([status, response]) => {
    if (Number(status) < 400) return [];
    const object = response.$ref ? shared[response.$ref.split('/').at(-1) ?? ''] : response;
    const examples = Object.values(object?.content?.['application/json']?.examples ?? {});
    const { message = '', code = '' } = (examples[0]?.value ?? {}) as Partial<Example>;
    return [`${status}: { message: ${JSON.stringify(message)}, code: ${quote(code)} }`];
  });
  return `{ ${entries.join(', ')} }`;
};

const bodyTypeOf = (value: string): string => {
  if (value === 'Blob') return 'BinaryBody';
  return value === 'unknown' || value === 'void' ? 'undefined' : value;
};

const successOf = (verb: GeneratorVerbOptions): string => {
  const [first] = verb.response.types.success;
  const hasBody = first !== undefined && bodyTypeOf(first.value) !== 'undefined';
  return `{ status: ${first?.key ?? 200}, type: ${quote(hasBody ? first.contentType : '')} }`;
};

const typeEntry = (verb: GeneratorVerbOptions, headers: Parameter[]): string => {
  const entries = [...verb.response.types.success, ...verb.response.types.errors].map(
    ({ key, value }) => `      ${key}: ${bodyTypeOf(value)};`,
  );
  // A file in two formats is one answer.
  const answers = new Set(entries);
  const params = verb.params.map((parameter) => `${parameter.name}: string`).join('; ');
  const headerTypes = headers.map((parameter) => `${quote((parameter.name ?? '').toLowerCase())}?: string`).join('; ');
  return [
    `  ${verb.operationId}: {`,
    `    params: ${params ? `{ ${params} }` : 'Nothing'};`,
    `    query: ${verb.queryParams ? verb.queryParams.schema.name : 'Nothing'};`,
    `    headers: ${headerTypes ? `{ ${headerTypes} }` : 'Nothing'};`,
    `    body: ${isRaw(verb) ? 'RawBody' : verb.body.definition || 'undefined'};`,
    `    access: ${quote(accessOf(verb))};`,
    '    responses: {',
    ...answers,
    '    };',
    '  };',
  ].join('\n');
};

const BEFORE = `type Nothing = Record<never, never>;

/** A file of a multipart body. */
export interface Upload {
  /** Empty when the file is stored already. */
  bytes: Uint8Array;
  type: string;
  name: string;
  /** Where a large file was written while it arrived: key, bytes, SHA-256 in lower-case hex. */
  stored?: { key: string; size: number; sha256: string };
}

/** Bytes that are still arriving. */
export interface RawBody { raw: AsyncIterable<Uint8Array> }

/**
 * A stored file that the server streams: bytes, name shown to the reader, strong tag, opens the whole or a part (both ends
 * included; null when it has gone), called once when byte 0 to the end have left. Where \`address\` gives one, the reader is
 * sent there instead.
 */
export interface FileBody {
  size: number;
  fileName: string;
  contentType: string;
  etag: string;
  /** SHA-256 of the whole file, lower-case hex */
  sha256?: string;
  open: (range?: { start: number; end: number }) => Promise<AsyncIterable<Uint8Array> | null>;
  onComplete: () => void;
  address?: () => Promise<string | null>;
}

/** A text that the server writes piece by piece while it is read. */
export interface StreamedBody { pieces: AsyncIterable<string> }

export type BinaryBody = Blob | Uint8Array | FileBody | StreamedBody;

export interface Operations {`;

const DERIVED = `}

export type OperationId = keyof Operations;
type Responses<Id extends OperationId> = Operations[Id]['responses'];

/** What a handler may answer: a documented status with exactly its documented body. */
export type Reply<Id extends OperationId> = {
  [Status in keyof Responses<Id>]: { status: Status; headers?: Record<string, string> } & (Responses<Id>[Status] extends undefined
    ? { body?: undefined }
    : { body: Responses<Id>[Status] });
}[keyof Responses<Id>];

type Body<Id extends OperationId> = {
  [Key in keyof Operations[Id]['body']]: Operations[Id]['body'][Key] extends Blob ? Upload : Operations[Id]['body'][Key];
};

export interface Input<Id extends OperationId, User, Call> {
  params: Operations[Id]['params'];
  query: Operations[Id]['query'];
  /** the header parameters of the contract, lower-case names */
  headers: Operations[Id]['headers'];
  body: Operations[Id]['body'] extends undefined ? undefined : Body<Id>;
  /** the signed-in user; absent on public operations, there or not on optional ones */
  user: { public: undefined; optional: User | undefined; session: User }[Operations[Id]['access']];
  /** what the transport knows about this call */
  call: Call;
}
export type Handler<Id extends OperationId, User, Call> = (input: Input<Id, User, Call>) => Reply<Id> | Promise<Reply<Id>>;
export type Handlers<User, Call> = { [Id in OperationId]: Handler<Id, User, Call> };

export interface OperationMeta {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  tag: string;
  /** public: nobody signs in; optional: signed in or not; session: signed in */
  access: 'public' | 'optional' | 'session';
  roles: readonly string[];
  /** of administrators: the rights that reach it besides \`all\`; \`any\` stands for every one of them */
  rights: readonly string[];
  /** scopes of API keys that open it, each alone; without one, keys do not reach it */
  scopes: readonly string[];
  /** a session does not open it */
  keyOnly: boolean;
  /** whether the session must have been proven within the last minutes; sometimes: the handler looks */
  freshProof: 'always' | 'in-production' | 'sometimes' | 'never';
  /** names of the file parts of a multipart body */
  files: readonly string[];
  /** The body is bytes that the handler takes as they arrive. */
  raw: boolean;
  /** query parameters and their JSON types */
  query: Readonly<Record<string, string>>;
  headers: readonly string[];
  /** the documented success; without a body its type is empty */
  success: { status: number; type: string };
  /** documented refusals: status → sentence and code of the contract's example */
  errors: Readonly<Record<number, { message: string; code: string }>>;
}

export const operations = {`;

/** orval client factory; `components` are the parsed components of openapi.yaml. */
export const createOperationsClient = (
  components: {
    parameters: Record<string, Parameter>;
    schemas: Record<string, FileSchema>;
    responses: Record<string, ResponseObject>;
  },
  rightsOf: ReturnType<typeof createRights>,
  keyScopesOf: ReturnType<typeof createKeyScopes>,
) => {
  const types: string[] = [];
  const meta: string[] = [];
  const client: ClientBuilder = (verb, options) => {
    const headers = parametersOf(verb, 'header', components.parameters);
    const query = parametersOf(verb, 'query', components.parameters)
      .map((parameter) => `${parameter.name}: ${quote(parameter.schema?.type ?? 'string')}`)
      .join(', ');
    const security = verb.originalOperation.security as Security;
    const { roles, rights } = rightsOf(verb.operationId, security);
    const freshProof = freshProofOf(verb.verb, verb.originalOperation as ProvenOperation);
    const scopes = keyScopesOf(verb.operationId, security, freshProof);
    types.push(typeEntry(verb, headers));
    meta.push(
      `  ${verb.operationId}: { method: ${quote(verb.verb)}, path: ${quote(options.pathRoute)}, tag: ${quote(verb.originalOperation.tags?.[0] ?? '')}, access: ${quote(accessOf(verb))}, roles: ${list(roles)}, rights: ${list(rights)}, scopes: ${list(scopes)}, keyOnly: ${isKeyOnly(security)}, freshProof: ${quote(freshProof)}, files: ${list(filesOf(verb, components.schemas))}, raw: ${isRaw(verb)}, query: { ${query} }, headers: ${list(headers.map((parameter) => (parameter.name ?? '').toLowerCase()))}, success: ${successOf(verb)}, errors: ${errorsOf(verb, components.responses)} },`,
    );
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
        BEFORE,
        ...types,
        DERIVED,
        ...meta,
        '} as const satisfies Record<OperationId, OperationMeta>;',
        '',
      ];
      types.length = 0;
      meta.length = 0;
      return output.join('\n');
    },
  });
};
