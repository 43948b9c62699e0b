// Whether a schema accepts a value, one schema at a time and without compiling it: a run asks this a million times.
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { isMoney } from '../../contract/rules/money.ts';
import { createResolver, type SchemaNode } from '../../packages/conformance/src/limits.ts';

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
};

const hasType = (types: readonly string[], value: unknown) =>
  types.includes(typeOf(value)) || (types.includes('integer') && Number.isInteger(value));

type Check = ((text: string) => boolean) | RegExp | { validate: ((text: string) => boolean) | RegExp; type?: string };
const formats = fullFormats as unknown as Record<string, Check | true>;

const matchesFormat = (format: string, value: unknown): boolean => {
  if (format === 'money') return typeof value !== 'number' || isMoney(value);
  const known = formats[format];
  if (typeof value !== 'string' || known === undefined || known === true) return true;
  const check = typeof known === 'object' && 'validate' in known ? known.validate : known;
  return check instanceof RegExp ? check.test(value) : check(value);
};

const patterns = new Map<string, RegExp>();
const matchesPattern = (pattern: string, value: string) => {
  const known = patterns.get(pattern) ?? new RegExp(pattern, 'u');
  patterns.set(pattern, known);
  return known.test(value);
};

const lengthOf = (text: string) => [...text].length;

const acceptsText = ({ minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern }: SchemaNode, text: string) => {
  const length = lengthOf(text);
  return length >= minLength && length <= maxLength && (pattern === undefined || matchesPattern(pattern, text));
};

const acceptsList = (schema: SchemaNode, items: unknown[]) => {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, uniqueItems } = schema;
  if (items.length < minItems || items.length > maxItems) return false;
  return !uniqueItems || new Set(items.map((item) => JSON.stringify(item))).size === items.length;
};

const acceptsObject = (schema: SchemaNode, value: object) => {
  const { required = [], properties = {}, additionalProperties, minProperties = 0 } = schema;
  const names = Object.keys(value);
  return (
    required.every((name) => Object.hasOwn(value, name)) &&
    names.length >= minProperties &&
    (additionalProperties !== false || names.every((name) => Object.hasOwn(properties, name)))
  );
};

/** By the words of this schema, whatever its properties, items and branches say. */
export const acceptsItself = (schema: SchemaNode, value: unknown): boolean => {
  const { type, enum: offered, const: only, format, minimum, maximum } = schema;
  if (type !== undefined && !hasType([type].flat(), value)) return false;
  if (offered && !offered.includes(value)) return false;
  if (only !== undefined && only !== value) return false;
  if (format !== undefined && !matchesFormat(format, value)) return false;
  if (typeof value === 'string') return acceptsText(schema, value);
  if (typeof value === 'number') return !(value < (minimum ?? value) || value > (maximum ?? value));
  if (Array.isArray(value)) return acceptsList(schema, value);
  return typeof value !== 'object' || value === null || acceptsObject(schema, value);
};

type Resolve = (schema: SchemaNode) => SchemaNode;

/** With everything inside it. */
const accepts = (schema: SchemaNode, value: unknown, resolve: Resolve): boolean => {
  const own = resolve(schema);
  if (!acceptsItself(own, value)) return false;
  const { oneOf, anyOf, allOf = [], properties = {}, items, additionalProperties } = own;
  const branches = oneOf ?? anyOf;
  if (branches && !branches.some((branch) => accepts(branch, value, resolve))) return false;
  if (!allOf.every((part) => accepts(part, value, resolve))) return false;
  if (Array.isArray(value)) return !items || value.every((item) => accepts(items, item, resolve));
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, part]) => {
    const inside = properties[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
    return !inside || accepts(inside, part, resolve);
  });
};

/** Reports every schema that accepts a part of the value, with this part; of several branches, those that accept it. */
export const trace = (
  schema: SchemaNode,
  value: unknown,
  resolve: Resolve,
  report: (schema: SchemaNode, value: unknown) => void,
): void => {
  const own = resolve(schema);
  report(own, value);
  for (const branch of own.oneOf ?? own.anyOf ?? [])
    if (accepts(branch, value, resolve)) trace(branch, value, resolve, report);
  for (const part of own.allOf ?? []) trace(part, value, resolve, report);
  if (Array.isArray(value)) {
    if (own.items) for (const item of value) trace(own.items, item, resolve, report);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    const rest = typeof own.additionalProperties === 'object' ? own.additionalProperties : undefined;
    const inside = own.properties?.[name] ?? rest;
    if (inside) trace(inside, part, resolve, report);
  }
};

/** Whether the value matches the schema of a document, references included. */
export const fits = (document: object, schema: SchemaNode, value: unknown): boolean =>
  accepts(schema, value, createResolver(document));
