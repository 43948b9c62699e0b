import { isJsonType, type OpenApiDocument } from './document.ts';

/** The words of a schema that restrict a value which a caller sends. */
const WORDS = [
  'type',
  'enum',
  'const',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'additionalProperties',
] as const;

export interface SchemaNode {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minProperties?: number;
  additionalProperties?: boolean | SchemaNode;
  required?: string[];
  properties?: Record<string, SchemaNode>;
  items?: SchemaNode;
  oneOf?: SchemaNode[];
  anyOf?: SchemaNode[];
  allOf?: SchemaNode[];
}

/** What the contract says of one field; `required` and `choices` are the words of its object and of `oneOf`. */
export type Limits = Pick<SchemaNode, (typeof WORDS)[number]> & { required?: true; choices?: number };

/** `operation` → field → limits. A field is `name`, `lines.0.amount`, `?page` of the query, `{id}` of the path, `:x` of a header. */
export type LimitsTable = Record<string, Record<string, Limits>>;

/** One field of a request with its schema, as it is in the document, and the schemas that it refers to. */
export interface SentField {
  operation: string;
  field: string;
  schema: SchemaNode;
  nodes: readonly SchemaNode[];
  required: boolean;
  limits: Limits;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: SchemaNode;
}

interface SentParts {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { $ref?: string; required?: boolean; content: Record<string, { schema: SchemaNode }> };
}

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);
const SIGNS = { path: ['{', '}'], query: ['?', ''], header: [':', ''] } as const;
/** A schema that contains itself ends here. */
const DEPTH_MAX = 8;

const isNull = ({ type }: SchemaNode) => type === 'null';

export const createResolver =
  (document: object) =>
  <Thing extends { $ref?: string }>(thing: Thing): Thing => {
    let found = thing;
    while (found.$ref !== undefined) {
      const steps = found.$ref.slice(2).split('/');
      const unescaped = steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
      found = unescaped.reduce<unknown>((at, key) => Reflect.get(at as object, key), document) as Thing;
    }
    return found;
  };

const pick = (node: SchemaNode): Limits =>
  Object.fromEntries(
    WORDS.flatMap((word) => {
      const value = node[word];
      return value === undefined || (typeof value === 'object' && !Array.isArray(value)) ? [] : [[word, value]];
    }),
  );

/** Every field that callers can send, in the order of the contract. @param only operations; all of them by default */
export function* sentFields(document: OpenApiDocument, only?: ReadonlySet<string>): Generator<SentField> {
  const resolve = createResolver(document);

  /** A nullable schema is one schema with another type. */
  const read = (schema: SchemaNode): { nodes: SchemaNode[]; body: SchemaNode; limits: Limits } => {
    const body = resolve(schema);
    const nodes = body === schema ? [schema] : [schema, body];
    const choices = body.oneOf ?? body.anyOf;
    if (!choices) return { nodes, body, limits: pick(body) };
    const values = choices.filter((one) => !isNull(resolve(one)));
    const [only] = values;
    if (!only || values.length > 1) return { nodes, body, limits: { ...pick(body), choices: choices.length } };
    const inner = read(only);
    const type = [inner.limits.type ?? 'object', ...(values.length < choices.length ? ['null'] : [])].flat();
    return { nodes: [...nodes, ...inner.nodes], body: inner.body, limits: { ...inner.limits, type } };
  };

  function* walk(
    operation: string,
    field: string,
    schema: SchemaNode,
    required: boolean,
    depth: number,
  ): Generator<SentField> {
    const { nodes, body, limits } = read(schema);
    yield { operation, field, schema, nodes, required, limits: { ...limits, ...(required ? { required } : {}) } };
    if (depth > DEPTH_MAX) return;
    const inside = (name: string) => (field === '' ? name : `${field}.${name}`);
    for (const [name, property] of Object.entries(body.properties ?? {}))
      yield* walk(operation, inside(name), property, body.required?.includes(name) ?? false, depth + 1);
    if (body.items) yield* walk(operation, inside('0'), body.items, false, depth + 1);
  }

  function* ofOperation({ operationId, parameters = [], requestBody }: SentParts): Generator<SentField> {
    for (const one of parameters.map((each) => resolve(each))) {
      const [before, after] = SIGNS[one.in];
      yield* walk(operationId, `${before}${one.name}${after}`, one.schema, one.required ?? false, DEPTH_MAX);
    }
    if (!requestBody) return;
    const { content, required = false } = resolve(requestBody);
    const [, media] = Object.entries(content).find(([type]) => isJsonType(type)) ?? [];
    if (media) yield* walk(operationId, '', media.schema, required, 0);
  }

  for (const item of Object.values(document.paths)) {
    const shared = (item.parameters ?? []) as Parameter[];
    for (const [method, value] of Object.entries(item)) {
      const sent = value as SentParts;
      if (!METHODS.has(method) || only?.has(sent.operationId) === false) continue;
      yield* ofOperation({ ...sent, parameters: [...shared, ...(sent.parameters ?? [])] });
    }
  }
}

/** The limits of every request, as a table that can be kept beside the contract and compared with it. */
export const readLimits = (document: OpenApiDocument, only?: ReadonlySet<string>): LimitsTable => {
  const table: LimitsTable = {};
  for (const { operation, field, limits } of sentFields(document, only)) {
    table[operation] = { ...table[operation], [field]: limits };
  }
  return table;
};

/** One sentence for each difference: `createAddress name: maxLength is 101 and was 100`. */
export const limitDifferences = (before: LimitsTable, after: LimitsTable): string[] => {
  const operations = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return operations.flatMap((operation) => {
    const [was = {}, is = {}] = [before[operation], after[operation]];
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((field) => {
      const name = `${operation} ${field || 'body'}`;
      const [old, now] = [was[field], is[field]];
      if (!old) return [`${name}: is new`];
      if (!now) return [`${name}: was removed`];
      return ([...WORDS, 'required', 'choices'] as const)
        .filter((word) => JSON.stringify(old[word]) !== JSON.stringify(now[word]))
        .map((word) => `${name}: ${word} is ${JSON.stringify(now[word])} and was ${JSON.stringify(old[word])}`);
    });
  });
};
