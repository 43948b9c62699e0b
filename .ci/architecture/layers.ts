// The suffix of a backend file names its layer, and the layer determines what it may import.
import type { Import, Module } from './sources.ts';

interface Layer {
  /** The task of the layer's files. */
  role: string;
  /** What they import neither as value nor as type. */
  never: RegExp[];
  /** What they import only as a type. */
  typesOnly?: RegExp[];
}

const ROOT = /^backend\/src\/(?:app|handlers)\.ts$/;
const EXPRESS = /^express$/;
const DATABASE = /^(?:kysely|pg)$|^backend\/src\/db\//;
const PORTS = /^backend\/src\/(?:mail|storage|pages|process)\//;
const HTTP = /^backend\/src\/http\/(?!errors\.ts$)/;
const HANDLERS = /\.handlers\.ts$/;
const SERVICE = /\.service\.ts$/;
const REPOSITORY = /\.repository\.ts$/;
const ADAPTER = /\.adapter\.ts$/;
const SYSTEM = /^node:/;

/** Pure: the same arguments give the same result. May refer to the types of rows and calls. */
const PURE = {
  never: [ROOT, EXPRESS, HANDLERS, SERVICE],
  typesOnly: [DATABASE, PORTS, HTTP, REPOSITORY, ADAPTER, SYSTEM],
};

const LAYERS: Record<string, Layer> = {
  handlers: { role: 'translate between contract and domain', never: [ROOT, EXPRESS, DATABASE] },
  service: { role: 'hold rules that need the database, mail, storage or the clock', never: [ROOT, EXPRESS, HANDLERS] },
  repository: {
    role: 'hold the SQL',
    never: [ROOT, EXPRESS, HANDLERS, SERVICE, PORTS, /^backend\/src\/http\//],
  },
  adapter: {
    role: 'wrap a library or an outside party',
    never: [ROOT, EXPRESS, HANDLERS, SERVICE, DATABASE],
    typesOnly: [REPOSITORY],
  },
  mapper: { role: 'turn rows into the contract’s shapes and back', ...PURE },
  rules: { role: 'decide without asking anybody', ...PURE },
};

const suffixOf = (file: string): string => /\.(\w+)\.ts$/.exec(file)?.[1] ?? '';

const breaks = ({ never, typesOnly = [] }: Layer, { target, typeOnly }: Import): boolean =>
  never.some((pattern) => pattern.test(target)) || (!typeOnly && typesOnly.some((pattern) => pattern.test(target)));

/** Files without a layer, and imports that the layer forbids. */
export const findLayerProblems = (modules: Module[]): string[] =>
  modules
    .filter(({ file }) => file.startsWith('backend/src/features/'))
    .flatMap(({ file, imports }) => {
      const layer = LAYERS[suffixOf(file)];
      if (!layer) return [`${file} has no layer: name it .${Object.keys(LAYERS).join('.ts, .')}.ts`];
      return imports
        .filter((found) => breaks(layer, found))
        .map(({ target }) => `${file} imports ${target}: files of this layer ${layer.role}`);
    });
