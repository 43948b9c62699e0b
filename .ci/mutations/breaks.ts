// What `npm run contract:diff` says of a mutation. The comparison takes seconds, so each mutation gets an operation of its own in
// one pair of documents.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SchemaNode } from '../../packages/conformance/src/limits.ts';
import { capture, quietRedocly } from '../exec.mjs';
import type { MutableDocument } from './list.ts';
import type { Mutation } from './mutation.ts';

const TOGETHER_MAX = 1_500;

const shallow = ({ properties, items, oneOf: _one, anyOf: _any, allOf: _all, ...words }: SchemaNode): SchemaNode => ({
  ...words,
  ...(properties ? { properties: Object.fromEntries(Object.keys(properties).map((name) => [name, {}])) } : {}),
  ...(items ? { items: {} } : {}),
});

const answering = (id: string, response: object) => ({
  get: { operationId: id, responses: { 200: { description: 'Changed', ...response } } },
});

/** The changed part as an operation. */
const toPathItem = (document: MutableDocument, { node, pointer }: Mutation, id: string): object => {
  if (node) return answering(id, { content: { 'application/json': { schema: shallow(node) } } });
  const [, area = '', name = '', member = ''] = pointer
    .split('/')
    .map((one) => one.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (area === 'paths') {
    const operation = structuredClone(document.paths[name]?.[member]) as object;
    return { [member]: { ...operation, operationId: id } };
  }
  if (name === 'responses') return answering(id, structuredClone(document.components.responses[member] ?? {}));
  return answering(id, { headers: { [member]: structuredClone(document.components.headers[member]) } });
};

interface Change {
  path: string;
  impact: string;
  verdicts: { impact: string; message: string }[];
}

const compare = async (components: object, before: object, after: object): Promise<Change[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'mutations-'));
  try {
    const [former, changed, report] = ['before.json', 'after.json', 'report.json'].map((name) => join(folder, name));
    const document = { openapi: '3.1.0', info: { title: 'Mutations', version: '1' }, components };
    for (const [file = '', paths] of [[former, before] as const, [changed, after] as const])
      writeFileSync(file, JSON.stringify({ ...document, paths }));
    const options = ['--fail-on', 'none', '--format', 'json', '-o', report ?? ''];
    const { output } = await capture('redocly', ['diff', former ?? '', changed ?? '', ...options], quietRedocly);
    try {
      return (JSON.parse(readFileSync(report ?? '', 'utf8')) as { changes: Change[] }).changes;
    } catch {
      throw new Error(output);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The breaking changes among these mutations, each with the sentence of the comparison. */
export const findBreaks = async (
  document: MutableDocument,
  mutations: readonly Mutation[],
): Promise<Map<Mutation, string>> => {
  const found = new Map<Mutation, string>();
  for (let start = 0; start < mutations.length; start += TOGETHER_MAX) {
    const some = mutations.slice(start, start + TOGETHER_MAX);
    const [before, after]: [Record<string, object>, Record<string, object>] = [{}, {}];
    for (const [index, mutation] of some.entries()) {
      before[`/m${index}`] = toPathItem(document, mutation, `m${index}`);
      const undo = mutation.apply();
      after[`/m${index}`] = toPathItem(document, mutation, `m${index}`);
      undo();
    }
    for (const { path, impact, verdicts } of await compare(document.components, before, after)) {
      const mutation = some[Number(/^#\/paths\/~1m(\d+)/.exec(path)?.[1])];
      const message = verdicts.find((one) => one.impact === 'major')?.message;
      if (mutation && impact === 'major' && message) found.set(mutation, message);
    }
  }
  return found;
};
