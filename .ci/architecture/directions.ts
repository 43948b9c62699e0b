// Which folder may import which: one table for the folders of the repository.
import { isTest, type Module } from './sources.ts';

interface Direction {
  /** Files that the rule applies to. */
  from: RegExp;
  /** Exceptions to `from`. */
  butFrom?: RegExp;
  /** What they never import, neither as value nor as type. */
  never: RegExp;
  /** Exceptions to `never`. */
  but?: RegExp;
  why: string;
}

const FRONTEND: Direction[] = [
  {
    from: /^frontend\/src\/(?:lib|hooks)\//,
    never: /^frontend\/src\/(?:components|api|session|features|routes)\//,
    why: 'lib and hooks know nothing above them',
  },
  {
    from: /^frontend\/src\/components\//,
    never: /^frontend\/src\/(?:api|session|features|routes)\//,
    why: 'shared components get their data through props',
  },
  {
    from: /^frontend\/src\/(?:api|session)\//,
    never: /^frontend\/src\/(?:components|features|routes)\//,
    why: 'api and session know no screens',
  },
  {
    from: /^frontend\/src\/features\//,
    never: /^frontend\/src\/routes\//,
    why: 'routes place features, not the other way round',
  },
  {
    from: /^frontend\/src\/dev\//,
    never: /^frontend\/src\/(?:features|routes)\//,
    why: 'the developer panel stands beside the screens',
  },
];

const BACKEND: Direction[] = [
  {
    from: /^backend\/src\/db\//,
    never: /^backend\/src\/(?:features|http|pages|mail|process|app\.ts|handlers\.ts)|^express$/,
    why: 'the database layer knows no features and no HTTP',
  },
  {
    from: /^backend\/src\/db\/migrations\//,
    never: /^(?:backend|frontend|mocks)\//,
    but: /^backend\/src\/db\/migrations\//,
    why: 'a migration never changes after its release, so it imports nothing that does',
  },
  {
    from: /^backend\/src\/(?:http|mail|storage|pages|lib|env\.ts)/,
    never: /^backend\/src\/(?:features|process|app\.ts|handlers\.ts)/,
    why: 'HTTP, ports and helpers are handed what they need of a feature',
  },
  {
    from: /^backend\/src\/(?:mail|storage|lib)\//,
    never: /^backend\/src\/(?:http|pages)\/|^express$/,
    but: /^backend\/src\/http\/errors\.ts$/,
    why: 'ports and helpers work without a request',
  },
  {
    from: /^backend\/src\/lib\//,
    never: /^backend\/src\/(?:db|mail|storage)\/|^(?:kysely|pg)$/,
    why: 'lib holds general helpers without SQL and without ports',
  },
  {
    from: /^backend\/src\/features\//,
    never: /^backend\/src\/(?:process|pages|app\.ts|handlers\.ts)/,
    why: 'a feature is put together by the application and does not know it',
  },
];

const MOCKS: Direction[] = [
  {
    from: /^mocks\/store\//,
    never: /^mocks\/(?:handlers|server|conformance|api\.ts|scenarios?[-.\w]*|browser\.ts|node\.ts)/,
    why: 'the store holds data and behaviour, requests come from above',
  },
  {
    from: /^mocks\/handlers\//,
    never: /^mocks\/(?:conformance|api\.ts|scenarios?[-.\w]*|browser\.ts|node\.ts)/,
    why: 'handlers know no scenarios and no entry points',
  },
  {
    from: /^mocks\/server\//,
    never: /^mocks\/(?:handlers|conformance|api\.ts|scenarios?[-.\w]*|browser\.ts|node\.ts)/,
    why: 'the server is handed its handlers',
  },
  {
    from: /^mocks\/scenarios\.ts$/,
    never: /^mocks\/(?:conformance|browser\.ts|node\.ts)/,
    why: 'scenarios are loaded by the entry points',
  },
];

/** Where the product asks for its demo. */
const REGISTRIES =
  /^(?:backend\/src\/process\/(?:seed|simulated-payments|demo-embeds)|frontend\/src\/lib\/demo-pieces)\.ts$/;

const DEMO: Direction[] = [
  {
    from: /^(?:backend\/src|frontend\/src|contract)\//,
    butFrom: REGISTRIES,
    never: /^demo\//,
    why: 'the product loads its demo through the registries alone',
  },
  {
    from: /^contract\//,
    never: /^(?:backend|frontend|mocks|demo)\//,
    why: 'what all sides share knows none of them',
  },
];

const PACKAGES: Direction[] = [
  {
    from: /^packages\//,
    never: /^(?:backend|frontend|mocks|contract|demo|\.ci)\/|^@(?:contract|demo)?\//,
    why: 'a package is used outside of this repository',
  },
  ...['client', 'operations-map', 'conformance', 'mock-server'].map((name) => ({
    from: new RegExp(`^packages/${name}/src/`),
    never: new RegExp(`^packages/(?!${name}/src/)`),
    why: 'a package is installed without the others',
  })),
];

const DIRECTIONS = [...FRONTEND, ...BACKEND, ...MOCKS, ...DEMO, ...PACKAGES];

/** Checks imports against the table; tests and stories may import everything. */
export const findWrongDirections = (modules: Module[]): string[] =>
  modules
    .filter(({ file }) => !isTest(file))
    .flatMap(({ file, imports }) =>
      DIRECTIONS.filter(({ from, butFrom }) => from.test(file) && !butFrom?.test(file)).flatMap(({ never, but, why }) =>
        imports
          .filter(({ target }) => never.test(target) && !but?.test(target))
          .map(({ target }) => `${file} imports ${target}: ${why}`),
      ),
    );
