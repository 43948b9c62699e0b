// Generated code of packages/client: the contract's types as openapi-fetch reads them, and which operations accept an
// `Idempotency-Key`.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { parse } from 'yaml';
import { operationsOf } from './operations.ts';

const KEY = '#/components/parameters/IdempotencyKey';

/**
 * openapi-typescript prints with the compiler's JavaScript API, which TypeScript 7 no longer has. `@ts-morph/common` contains
 * version 6.
 */
const useOlderCompiler = () =>
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'typescript' && context.parentURL?.includes('/openapi-typescript/')
        ? { url: `data:text/javascript,${encodeURIComponent(PRINTER)}`, shortCircuit: true }
        : next(specifier, context),
  });

const PRINTER = `import { createRequire } from 'node:module';
export default createRequire(${JSON.stringify(import.meta.url)})('@ts-morph/common').ts;`;

/** Paths whose POST accepts an `Idempotency-Key`. @param {string} contract */
const idempotentPaths = (contract) => {
  /** @type {{ path: string, method: string, operation: { parameters?: { $ref?: string }[] } }[]} */
  const operations = operationsOf(parse(contract).paths);
  return operations
    .filter(({ method, operation }) => method === 'post' && operation.parameters?.some(({ $ref }) => $ref === KEY))
    .map(({ path }) => path);
};

/** @param {string} root @returns {Promise<[file: string, content: string][]>} */
export const clientPackage = async (root) => {
  const contract = readFileSync(join(root, 'openapi.yaml'), 'utf8');
  useOlderCompiler();
  const { default: read, astToString, COMMENT_HEADER } = await import('openapi-typescript');
  // With defaults an omitted property of a body would be an error.
  const types = astToString(await read(contract, { defaultNonNullable: false }));
  const paths = idempotentPaths(contract).map((path) => `  '${path}',\n`);
  return [
    ['packages/client/src/generated/contract.ts', `${COMMENT_HEADER}${types}`],
    [
      'packages/client/src/generated/idempotent.ts',
      `/** Paths whose POST accepts an \`Idempotency-Key\`. */\nexport const IDEMPOTENT: ReadonlySet<string> = new Set([\n${paths.join('')}]);\n`,
    ],
  ];
};
