import type { RequestHandler } from 'express';
import type { ContractProblem } from './contract-errors.ts';

/**
 * Refuses parameters that are infinite, in the validator's own form: it turns the text `1e309` into a number after it has
 * looked at the type, and holds no limit against a number that is not finite. In a body such a number has the wrong type.
 */
export const finiteNumbers: RequestHandler = (request, _response, next) => {
  const errors = Object.entries(request.query).flatMap(([name, value]): ContractProblem[] =>
    [value].flat().some((one) => typeof one === 'number' && !Number.isFinite(one))
      ? [{ path: `/query/${name}`, message: 'must be finite', errorCode: 'type.openapi.validation' }]
      : [],
  );
  next(errors.length > 0 ? Object.assign(new Error('A parameter is infinite'), { status: 400, errors }) : undefined);
};
