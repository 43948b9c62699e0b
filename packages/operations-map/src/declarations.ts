// The fixed parts of the generated file: they depend on the map `Operations` alone.

/** Bodies that are bytes. A server with streams of its own replaces them by the option `bodies`. */
export const BODIES = `/** A file of a multipart body. */
export interface Upload {
  bytes: Uint8Array;
  type: string;
  name: string;
}

/** Bytes that are still arriving. */
export interface RawBody { raw: AsyncIterable<Uint8Array> }

export type BinaryBody = Blob | Uint8Array;`;

export const before = (bodies: string): string => `type Nothing = Record<never, never>;

${bodies}

export interface Operations {`;

const HANDLERS = `}

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
`;

interface Declared {
  type: string;
  description?: string;
}

const member = (name: string, { type, description }: Declared): string =>
  `${description ? `  /** ${description} */\n` : ''}  ${name}: ${type};`;

/** Handler types, and the entry of an operation at run time with the fields of the caller. */
export const after = (fields: Record<string, Declared>, errorType: string): string => `${HANDLERS}
export interface OperationMeta {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  tag: string;
  /** public: without signing in; optional: signed in or not; session: signed in */
  access: 'public' | 'optional' | 'session';
${Object.entries(fields)
  .map(([name, field]) => `${member(name, field)}\n`)
  .join('')}  /** names of the file parts of a multipart body */
  files: readonly string[];
  /** The body is bytes that the handler takes as they arrive. */
  raw: boolean;
  /** query parameters and their JSON types */
  query: Readonly<Record<string, string>>;
  headers: readonly string[];
  /** the documented success; without a body its type is empty */
  success: { status: number; type: string };
  /** documented refusals: status → what the contract's example says */
  errors: Readonly<Record<number, ${errorType}>>;
}

export const operations = {`;
