// The repository's own source files and their imports.
import { readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { aliases } from '../aliases.mjs';
import { filesBelow } from '../coverage/sources.mjs';

/** Text by path from the root of the repository. */
export type Sources = ReadonlyMap<string, string>;

export interface Import {
  /** path from the root of the repository, or the name of a package */
  target: string;
  /** Whether the import disappears when types are erased. */
  typeOnly: boolean;
  /** as written, such as '@/lib/format.ts' */
  address: string;
}

export interface Module {
  file: string;
  imports: Import[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));

const isWritten = (file: string): boolean => !/(?:^|\/)generated\/|\.gen\.ts$/.test(file);
/** Code that only tests and Storybook load. */
export const isTest = (file: string): boolean => /\.(?:test|stories)\.tsx?$|^frontend\/src\/test\//.test(file);

/** Every source file below the folders, except generated ones. */
export function readSources(...folders: string[]): Sources {
  const files = folders.flatMap((folder) => filesBelow(join(root, folder), /\.tsx?$/));
  const names = files.map((file) => relative(root, file).replaceAll('\\', '/')).filter(isWritten);
  return new Map(names.map((name) => [name, readFileSync(join(root, name), 'utf8')]));
}

export const readText = (file: string): string => readFileSync(join(root, file), 'utf8');

const toPath = (...parts: string[]) => normalize(join(...parts)).replaceAll('\\', '/');

/** Aliased and relative specifiers become paths; everything else is a package. */
function resolved(file: string, address: string): string {
  if (address.startsWith('.')) return toPath(dirname(file), address);
  const [name = '', ...rest] = address.split('/');
  const folder = aliases[name];
  return folder === undefined ? address : toPath(folder, ...rest);
}

const addressed = (file: string, address: string) => ({ address, target: resolved(file, address) });

/** The imports, exports and dynamic imports of a file. */
function importsOf(file: string, text: string): Import[] {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const onlyTypes = (entries: { isType: boolean }[]) => entries.length > 0 && entries.every(({ isType }) => isType);
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    ...addressed(file, moduleRequest.value),
    typeOnly: onlyTypes(entries),
  }));
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ ...addressed(file, moduleRequest.value), typeOnly: isType }] : [],
    ),
  );
  const lazy = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const [, address] = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end)) ?? [];
    return address === undefined ? [] : [{ ...addressed(file, address), typeOnly: false }];
  });
  return [...statics, ...exported, ...lazy];
}

export const toModules = (sources: Sources): Module[] =>
  [...sources].map(([file, text]) => ({ file, imports: importsOf(file, text) }));
