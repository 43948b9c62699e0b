import { fileURLToPath } from 'node:url';
import type { Request, RequestHandler } from 'express';
import * as OpenApiValidator from 'express-openapi-validator';
import { REFUSALS } from '../../../shared/refusals.ts';
import type { OperationId } from '../../generated/operations.ts';
import { AppError } from '../../lib/errors.ts';
import type { Logger } from '../../lib/log.ts';
import { stateOf } from '../request-state.ts';
import { finiteNumbers } from './finite-numbers.ts';
import { moneyFormat } from './money-format.ts';
import { quickReferences } from './quick-references.ts';
import { skipWholeContract } from './skip-whole-contract.ts';

/** The contract on disk, as the validator and the documentation page read it. */
export const contractFile = fileURLToPath(new URL('../../../../openapi.yaml', import.meta.url));

export interface ContractOptions {
  /** Response violations: `throw` answers 500 and names the fault, `strip` removes what is undocumented and logs. */
  responses: 'throw' | 'strip';
  log: Logger;
  /** Another contract than openapi.yaml; for tests. */
  apiSpec?: string;
}

/** The guard has already decided; this second look keeps an operation closed if it were ever mounted without it. */
const signedIn = (request: Request): boolean => {
  if (!stateOf(request).user) throw new AppError(401, 'unauthorized', REFUSALS.signIn);
  return true;
};

// The validator looks up the method in the contract, which documents GET and not HEAD.
const showAsGet: RequestHandler = (request, _response, next) => {
  if (stateOf(request).head) request.method = 'GET';
  next();
};
const showAsHead: RequestHandler = (request, _response, next) => {
  if (stateOf(request).head) request.method = 'HEAD';
  next();
};

/** What the validator's first layer finds out about a request and attaches to it. */
type Known = { openapi?: Readonly<Record<string, unknown>> };

/**
 * The validator compares each address with one newly compiled pattern after the other. The guard knows the operation
 * already, so what the search found is remembered per operation; only the path parameters differ.
 */
function searchOnce(search: RequestHandler): RequestHandler {
  const found = new Map<OperationId, Readonly<Record<string, unknown>>>();
  return (request: Request & Known, response, next) => {
    const { operation, params } = stateOf(request);
    const known = found.get(operation);
    if (known) {
      request.openapi = { ...known, pathParams: { ...params } };
      request.params = { ...params };
      next();
      return;
    }
    search(request, response, (error?: unknown) => {
      if (!error && request.openapi) found.set(operation, request.openapi);
      next(error);
    });
  };
}

/** Compiled contracts by their file. Only throwing ones: they report nothing, so no application is named in them. */
const throwing = new Map<string, RequestHandler[]>();

/**
 * Layers that hold request and response against the contract. Compiling takes half a second, so applications of one
 * process share them (the tests start a hundred).
 */
export function contractValidation(options: ContractOptions): RequestHandler[] {
  if (options.responses !== 'throw') return compileContract(options);
  const file = options.apiSpec ?? contractFile;
  const layers = throwing.get(file) ?? compileContract(options);
  throwing.set(file, layers);
  return layers;
}

function compileContract({ responses, log, apiSpec = contractFile }: ContractOptions): RequestHandler[] {
  skipWholeContract();
  quickReferences();
  const validator = OpenApiValidator.middleware({
    apiSpec,
    // `npm run contract:lint` does, and better; here it would cost each start some 200 ms.
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
            // With allErrors the stripping reaches every property, also after another fault was found.
            removeAdditional: 'failing',
            allErrors: true,
            coerceTypes: false,
            onError: (error, _body, request) =>
              log.error('An answer does not match the contract', { method: request.method, path: request.path, error }),
          },
    validateSecurity: { handlers: { bearerAuth: signedIn } },
    ajvFormats: { mode: 'full' },
    formats: { money: moneyFormat },
    fileUploader: false,
  });
  const layers = (validator as RequestHandler[]).map((layer) =>
    layer.name === 'metadataMiddleware' ? searchOnce(layer) : layer,
  );
  return [showAsGet, ...layers, finiteNumbers, showAsHead];
}
