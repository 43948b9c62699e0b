import type { RequestHandler } from 'express';
import type { ContractProblem } from './contract-errors.ts';

/**
 * Rejects infinite parameters in the validator's error format: the validator converts the text `1e309` to a number
 * after its type check and does not apply limits to infinite numbers. In a body such a number has the wrong type.
 */
export const finiteNumbers: RequestHandler = (request, _response, next) => {
  const errors = Object.entries(request.query).flatMap(([name, value]): ContractProblem[] =>
    [value].flat().some((item) => typeof item === 'number' && !Number.isFinite(item))
      ? [{ path: `/query/${name}`, message: 'must be finite', errorCode: 'type.openapi.validation' }]
      : [],
  );
  next(errors.length > 0 ? Object.assign(new Error('A parameter is infinite'), { status: 400, errors }) : undefined);
};
