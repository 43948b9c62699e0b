// Which texts of an answer are content in several languages stands beside them in the contract. `x-record: { type, id }` on
// a schema names the record that its texts belong to, and the member with its id (or `key`, for a record of which there is
// one). `x-translatable` marks a text, with its path within the record when the answer calls it differently; `picture` marks the
// URL of a picture, which may have another version; `more` a text that may end with the number of further ones; `false` leaves
// out an object without texts for visitors.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationsOf } from './operations.ts';

interface Mark {
  path?: string;
  /** Made from the text, instead of the text itself. */
  form?: 'html' | 'headings' | 'sections' | 'date';
  part?: 'first-paragraph';
  more?: true;
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  items?: Schema;
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  maxLength?: number;
  'x-record'?: { type: string; id?: string; key?: string };
  'x-translatable'?: boolean | 'markdown' | 'picture' | Mark;
}

interface Operation {
  operationId?: string;
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

/** What the generator needs of the contract. */
export interface TranslatableContract {
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, Schema> };
}

interface Leaf extends Mark {
  markdown?: true;
  picture?: true;
}

interface Branch {
  schema: string;
  path?: string;
}

export interface TranslatableSchema {
  record?: { type: string; id?: string; key?: string };
  texts: Record<string, Leaf>;
  parts: Record<string, Branch>;
}

const nameOf = (ref: string) => ref.split('/').at(-1) ?? '';

/** The schema that a member refers to, directly, as the items of a list, or where it may be null. */
function targetOf(schema: Schema): string | undefined {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.items) return targetOf(schema.items);
  return schema.oneOf?.map(targetOf).find((name) => name !== undefined);
}

function toLeaf(mark: Exclude<Schema['x-translatable'], false | undefined>): Leaf {
  if (mark === true) return {};
  return typeof mark === 'string' ? { [mark]: true } : mark;
}

/** The schemas that have texts to translate, or parts that have, by name. */
function readTranslatable({ components: { schemas } }: TranslatableContract): Record<string, TranslatableSchema> {
  const found = new Map<string, TranslatableSchema | null>();
  const addMember = (result: TranslatableSchema, key: string, member: Schema): void => {
    const mark = member['x-translatable'];
    if (mark === false) return;
    const { form, path } = typeof mark === 'object' ? mark : {};
    const target = form === undefined ? targetOf(member) : undefined;
    if (target === undefined && mark !== undefined) result.texts[key] = toLeaf(mark);
    if (target !== undefined && read(target))
      result.parts[key] = { schema: target, ...(path === undefined ? {} : { path }) };
  };
  const read = (name: string): TranslatableSchema | null => {
    const known = found.get(name);
    if (known !== undefined) return known;
    found.set(name, null);
    const { properties = {}, 'x-record': record } = schemas[name] ?? {};
    if (record?.id !== undefined && !(record.id in properties))
      throw new Error(`openapi.yaml: the record of ${name} has no member '${record.id}'`);
    const result: TranslatableSchema = { ...(record ? { record } : {}), texts: {}, parts: {} };
    for (const [key, member] of Object.entries(properties)) addMember(result, key, member);
    const isEmpty = Object.keys(result.texts).length + Object.keys(result.parts).length === 0;
    if (!isEmpty) found.set(name, result);
    return found.get(name) ?? null;
  };
  for (const name of Object.keys(schemas)) read(name);
  return Object.fromEntries([...found].flatMap(([name, schema]) => (schema ? [[name, schema]] : [])));
}

const isForVisitors = (path: string) => !path.startsWith('/admin/');

/** The schema of each answer to visitors and customers that has texts to translate. */
function readResponses({ paths }: TranslatableContract, schemas: Record<string, unknown>): Record<string, string> {
  const entries = operationsOf<Operation>(paths).flatMap(({ path, operation }) => {
    const success = Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith('2'))?.[1];
    const name = targetOf(success?.content?.['application/json']?.schema ?? {});
    return name !== undefined && name in schemas && isForVisitors(path) ? [[operation.operationId, name]] : [];
  });
  return Object.fromEntries(entries);
}

/** Writes the table by which server and mocks translate answers. */
export const writeTranslatable = (folder: string, document: TranslatableContract) => () => {
  const schemas = readTranslatable(document);
  const text = `/**
 * Generated from openapi.yaml.
 * Do not edit manually.
 */
import type { TranslatableSchema } from '../translations/translated-texts.ts';

/** Schemas with texts in several languages. */
export const translatableSchemas: Readonly<Record<string, TranslatableSchema>> = ${JSON.stringify(schemas, null, 2)};

/** Operation → schema of its answer, or of the items of a list. */
export const translatedResponses: Readonly<Record<string, string>> = ${JSON.stringify(readResponses(document, schemas), null, 2)};
`;
  writeFileSync(join(folder, 'translatable.ts'), text);
};
