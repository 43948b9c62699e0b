/** What the server needs of an operation; the map that `@studio-site/operations-map` generates has it. */
export interface OperationMeta {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  access: 'public' | 'optional' | 'session';
  files: readonly string[];
  raw: boolean;
  /** query parameters and their JSON types */
  query: Readonly<Record<string, string>>;
  headers: readonly string[];
  /** documented refusals: status → the contract's example */
  errors: Readonly<Record<number, unknown>>;
}

export type OperationMap<Id extends string> = Readonly<Record<Id, OperationMeta>>;

export interface AnyReply {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** Made by a scenario: the contract may not have it. */
  forced?: true;
}
