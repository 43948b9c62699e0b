// Changes of one word of a schema.
import type { SchemaNode } from '../../packages/conformance/src/limits.ts';
import { inside, type Mutation, setMember, shown } from './mutation.ts';

const LIMITS = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum', 'minProperties'] as const;
const OTHER_TYPE: Record<string, string> = {
  string: 'integer',
  integer: 'string',
  number: 'string',
  boolean: 'string',
  array: 'object',
  object: 'array',
};

function* limits(node: SchemaNode, of: Make): Generator<Mutation> {
  for (const word of LIMITS) {
    const value = node[word];
    if (value === undefined) continue;
    yield of('limit', word, value + 1);
    if (value > 0) yield of('limit', word, value - 1);
  }
}

type Make = (kind: string, word: keyof SchemaNode, value: unknown) => Mutation;

function* types({ type }: SchemaNode, of: Make): Generator<Mutation> {
  if (type === undefined || type === 'null') return;
  const own = [type].flat();
  const plain = own.filter((one) => one !== 'null');
  const other = plain.map((one) => OTHER_TYPE[one] ?? one);
  yield of('type', 'type', own.length > plain.length ? [...other, 'null'] : other[0]);
  yield own.length > plain.length ? of('nullable', 'type', plain[0]) : of('nullable', 'type', [...own, 'null']);
}

function* choices(node: SchemaNode, of: Make): Generator<Mutation> {
  const { enum: offered, const: only } = node;
  if (only !== undefined) yield of('enum', 'const', typeof only === 'string' ? `${only}-other` : 'other');
  if (!offered) return;
  for (const value of offered) {
    const others = offered.filter((one) => one !== value);
    if (others.length > 0) yield { ...of('enum', 'enum', others), text: `${JSON.stringify(value)} removed` };
  }
  yield of('enum', 'enum', [...offered, typeof offered[0] === 'string' ? 'another' : 4711]);
}

function* members(node: SchemaNode, of: Make): Generator<Mutation> {
  const { properties, required = [] } = node;
  if (!properties) return;
  for (const name of Object.keys(properties)) {
    const isRequired = required.includes(name);
    yield of('required', 'required', isRequired ? required.filter((one) => one !== name) : [...required, name]);
    const { [name]: _removed, ...others } = properties;
    yield { ...of('property', 'properties', others), text: `properties: ${name} removed` };
  }
  if (node.additionalProperties === false) yield of('closed', 'additionalProperties', true);
}

/** Every change of a schema and of the schemas inside it, without those that it refers to. */
export function* schemaMutations(pointer: string, node: SchemaNode): Generator<Mutation> {
  const of: Make = (kind, word, value) => ({
    pointer,
    kind,
    text: `${word}: ${shown(node[word])} → ${shown(value)}`,
    node,
    apply: setMember(node, word, value),
  });
  if (node.$ref === undefined) {
    yield* limits(node, of);
    yield* types(node, of);
    yield* choices(node, of);
    yield* members(node, of);
    if (node.format !== undefined) yield of('format', 'format', undefined);
    if (node.pattern !== undefined) yield of('pattern', 'pattern', undefined);
    if (node.uniqueItems) yield of('limit', 'uniqueItems', undefined);
  }
  for (const [name, property] of Object.entries(node.properties ?? {}))
    yield* schemaMutations(inside(`${pointer}/properties`, name), property);
  if (node.items) yield* schemaMutations(`${pointer}/items`, node.items);
  for (const word of ['oneOf', 'anyOf', 'allOf'] as const)
    for (const [index, part] of (node[word] ?? []).entries())
      yield* schemaMutations(`${pointer}/${word}/${index}`, part);
  if (typeof node.additionalProperties === 'object')
    yield* schemaMutations(`${pointer}/additionalProperties`, node.additionalProperties);
}
