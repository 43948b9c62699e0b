// What orval has no option for: a document with the requests alone, one model file with a name of its own, and no file that
// nothing could import.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenApiDocument } from 'orval';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const PROBLEM = 'application/problem+json';

/** Every `$ref` below a value, followed to the end. */
const collectRefs = (value: unknown, document: unknown, found: Set<string>): void => {
  if (!isObject(value)) return;
  const { $ref } = value;
  if (typeof $ref === 'string' && !found.has($ref)) {
    found.add($ref);
    const target = $ref
      .split('/')
      .slice(1)
      .reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), document);
    collectRefs(target, document, found);
  }
  for (const part of Object.values(value)) collectRefs(part, document, found);
};

/** A value without its descriptions: checks would carry them into the browser, where no one reads them. */
const undescribed = <Value>(value: Value): Value => {
  if (Array.isArray(value)) return value.map(undescribed) as Value;
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(([key, part]) => key !== 'description' || typeof part !== 'string');
  return Object.fromEntries(entries.map(([key, part]) => [key, undescribed(part)])) as Value;
};

/**
 * The contract without its answers and descriptions, and without the schemas that only answers use: programs check what
 * a person or a client sends, so nothing imports schemas of answers.
 */
export const requestsOnly = (document: OpenApiDocument): OpenApiDocument => {
  const { schemas = {}, parameters = {} } = document.components ?? {};
  const paths = Object.fromEntries(
    Object.entries(document.paths ?? {}).map(([path, item]) => {
      const operations = Object.entries(item ?? {}).map(([key, value]) => {
        const isOperation = isObject(value) && 'responses' in value;
        return [key, isOperation ? { ...undescribed(value), responses: { 204: { description: 'Left out' } } } : value];
      });
      return [path, Object.fromEntries(operations)];
    }),
  );
  const used = new Set<string>();
  collectRefs([paths, parameters], document, used);
  const reached = Object.entries(schemas).filter(([name]) => used.has(`#/components/schemas/${name}`));
  const components = undescribed({ parameters, schemas: Object.fromEntries(reached) });
  const { webhooks: _, ...rest } = document as OpenApiDocument & { webhooks?: unknown };
  return { ...rest, paths, components } as OpenApiDocument;
};

/**
 * The contract without the second form of errors: our programs ask for the first one, so their types know it alone.
 */
export const withoutProblems = (document: OpenApiDocument): OpenApiDocument => {
  const responses = Object.entries(document.components?.responses ?? {}).map(([name, response]) => {
    if (!('content' in response)) return [name, response];
    const { [PROBLEM]: _, ...content } = response.content ?? {};
    return [name, { ...response, content }];
  });
  return { ...document, components: { ...document.components, responses: Object.fromEntries(responses) } };
};

/**
 * Without a folder of one file a type, orval writes `<target>.schemas.ts`; here it is `model.ts` in each target. Imports
 * of the mocks lack the extension that Node asks for; they get it too.
 */
export const nameModelFile = (folder: string) => () => {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name);
    const before = readFileSync(file, 'utf8');
    const after = before.replaceAll(/'(\.{1,2}\/)\w+\.schemas(?:\.ts)?'/g, "'$1model.ts'");
    if (after !== before) writeFileSync(file, after);
    if (/^\w+\.schemas\.ts$/.test(name)) renameSync(file, join(parentPath, 'model.ts'));
  }
};

const CONSTANT =
  /(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export type (\w+) = typeof \1\[keyof typeof \1\];\s+export const \1 = \{[\s\S]*?\n\} as const;\n/g;

/** The values of enumerations in a file each behind the model file, so that a page loads only those that it uses. */
export const splitConstants = (folder: string) => () => {
  const file = join(folder, 'model.ts');
  const exported: string[] = [];
  mkdirSync(join(folder, 'enums'), { recursive: true });
  const types = readFileSync(file, 'utf8').replaceAll(CONSTANT, (text, name: string) => {
    writeFileSync(join(folder, 'enums', `${name}.ts`), text);
    exported.push(name);
    return '';
  });
  const lines = exported.flatMap((name) => [
    ...(new RegExp(`\\b${name}\\b`).test(types) ? [`import type { ${name} } from './enums/${name}.ts';`] : []),
    `export { ${name} } from './enums/${name}.ts';`,
  ]);
  writeFileSync(file, `${lines.join('\n')}\n${types}`);
};

const importedBy = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => join(file, '..', path));

/**
 * Every body is a named schema, so the files by tag would only give it a second name, and schemas of other parameters have
 * no form: what stays are the schemas of bodies and what these are made of.
 */
export const keepBodies = (folder: string) => () => {
  const schemas = join(folder, 'schemas');
  const tags = readdirSync(folder).filter((name) => name !== 'schemas');
  const kept = new Set(tags.flatMap((tag) => importedBy(join(folder, tag, `${tag}.zod.ts`))));
  for (const file of kept) for (const part of importedBy(file)) kept.add(part);
  for (const tag of tags) rmSync(join(folder, tag), { recursive: true });
  for (const name of readdirSync(schemas)) if (!kept.has(join(schemas, name))) rmSync(join(schemas, name));
};
