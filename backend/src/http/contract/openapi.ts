import { fileURLToPath } from 'node:url';
import type { Request, RequestHandler } from 'express';
import * as OpenApiValidator from 'express-openapi-validator';
import type { OperationId } from '../../../../contract/generated/operations.ts';
import { signInRequired } from '../../lib/errors.ts';
import type { Logger } from '../../lib/log.ts';
import { getState } from '../request-state.ts';
import type { ContractProblem } from './contract-errors.ts';
import { compileResponsesLazily } from './lazy-response-validators.ts';
import { moneyFormat } from './money-format.ts';
import { patchReferenceLookup } from './quick-references.ts';
import { skipContractTraversal } from './skip-contract-traversal.ts';

/**
 * Rejects infinite parameters in the validator's error format: the validator converts the text `1e309` to a number
 * after its type check and does not apply limits to infinite numbers. In a body such a number has the wrong type.
 */
const finiteNumbers: RequestHandler = (request, _response, next) => {
  const errors = Object.entries(request.query).flatMap(([name, value]): ContractProblem[] =>
    [value].flat().some((item) => typeof item === 'number' && !Number.isFinite(item))
      ? [{ path: `/query/${name}`, message: 'must be finite', errorCode: 'type.openapi.validation' }]
      : [],
  );
  next(errors.length > 0 ? Object.assign(new Error('A parameter is infinite'), { status: 400, errors }) : undefined);
};

/** The contract on disk, as read by the validator and the documentation page. */
export const contractFile = fileURLToPath(new URL('../../../../openapi.yaml', import.meta.url));

export interface ContractOptions {
  /**
   * Handling of response violations: `throw` answers 500 and names the violation, `strip` removes undocumented
   * properties and logs.
   */
  responses: 'throw' | 'strip';
  log: Logger;
  /** A contract other than openapi.yaml; for tests. */
  apiSpec?: string;
}

/** The guard has already decided; this second check protects an operation that is mounted without it by mistake. */
const requireSignIn = (request: Request): boolean => {
  if (!getState(request).user) throw signInRequired();
  return true;
};

// The validator looks up the method in the contract, which documents GET but not HEAD.
const setGetMethod: RequestHandler = (request, _response, next) => {
  if (getState(request).head) request.method = 'GET';
  next();
};
const restoreHeadMethod: RequestHandler = (request, _response, next) => {
  if (getState(request).head) request.method = 'HEAD';
  next();
};

/** What the validator's first layer attaches to a request. */
type WithOpenApi = { openapi?: Readonly<Record<string, unknown>> };

/**
 * The validator compiles one pattern after another and compares each URL with it. The guard already knows the
 * operation, so the result is cached per operation; only the path parameters differ.
 */
function cacheSearch(search: RequestHandler): RequestHandler {
  const cache = new Map<OperationId, Readonly<Record<string, unknown>>>();
  return (request: Request & WithOpenApi, response, next) => {
    const { operation, params } = getState(request);
    const cached = cache.get(operation);
    if (cached) {
      request.openapi = { ...cached, pathParams: { ...params } };
      request.params = { ...params };
      next();
      return;
    }
    search(request, response, (error?: unknown) => {
      if (!error && request.openapi) cache.set(operation, request.openapi);
      next(error);
    });
  };
}

/** Compiled contracts by file. Only with `throw`: those log nothing, so they are not tied to one application. */
const compiledContracts = new Map<string, RequestHandler[]>();

/**
 * Layers that validate request and response against the contract. Compiling takes half a second, so applications in one
 * process share them (the tests start a hundred).
 */
export function contractValidation(options: ContractOptions): RequestHandler[] {
  if (options.responses !== 'throw') return compileContract(options);
  const file = options.apiSpec ?? contractFile;
  const layers = compiledContracts.get(file) ?? compileContract(options);
  compiledContracts.set(file, layers);
  return layers;
}

function compileContract({ responses, log, apiSpec = contractFile }: ContractOptions): RequestHandler[] {
  skipContractTraversal();
  patchReferenceLookup();
  compileResponsesLazily();
  const validator = OpenApiValidator.middleware({
    apiSpec,
    // `npm run contract:lint` validates it better; here it would add some 200 ms to each start.
    validateApiSpec: false,
    useRequestUrl: true,
    validateRequests: {
      allowUnknownQueryParameters: false,
      coerceTypes: false,
      allErrors: true,
      removeAdditional: false,
    },
    validateResponses:
      responses === 'throw'
        ? { removeAdditional: false, coerceTypes: false }
        : {
            // With allErrors, undocumented properties are removed everywhere, even after another violation was found.
            removeAdditional: 'failing',
            allErrors: true,
            coerceTypes: false,
            onError: (error, _body, request) =>
              log.error('An answer does not match the contract', { method: request.method, path: request.path, error }),
          },
    validateSecurity: { handlers: { bearerAuth: requireSignIn, apiKey: requireSignIn } },
    ajvFormats: { mode: 'full' },
    formats: { money: moneyFormat },
    fileUploader: false,
  });
  const layers = (validator as RequestHandler[]).map((layer) =>
    layer.name === 'metadataMiddleware' ? cacheSearch(layer) : layer,
  );
  return [setGetMethod, ...layers, finiteNumbers, restoreHeadMethod];
}
