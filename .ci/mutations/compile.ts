// Whether the compiler refuses the server once a value of an answer is removed from the contract. All values are removed in one
// copy of the server, because compiling it takes a minute; an error is about a value when it names it.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture, root } from '../exec.mjs';
import type { Mutation } from './mutation.ts';

const FOLDERS = ['backend/src', 'contract', 'demo/content', 'demo/seed', 'packages', 'docs/programs'];
const FILES = ['tsconfig.base.json', 'package.json'];

/** `"smtp" removed` */
const removedValue = ({ kind, text }: Mutation): string | undefined =>
  kind === 'enum' ? /^"(.+)" removed$/.exec(text)?.[1] : undefined;

/** The generated type of a schema: `SystemMail/properties/kind` is `SystemMailKind`. */
const typeOf = ({ pointer }: Mutation): string =>
  (pointer.split('/schemas/')[1] ?? '')
    .replaceAll('/properties/', '/')
    .split('/')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

/** The declaration of a type without one of its values; the text itself when it has none. */
const withoutValue = (model: string, type: string, value: string): string => {
  const start = model.indexOf(`export const ${type} = {`);
  const end = model.indexOf('} as const', start);
  if (start < 0) return model;
  const lines = model.slice(start, end).split('\n');
  return model.slice(0, start) + lines.filter((line) => !line.endsWith(`: '${value}',`)).join('\n') + model.slice(end);
};

/** The mutations among these that do not compile, each with the first error. */
export const findUncompiled = async (mutations: readonly Mutation[]): Promise<Map<Mutation, string>> => {
  const folder = mkdtempSync(join(tmpdir(), 'mutations-'));
  try {
    for (const name of [...FOLDERS, ...FILES]) cpSync(join(root, name), join(folder, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    const file = join(folder, 'contract/generated/model.ts');
    const former = readFileSync(file, 'utf8');
    const removed = mutations.flatMap((mutation) => {
      const value = removedValue(mutation);
      return value !== undefined && withoutValue(former, typeOf(mutation), value) !== former
        ? [{ mutation, value }]
        : [];
    });
    const model = removed.reduce((text, { mutation, value }) => withoutValue(text, typeOf(mutation), value), former);
    writeFileSync(file, model);
    const options = { types: ['node'], allowJs: true, customConditions: ['studio-source'], noEmit: true };
    const config = {
      extends: './tsconfig.base.json',
      compilerOptions: options,
      include: ['backend/src', 'contract', 'demo'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const { output } = await capture('tsc', ['--pretty', 'false'], {}, folder);
    const errors = output.split('\n').filter((line) => line.trim() !== '');
    return new Map(
      removed.flatMap(({ mutation, value }) => {
        const error = errors.find((line) =>
          [`"${value}"`, `'${value}'`, `.${value} `].some((name) => line.includes(name)),
        );
        return error === undefined ? [] : [[mutation, error] as const];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
