import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { parse } from 'yaml';

type Media = { schema?: object };
type ResponseObject = { $ref?: string; content?: Record<string, Media> };
type OperationObject = { operationId: string; responses: Record<string, ResponseObject> };
type Contract = {
  paths: Record<string, Record<string, OperationObject>>;
  components: { responses: Record<string, ResponseObject> };
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const contract = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')) as Contract;

/** Independent of both sides: neither the server's validator nor the generated zod schemas take part. */
const ajv = new Ajv2020({ strict: false, allErrors: true });
(formats as unknown as (instance: Ajv2020, options: object) => void)(ajv, { mode: 'full' });
ajv.addFormat('binary', true);
ajv.addFormat('money', {
  type: 'number',
  validate: (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6,
});
ajv.addSchema({ ...contract, $id: 'contract' });

const toPointer = (segment: string) => segment.replaceAll('~', '~0').replaceAll('/', '~1');

const operations = new Map(
  Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => {
      const operation = item[method] as OperationObject;
      return [operation.operationId, { path, method, operation }] as const;
    }),
  ),
);

/** Every documented pair, written `operation status`. */
export const documentedPairs = (): string[] =>
  [...operations].flatMap(([id, { operation }]) => Object.keys(operation.responses).map((status) => `${id} ${status}`));

/** Throws when an answer is not one that openapi.yaml documents for the operation. */
export const assertDocumented = async (operationId: string, response: Response): Promise<void> => {
  const entry = operations.get(operationId);
  const documented = entry?.operation.responses[response.status];
  const text = await response.clone().text();
  if (!entry || !documented)
    throw new Error(`${operationId} answered the undocumented status ${response.status}: ${text}`);
  const shared = documented.$ref?.split('/').at(-1);
  const content = (shared ? contract.components.responses[shared] : documented)?.content;
  if (!content) {
    if (text !== '') throw new Error(`${operationId} ${response.status} answered a body where none is documented`);
    return;
  }
  const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
  if (!content[type]) throw new Error(`${operationId} ${response.status} answered the undocumented type '${type}'`);
  if (!type.includes('json')) return;
  const owner = shared
    ? `contract#/components/responses/${shared}`
    : `contract#/paths/${toPointer(entry.path)}/${entry.method}/responses/${response.status}`;
  const reference = `${owner}/content/${toPointer(type)}/schema`;
  const validate = ajv.getSchema(reference) ?? ajv.compile({ $ref: reference });
  if (!validate(JSON.parse(text)))
    throw new Error(`${operationId} ${response.status}: ${ajv.errorsText(validate.errors)} in ${text.slice(0, 300)}`);
};
