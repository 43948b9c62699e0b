import type { ErrorRequestHandler, RequestHandler } from 'express';
import { putFile } from '../storage/put-files.ts';
import { createReadBody } from './body.ts';
import { type Call, dispatch } from './contract/adapter.ts';
import { type ContractOptions, contractValidation } from './contract/openapi.ts';
import type { Deps } from './contract/operation.ts';
import { errorHandler } from './error-response.ts';
import { normaliseText } from './protection/text-check.ts';
import { createStreamingStorage, type PutUpload } from './streamed-upload.ts';

/** Handles a request after a guard has matched its operation: body, contract, handler, errors. */
export function createOperationLayers(
  { log, env, changes, ...files }: Pick<Deps, 'log' | 'env' | 'changes' | 'storage' | 'jobs' | 'clock'>,
  call: Call,
  contract: ContractOptions,
): (RequestHandler | ErrorRequestHandler)[] {
  const writeError = errorHandler(log, env.passwordMinLength);
  // Twice: when the first one's own response violates the contract, that error reaches the second.
  const put: PutUpload = (content, extension) => putFile(files, 'downloads', content, extension);
  const readBody = createReadBody(createStreamingStorage(put, files.storage));
  const run = dispatch(call, changes);
  return [readBody, normaliseText, ...contractValidation(contract), run, writeError, writeError];
}
