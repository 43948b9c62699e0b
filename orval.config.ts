import { readFileSync } from 'node:fs';
import { defineConfig, type OpenApiDocument } from 'orval';
import { parse } from 'yaml';
import { writeClientRights } from './.ci/codegen/client-rights.ts';
import { writeErrorCodes } from './.ci/codegen/codes.ts';
import { writeDeprecations } from './.ci/codegen/deprecations.ts';
import { fakeData, fakeOperations } from './.ci/codegen/fake-data.ts';
import { writeTables } from './.ci/codegen/fresh-proof.ts';
import { withoutStoredKeys, writeIdempotency } from './.ci/codegen/idempotency.ts';
import { readInvalidations } from './.ci/codegen/invalidations.ts';
import { writeOfflinePaths } from './.ci/codegen/offline.ts';
import { createOperationsClient } from './.ci/codegen/operations-client.ts';
import { writeRateLimits } from './.ci/codegen/rate-limits.ts';
import { writeRequestRules } from './.ci/codegen/request-rules.ts';
import { keepBodies, nameModelFile, requestsOnly, splitConstants, withoutProblems } from './.ci/codegen/transforms.ts';
import { writeTranslatable } from './.ci/codegen/translatable.ts';

const document = parse(readFileSync('./openapi.yaml', 'utf8'));
const input = {
  target: './openapi.yaml',
  override: { transformer: (contract: OpenApiDocument) => withoutStoredKeys(withoutProblems(contract)) },
};
// Checks are for what clients send.
const requests = { ...input, override: { transformer: requestsOnly } };

const FRONTEND = './frontend/src/api/generated';
const CONTRACT = './contract/generated';

// orval then writes './x.ts' specifiers, so that generated code also runs under plain node; barrel imports would ignore it.
const common = {
  indexFiles: false,
  tsconfig: { compilerOptions: { allowImportingTsExtensions: true } },
} as const;

const zod = { version: 4, variant: 'mini', generateReusableSchemas: true, strict: { body: true } } as const;
const nothing = { body: false, query: false, param: false, header: false, response: false };

export default defineConfig({
  client: {
    input,
    hooks: { afterAllFilesWrite: [nameModelFile(FRONTEND), splitConstants(FRONTEND), writeTables(FRONTEND, document)] },
    output: {
      ...common,
      mode: 'tags-split',
      target: `${FRONTEND}/endpoints.ts`,
      client: 'react-query',
      httpClient: 'fetch',
      baseUrl: '/api',
      urlEncodeParameters: true,
      override: {
        mutator: { path: './frontend/src/api/fetcher.ts', name: 'fetcher' },
        fetch: { includeHttpResponseReturnType: false },
        query: {
          // No useQuery: true here: set explicitly it turns POST, PUT and DELETE into queries too.
          version: 5,
          useInvalidate: true,
          signal: true,
          shouldSplitQueryKey: true,
          mutationInvalidates: readInvalidations(document),
        },
      },
    },
  },
  // One file a schema: each screen loads the checks of its own form.
  forms: {
    input: requests,
    hooks: { afterAllFilesWrite: keepBodies(`${FRONTEND}/zod`) },
    output: {
      ...common,
      mode: 'tags-split',
      client: 'zod',
      target: `${FRONTEND}/zod/endpoints.ts`,
      schemas: `${FRONTEND}/zod/schemas`,
      fileExtension: '.zod.ts',
      override: { zod: { ...zod, generate: { ...nothing, body: true } } },
    },
  },
  // Operations and types for server and mocks, and for the mocks what they answer with and check by.
  contract: {
    input,
    hooks: {
      afterAllFilesWrite: [
        nameModelFile(CONTRACT),
        writeTranslatable(CONTRACT, document),
        writeRateLimits(CONTRACT, document),
        writeIdempotency(CONTRACT, document),
        writeClientRights(CONTRACT, document),
        writeDeprecations(CONTRACT, document),
        writeErrorCodes(CONTRACT, document),
        writeOfflinePaths(CONTRACT, document),
        writeRequestRules(CONTRACT, document),
      ],
    },
    output: {
      ...common,
      mode: 'split',
      client: createOperationsClient(document),
      target: `${CONTRACT}/operations.ts`,
      mock: { generators: [{ type: 'faker', locale: 'en', useExamples: true }] },
      override: { mock: fakeData, operations: fakeOperations },
    },
  },
  mockRequests: {
    input: requests,
    output: {
      ...common,
      mode: 'single',
      client: 'zod',
      target: `${CONTRACT}/requests.zod.ts`,
      override: { zod: { ...zod, generate: { ...nothing, body: true, query: true, param: true } } },
    },
  },
});
