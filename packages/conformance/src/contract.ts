import {
  type HeaderObject,
  isJsonType,
  type Media,
  nameOf,
  type OpenApiDocument,
  type OperationObject,
  operationsOf,
  type ResponseObject,
  toPointer,
} from './document.ts';
import { createSchemas, type Format, short } from './schemas.ts';

export interface ContractOptions {
  /** `format` words of your own, as Ajv takes them. */
  formats?: Record<string, Format>;
  /** Lower-case names of headers that clients rely on: an answer must not have one that the contract does not name. */
  headers?: readonly string[];
  /** Headers that every answer of an operation may have, named or not. */
  alwaysAllowed?: (operation: OperationObject) => readonly string[];
  /** Whether an answer has to be seen; false for one that is the same in every operation and tested once. */
  isRequired?: (response: ResponseObject) => boolean;
}

/** What clients commonly rely on. */
const HEADERS = ['content-disposition', 'etag', 'location', 'retry-after', 'www-authenticate'];

/** The JSON of an operation: whether its request has any, its success statuses, and those with a JSON body. */
export interface JsonParts {
  id: string;
  request: boolean;
  good: string[];
  statuses: string[];
}

/** Checks answers by a contract. @param document parsed OpenAPI 3.1 */
export const createContract = (document: OpenApiDocument, options: ContractOptions = {}) => {
  const { formats, headers: meaningful = HEADERS, alwaysAllowed = () => [], isRequired = () => true } = options;
  const problemsOf = createSchemas(document, formats);
  const operations = operationsOf(document);
  const { responses: sharedResponses = {}, headers: sharedHeaders = {} } = document.components ?? {};

  /** A documented answer with the path of its schemas. */
  const placeOf = (id: string, status: string) => {
    const { path = '', method = '', operation } = operations.get(id) ?? {};
    const documented = operation?.responses[status];
    const shared = nameOf(documented?.$ref);
    return {
      answer: (shared ? sharedResponses[shared] : documented) ?? {},
      owner: shared
        ? `contract#/components/responses/${shared}`
        : `contract#/paths/${toPointer(path)}/${method}/responses/${status}`,
    };
  };

  const headerProblems = (documented: Record<string, HeaderObject>, given: Headers, allowed: readonly string[]) => {
    const named = Object.entries(documented).map(([name, header]): [string, HeaderObject] => [
      name,
      sharedHeaders[nameOf(header.$ref) ?? ''] ?? header,
    ]);
    const known = new Set([...named.map(([name]) => name.toLowerCase()), ...allowed]);
    const unknown = meaningful.filter((name) => !known.has(name) && given.has(name));
    const wrong = named.flatMap(([name, { required = false, schema = {} }]) => {
      const text = given.get(name);
      if (text === null) return required ? [`header ${name}: expected a value, got nothing`] : [];
      const value = (schema as { type?: string }).type === 'integer' ? Number(text) : text;
      return problemsOf(`header ${name}`, schema, value);
    });
    return [...wrong, ...unknown.map((name) => `header ${name}: expected nothing, got ${short(given.get(name))}`)];
  };

  const bodyProblems = (owner: string, { content }: ResponseObject, type: string, text: string): string[] => {
    if (!content) return text === '' ? [] : [`body: expected nothing, got ${short(text)}`];
    if (!content[type]) {
      return [`header Content-Type: expected ${Object.keys(content).join(' or ')}, got ${short(type)}`];
    }
    if (!isJsonType(type)) return [];
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return [`body: expected JSON, got ${short(text)}`];
    }
    return problemsOf('body', { $ref: `${owner}/content/${toPointer(type)}/schema` }, value);
  };

  return {
    /** Every documented pair, written `operation status`. */
    documentedPairs: (): string[] =>
      [...operations].flatMap(([id, { operation }]) =>
        Object.entries(operation.responses)
          .filter(([, response]) => isRequired(response))
          .map(([status]) => `${id} ${status}`),
      ),

    jsonParts: (): JsonParts[] =>
      [...operations].map(([id, { operation }]) => {
        const good = Object.keys(operation.responses).filter((status) => status.startsWith('2'));
        const hasJson = (status: string) => Object.keys(placeOf(id, status).answer.content ?? {}).some(isJsonType);
        return {
          id,
          request: Object.keys(operation.requestBody?.content ?? {}).some(isJsonType),
          good,
          statuses: good.filter(hasJson),
        };
      }),

    /** Every path of an example that violates the contract. */
    exampleProblems: (id: string, example: { request?: unknown; responses: Record<string, unknown> }): string[] => {
      const { path = '', method = '', operation } = operations.get(id) ?? {};
      const check = (name: string, owner: string, content: Record<string, Media> = {}, value: unknown) => {
        const $ref = `${owner}/content/${toPointer(Object.keys(content).find(isJsonType) ?? '')}/schema`;
        return problemsOf(name, { $ref }, value).map((problem) => `${id}: ${problem}`);
      };
      const requests = `contract#/paths/${toPointer(path)}/${method}/requestBody`;
      return [
        ...(example.request === undefined
          ? []
          : check('request', requests, operation?.requestBody?.content, example.request)),
        ...Object.entries(example.responses).flatMap(([status, value]) => {
          const { answer, owner } = placeOf(id, status);
          return check(status, owner, answer.content, value);
        }),
      ];
    },

    /** @throws Error when an answer is not documented; names operation, status and every path that differs */
    assertDocumented: async (operationId: string, response: Response): Promise<void> => {
      const { operation } = operations.get(operationId) ?? {};
      const text = await response.clone().text();
      const { status } = response;
      if (!operation?.responses[status]) {
        const expected = Object.keys(operation?.responses ?? {}).join(', ');
        throw new Error(`${operationId}: status: expected one of ${expected}, got ${status} with ${short(text)}`);
      }
      const { answer, owner } = placeOf(operationId, String(status));
      const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
      const problems = [
        ...headerProblems(answer.headers ?? {}, response.headers, alwaysAllowed(operation)),
        ...bodyProblems(owner, answer, type, text),
      ];
      if (problems.length > 0) throw new Error(`${operationId} ${status}: ${problems.join('; ')}`);
    },
  };
};

export type Contract = ReturnType<typeof createContract>;
