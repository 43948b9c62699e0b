import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { parse } from 'yaml';

type Media = { schema?: object };
type HeaderObject = { $ref?: string; required?: boolean; schema?: object };
type ResponseObject = { $ref?: string; content?: Record<string, Media>; headers?: Record<string, HeaderObject> };
type OperationObject = {
  operationId: string;
  'x-idempotent'?: unknown;
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, ResponseObject>;
};
type Contract = {
  paths: Record<string, Record<string, OperationObject>>;
  components: { responses: Record<string, ResponseObject>; headers: Record<string, HeaderObject> };
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
/** Headers that clients rely on: a server that sends one not named in the contract differs from it. */
const MEANINGFUL = [
  'content-disposition',
  'etag',
  'idempotent-replayed',
  'location',
  'retry-after',
  'www-authenticate',
];

const contract = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')) as Contract;

/** Independent of both sides: uses neither the server's validator nor the generated zod schemas. */
const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
(formats as unknown as (instance: Ajv2020, options: object) => void)(ajv, { mode: 'full' });
ajv.addFormat('binary', true);
ajv.addFormat('money', {
  type: 'number',
  validate: (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6,
});
ajv.addSchema({ ...contract, $id: 'contract' });

const toPointer = (segment: string) => segment.replaceAll('~', '~0').replaceAll('/', '~1');
const nameOf = (reference: string | undefined) => reference?.split('/').at(-1);

const operations = new Map(
  Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => {
      const operation = item[method] as OperationObject;
      return [operation.operationId, { path, method, operation }] as const;
    }),
  ),
);

/** The refusal of a key is the same in every operation, so one of them proves it. */
const KEY_CONFLICT = '#/components/responses/KeyConflict';
const OF_KEYS = ['idempotent-replayed', 'retry-after'];

/** Every documented pair, written `operation status`. */
export const documentedPairs = (): string[] =>
  [...operations].flatMap(([id, { operation }]) =>
    Object.entries(operation.responses)
      .filter(([, { $ref }]) => $ref !== KEY_CONFLICT)
      .map(([status]) => `${id} ${status}`),
  );

const short = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 200);

/** `body.user.role: expected to be equal to one of the allowed values, got "owner"`. */
const fieldProblem = (name: string, { instancePath, message = '', params, data }: ErrorObject): string => {
  const field = [name, ...instancePath.split('/').slice(1)].join('.');
  if ('missingProperty' in params) return `${field}.${params.missingProperty}: expected a value, got nothing`;
  if ('additionalProperty' in params) {
    const extra = String(params.additionalProperty);
    return `${field}.${extra}: expected nothing, got ${short(Reflect.get(data as object, extra))}`;
  }
  return `${field}: expected to ${message.replace(/^must /, '')}, got ${short(data)}`;
};

const validatorOf = (schema: object) => {
  const { $ref } = schema as { $ref?: string };
  return $ref ? (ajv.getSchema($ref) ?? ajv.compile(schema)) : ajv.compile(schema);
};

const headerProblems = (documented: Record<string, HeaderObject>, given: Headers, allowed: string[]): string[] => {
  const named = Object.entries(documented).map(([name, header]): [string, HeaderObject] => [
    name,
    contract.components.headers[nameOf(header.$ref) ?? ''] ?? header,
  ]);
  const known = new Set([...named.map(([name]) => name.toLowerCase()), ...allowed]);
  const unknown = MEANINGFUL.filter((name) => !known.has(name) && given.has(name));
  const wrong = named.flatMap(([name, { required = false, schema = {} }]) => {
    const text = given.get(name);
    if (text === null) return required ? [`header ${name}: expected a value, got nothing`] : [];
    const value = (schema as { type?: string }).type === 'integer' ? Number(text) : text;
    const validate = ajv.compile(schema);
    return validate(value) ? [] : (validate.errors ?? []).map((error) => fieldProblem(`header ${name}`, error));
  });
  return [...wrong, ...unknown.map((name) => `header ${name}: expected nothing, got ${short(given.get(name))}`)];
};

