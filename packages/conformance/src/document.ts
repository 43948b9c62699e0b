// The parts of an OpenAPI document that the kit reads.

export interface Media {
  schema?: object;
}

export interface HeaderObject {
  $ref?: string;
  required?: boolean;
  schema?: object;
}

export interface ResponseObject {
  $ref?: string;
  content?: Record<string, Media>;
  headers?: Record<string, HeaderObject>;
}

export interface OperationObject {
  operationId: string;
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, ResponseObject>;
  /** Extension words, such as `x-roles`. */
  [word: `x-${string}`]: unknown;
}

/** A parsed OpenAPI 3.1 document. */
export interface OpenApiDocument {
  paths: Record<string, Record<string, unknown>>;
  components?: { responses?: Record<string, ResponseObject>; headers?: Record<string, HeaderObject> };
}

export interface FoundOperation {
  path: string;
  method: string;
  operation: OperationObject;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Every operation by its id, in the order of the contract. */
export const operationsOf = ({ paths }: OpenApiDocument): Map<string, FoundOperation> =>
  new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      METHODS.filter((method) => item[method]).map((method) => {
        const operation = item[method] as OperationObject;
        return [operation.operationId, { path, method, operation }] as const;
      }),
    ),
  );

export const nameOf = (reference: string | undefined): string | undefined => reference?.split('/').at(-1);
export const toPointer = (segment: string): string => segment.replaceAll('~', '~0').replaceAll('/', '~1');
export const isJsonType = (type: string): boolean => type.includes('json');
