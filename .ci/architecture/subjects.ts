// One word per subject: a tag of the contract names everything that belongs to it, in the room of its domain.
import { parse } from 'yaml';
import { DOMAINS, type Domains, domainOf } from './rooms.ts';
import type { Sources } from './sources.ts';

/** Names that are not tags, each with its reason. */
const OTHER_NAMES: Record<string, Record<string, string>> = {
  'frontend/src/features/public': { kit: 'shared by its parts' },
  'frontend/src/features/dashboard': { kit: 'shared by its parts', layout: 'frame of its pages' },
  'frontend/src/features/admin': { kit: 'shared by its parts', layout: 'frame of its pages' },
  'backend/src/features': {},
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
    states: 'every event in every state',
    storage: 'stored files',
    support: 'shared by tests',
    'test-app.ts': 'the application under test',
  },
  'mocks/handlers': { kit: 'shared by handlers' },
  'mocks/conformance/scenarios': {
    'limits.ts': 'the limits of every request',
    'transport.ts': 'what holds for every operation',
    'idempotency.ts': 'one operation with x-idempotent',
    'languages.ts': 'one refusal and one answer in each language',
  },
};

export interface Operation {
  operationId: string;
  tags: string[];
}

const isOperation = (value: unknown): value is Operation => value instanceof Object && 'operationId' in value;

export function parseOperations(contract: string): Operation[] {
  const { paths = {} } = parse(contract);
  return Object.values<object>(paths)
    .flatMap((path) => Object.values(path))
    .filter(isOperation);
}

/** The tags that operations use and those that are declared, without duplicates. */
export function parseTags(contract: string): string[] {
  const { tags = [] } = parse(contract);
  const used = parseOperations(contract).flatMap((operation) => operation.tags);
  return [...new Set([...tags.map(({ name }: { name: string }) => name), ...used])];
}

const frontendFolders = (tag: string, room: string): string[] => {
  const features = 'frontend/src/features';
  if (tag.startsWith('admin-')) {
    const word = tag.slice('admin-'.length);
    // Components that several screens of the administration share are in its kit.
    return [`${features}/admin/${room}/${word}/`, `${features}/admin/kit/${word}/`];
  }
  // Parts of an article and of a product have tags of their own.
  const parents = [`public/${room}`, 'public/writing/blog', 'public/catalogue/products', `dashboard/${room}`];
  return parents.map((parent) => `${features}/${parent}/${tag}/`);
};

/** Where a tag must appear: one of each line. */
const expectedPlaces = (tag: string, room: string): string[][] => [
  frontendFolders(tag, room),
  [`backend/src/features/${room}/${tag}.handlers.ts`],
  [`backend/test/${room}/${tag}/`],
  [`mocks/handlers/${room}/${tag}.ts`],
  [`mocks/conformance/scenarios/${room}/${tag}.ts`],
];

/** Whether a room's file or folder bears the word of one of its tags; `blog-reactions.ts` is a part of `blog`. */
function belongsToDomain(name: string, tags: readonly string[]): boolean {
  const word = name.replace(/(?:\.test)?\.ts$/, '');
  return tags.some((tag) => word === tag || (word !== name && word.startsWith(`${tag}-`)));
}

/** The administration's folder of `admin-users` is `users`; its screen of the own profile shares the customer's tag. */
const wordsOf = (folder: string, tags: readonly string[]): readonly string[] =>
  folder === 'frontend/src/features/admin'
    ? tags.flatMap((tag) => (tag === 'profile' ? [tag] : tag.startsWith('admin-') ? [tag.slice('admin-'.length)] : []))
    : tags;

/** Names below a folder, `depth` levels deep. A style sheet of a group is next to its parts. */
const namesBelow = (folder: string, files: string[], depth: number): string[] => {
  const below = files.filter((file) => file.startsWith(`${folder}/`)).map((file) => file.slice(folder.length + 1));
  const names = below.filter((name) => !name.endsWith('.css')).map((name) => name.split('/').slice(0, depth).join('/'));
  return [...new Set(names)];
};

/** Folders whose parts are rooms, and whether a room's own parts bear the words of its tags. */
const ROOMED: Record<string, boolean> = {
  'frontend/src/features/public': true,
  'frontend/src/features/dashboard': true,
  'frontend/src/features/admin': true,
  'backend/src/features': false,
  'backend/test': true,
  'mocks/handlers': true,
  'mocks/conformance/scenarios': true,
};

function strangers(folder: string, files: string[], rooms: Domains): string[] {
  const others = OTHER_NAMES[folder] ?? {};
  return namesBelow(folder, files, ROOMED[folder] ? 2 : 1).filter((path) => {
    const [room = '', name] = path.split('/');
    if (room in others) return false;
    const tags = rooms[room];
    return tags === undefined || (name !== undefined && !belongsToDomain(name, wordsOf(folder, tags)));
  });
}

const AREAS = /^frontend\/src\/features\/(?:public|dashboard|admin)\//;

/** @param files paths from the root of the repository */
export function findTagProblems(tags: string[], files: string[], rooms: Domains = DOMAINS): string[] {
  const missing = tags.flatMap((tag) => {
    const room = domainOf(tag, rooms);
    if (room === undefined) return [`${tag}: no room has this tag`];
    return expectedPlaces(tag, room)
      .filter((places) => !files.some((file) => places.some((place) => file.startsWith(place))))
      .map((places) => `${tag}: nothing at ${places.join(' or ')}`);
  });
  const homeless = files
    .filter((file) => file.startsWith('frontend/src/features/') && !AREAS.test(file))
    .map((file) => `${file} is in no area`);
  const unknown = Object.values(rooms)
    .flat()
    .filter((tag) => !tags.includes(tag))
    .map((tag) => `${tag} has a room, but is no tag of the contract`);
  const foreign = Object.keys(OTHER_NAMES).flatMap((folder) =>
    strangers(folder, files, rooms).map((name) => `${folder}/${name} is no tag of the contract`),
  );
  return [...missing, ...homeless, ...unknown, ...foreign];
}

/** Operations whose server code is not in the room of their tag. */
export const findStrayHandlers = (operations: Operation[], sources: Sources, rooms: Domains = DOMAINS): string[] =>
  [...sources]
    .filter(([file]) => /^backend\/src\/features\/.*\.handlers\.ts$/.test(file))
    .flatMap(([file, text]) =>
      operations
        .filter(({ operationId, tags }) => {
          const isHere = new RegExp(`^\\s+${operationId}\\s*[:(]`, 'm').test(text);
          return isHere && !tags.some((tag) => file.startsWith(`backend/src/features/${domainOf(tag, rooms)}/`));
        })
        .map(({ operationId, tags }) => `${operationId} of ${tags.join(', ')} is answered in ${file}`),
    );
