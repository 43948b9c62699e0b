import type { ErrorRequestHandler, RequestHandler } from 'express';
import { readBody } from './body.ts';
import { dispatch } from './contract/adapter.ts';
import { type ContractOptions, contractValidation } from './contract/openapi.ts';
import type { Deps, OperationHandlers } from './contract/operation.ts';
import { errorHandler } from './error-response.ts';
import { checkText } from './protection/text-check.ts';

/** From a request whose operation a guard has found to its answer: body, contract, handler, errors. */
export function operationLayers(
  { log, env }: Pick<Deps, 'log' | 'env'>,
  handlers: OperationHandlers,
  contract: ContractOptions,
): (RequestHandler | ErrorRequestHandler)[] {
  const writeError = errorHandler(log, env.passwordMinLength);
  // Twice: when the first one's answer is itself not in the contract, that violation arrives at the second.
  return [readBody, checkText, ...contractValidation(contract), dispatch(handlers), writeError, writeError];
}