const bodyProblems = (owner: string, documented: ResponseObject, type: string, text: string): string[] => {
  const { content } = documented;
  if (!content) return text === '' ? [] : [`body: expected nothing, got ${short(text)}`];
  if (!content[type]) return [`header Content-Type: expected ${Object.keys(content).join(' or ')}, got ${short(type)}`];
  if (!type.includes('json')) return [];
  const validate = validatorOf({ $ref: `${owner}/content/${toPointer(type)}/schema` });
  return validate(JSON.parse(text)) ? [] : (validate.errors ?? []).map((error) => fieldProblem('body', error));
};

const isJsonType = (type: string) => type.includes('json');

/** A documented answer with the path of its schemas. */
const placeOf = (id: string, status: string) => {
  const { path = '', method = '', operation } = operations.get(id) ?? {};
  const documented = operation?.responses[status];
  const shared = nameOf(documented?.$ref);
  return {
    answer: (shared ? contract.components.responses[shared] : documented) ?? {},
    owner: shared
      ? `contract#/components/responses/${shared}`
      : `contract#/paths/${toPointer(path)}/${method}/responses/${status}`,
  };
};

/** For each operation: whether its request is JSON, its success statuses, and those whose answer is JSON. */
export const jsonParts = (): { id: string; request: boolean; good: string[]; statuses: string[] }[] =>
  [...operations].map(([id, { operation }]) => {
    const good = Object.keys(operation.responses).filter((status) => status.startsWith('2'));
    const hasJson = (status: string) => Object.keys(placeOf(id, status).answer.content ?? {}).some(isJsonType);
    return {
      id,
      request: Object.keys(operation.requestBody?.content ?? {}).some(isJsonType),
      good,
      statuses: good.filter(hasJson),
    };
  });

/** Every path of an example that violates the contract. */
export const exampleProblems = (
  id: string,
  { request, responses }: { request?: unknown; responses: Record<string, unknown> },
): string[] => {
  const { path = '', method = '', operation } = operations.get(id) ?? {};
  const check = (name: string, reference: string, value: unknown) => {
    const validate = validatorOf({ $ref: reference });
    return validate(value) ? [] : (validate.errors ?? []).map((error) => `${id}: ${fieldProblem(name, error)}`);
  };
  const schemaIn = (owner: string, content: Record<string, Media> = {}) =>
    `${owner}/content/${toPointer(Object.keys(content).find(isJsonType) ?? '')}/schema`;
  const sent = schemaIn(`contract#/paths/${toPointer(path)}/${method}/requestBody`, operation?.requestBody?.content);
  return [
    ...(request === undefined ? [] : check('request', sent, request)),
    ...Object.entries(responses).flatMap(([status, value]) => {
      const { answer, owner } = placeOf(id, status);
      return check(status, schemaIn(owner, answer.content), value);
    }),
  ];
};

/**
 * @throws Error when an answer is not documented in openapi.yaml; names operation, status and every path that differs
 */
export const assertDocumented = async (operationId: string, response: Response): Promise<void> => {
  const { operation } = operations.get(operationId) ?? {};
  const text = await response.clone().text();
  const { status } = response;
  const documented = operation?.responses[status];
  if (!documented) {
    const expected = Object.keys(operation?.responses ?? {}).join(', ');
    throw new Error(`${operationId}: status: expected one of ${expected}, got ${status} with ${short(text)}`);
  }
  const { answer, owner } = placeOf(operationId, String(status));
  const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
  const problems = [
    ...headerProblems(answer.headers ?? {}, response.headers, operation?.['x-idempotent'] === 'stored' ? OF_KEYS : []),
    ...bodyProblems(owner, answer, type, text),
  ];
  if (problems.length > 0) throw new Error(`${operationId} ${status}: ${problems.join('; ')}`);
};
