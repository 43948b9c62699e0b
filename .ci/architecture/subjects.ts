// One word per subject: a tag of the contract names everything that belongs to it.
import { parse } from 'yaml';
import type { Sources } from './sources.ts';

/** Names that are not tags, each with its reason. */
const OTHERS: Record<string, Record<string, string>> = {
  'frontend/src/features': {
    dashboard: 'group: screens of the signed-in customer',
    admin: 'group: the administration',
  },
  'frontend/src/features/dashboard': { kit: 'shared by its parts', layout: 'frame of its pages' },
  'frontend/src/features/admin': {
    kit: 'shared by its parts',
    layout: 'frame of its pages',
    content: 'the page whose tabs are articles, lists, comments, messages, subscribers, banner and pictures',
    profile: 'the profile as the administration shows it; its tag is profile',
  },
  'backend/src/features': { 'admin-kit': 'shared by subjects of the administration' },
  'backend/test': {
    conformance: 'the scenarios of the mocks, run against the server',
    cluster: 'several servers behind a balancer',
    crash: 'the server killed while it works',
    fuzz: 'generated requests to every operation',
    db: 'schema and migrations',
    factories: 'makes rows',
    backup: 'archives of the whole site',
    faults: 'a database, disk or clock that fails',
    http: 'what holds for every operation',
    jobs: 'work that outlives a request',
    lib: 'general helpers',
    mail: 'sending mail',
    metrics: 'figures of the server',
    pages: 'rendered pages',
    process: 'start and stop',
    seed: 'the demo',
    storage: 'stored files',
    support: 'shared by tests',
    'test-app.ts': 'the application under test',
  },
  'mocks/handlers': { kit: 'shared by handlers' },
  'mocks/conformance/scenarios': { 'transport.ts': 'what holds for every operation' },
};

export interface Operation {
  operationId: string;
  tags: string[];
}

const isOperation = (value: unknown): value is Operation => value instanceof Object && 'operationId' in value;

export function operationsOf(contract: string): Operation[] {
  const { paths = {} } = parse(contract);
  return Object.values<object>(paths)
    .flatMap((path) => Object.values(path))
    .filter(isOperation);
}

/** The tags that operations use and those that are declared, without duplicates. */
export function tagsOf(contract: string): string[] {
  const { tags = [] } = parse(contract);
  const used = operationsOf(contract).flatMap((operation) => operation.tags);
  return [...new Set([...tags.map(({ name }: { name: string }) => name), ...used])];
}

const frontendFolders = (tag: string): string[] => {
  const parts = ['', 'dashboard/', 'blog/', 'products/'].map((group) => `frontend/src/features/${group}${tag}/`);
  if (!tag.startsWith('admin-')) return parts;
  // Components that several screens of the administration share are in its kit.
  return ['', 'kit/'].map((group) => `frontend/src/features/admin/${group}${tag.slice('admin-'.length)}/`);
};

/** Where a tag must appear: one of each line. */
const placesOf = (tag: string): string[][] => [
  frontendFolders(tag),
  [`backend/src/features/${tag}/${tag}.handlers.ts`],
  [`backend/test/${tag}/`],
  [`mocks/handlers/${tag}.ts`],
  [`mocks/conformance/scenarios/${tag}.ts`],
];

/** Whether a name directly below a folder belongs to a tag; `blog-reactions.ts` is a part of `blog`. */
function belongs(folder: string, name: string, tags: string[]): boolean {
  if (name in (OTHERS[folder] ?? {})) return true;
  const word = name.replace(/\.ts$/, '');
  if (folder === 'frontend/src/features/admin') return tags.includes(`admin-${word}`);
  if (folder.startsWith('mocks/')) return tags.some((tag) => word === tag || word.startsWith(`${tag}-`));
  return tags.includes(word);
}

/** @param files paths from the root of the repository */
export function subjectProblems(tags: string[], files: string[]): string[] {
  const missing = tags.flatMap((tag) =>
    placesOf(tag)
      .filter((places) => !files.some((file) => places.some((place) => file.startsWith(place))))
      .map((places) => `${tag}: nothing at ${places.join(' or ')}`),
  );
  const foreign = Object.keys(OTHERS).flatMap((folder) => {
    const below = files.filter((file) => file.startsWith(`${folder}/`)).map((file) => file.slice(folder.length + 1));
    // A style sheet of a group is next to its parts.
    const names = new Set(below.map((file) => file.split('/', 1)[0] ?? '').filter((name) => !name.endsWith('.css')));
    return [...names]
      .filter((name) => !belongs(folder, name, tags))
      .map((name) => `${folder}/${name} is no tag of the contract`);
  });
  return [...missing, ...foreign];
}

/** Operations whose server code is not in the folder of their tag. */
export const strayHandlers = (operations: Operation[], sources: Sources): string[] =>
  [...sources]
    .filter(([file]) => /^backend\/src\/features\/.*\.handlers\.ts$/.test(file))
    .flatMap(([file, text]) =>
      operations
        .filter(({ operationId, tags }) => {
          const isHere = new RegExp(`^\\s+${operationId}\\s*[:(]`, 'm').test(text);
          return isHere && !tags.some((tag) => file.startsWith(`backend/src/features/${tag}/`));
        })
        .map(({ operationId, tags }) => `${operationId} of ${tags.join(', ')} is answered in ${file}`),
    );
