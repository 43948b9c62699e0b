import { type BrokenRule, type FieldProblem, toFieldErrors } from '../../../../contract/rules/field-messages.ts';
import { AppError, notFound } from '../../lib/errors.ts';

/** Attached by express-openapi-validator to a rejected request. */
export interface ContractProblem {
  path: string;
  message: string;
  errorCode?: string;
}

export interface ContractErrorContext {
  /** The parsed body, to tell an empty field from an invalid one. */
  body: unknown;
  /** Configured minimum length of a password. */
  passwordMin: number;
}

const RULES: Record<string, BrokenRule> = {
  additionalProperties: 'unknown',
  required: 'missing',
  minLength: 'too-short',
  maxLength: 'too-long',
  enum: 'not-offered',
};

const toKeyword = (problem: ContractProblem): string => problem.errorCode?.split('.')[0] ?? '';

/** `/body/pricing/0/price` becomes `pricing.0.price`. */
function toField(path: string): string {
  const [, , ...rest] = path.split('/');
  return rest.join('.');
}

/** Whether the rejected value is an empty text. */
function isBlank(body: unknown, path: string): boolean {
  const [, location, ...rest] = path.split('/');
  let value: unknown = location === 'body' ? body : undefined;
  for (const key of rest)
    value = value instanceof Object && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
  return typeof value === 'string' && value.trim() === '';
}

function toRule(problem: ContractProblem, body: unknown): BrokenRule {
  const rule = RULES[toKeyword(problem)] ?? 'other';
  // The validator names no rule for an undeclared parameter.
  if (problem.message.startsWith('Unknown query parameter')) return 'unknown';
  return rule !== 'unknown' && rule !== 'missing' && isBlank(body, problem.path) ? 'blank' : rule;
}

function toFieldProblem(problem: ContractProblem, body: unknown): FieldProblem {
  const rule = toRule(problem, body);
  const max = rule === 'too-long' ? /\d+/.exec(problem.message)?.[0] : undefined;
  return { field: toField(problem.path), rule, max: max === undefined ? undefined : Number(max) };
}

/** Turns the validator's errors into user-facing messages, one per field; 404 for an unknown path. */
export function contractError(problems: ContractProblem[], { body, passwordMin }: ContractErrorContext): AppError {
  // A malformed id is treated like an unknown one.
  if (problems.some(({ path }) => path.startsWith('/params/'))) return notFound();
  const { message, details } = toFieldErrors(
    problems.map((problem) => toFieldProblem(problem, body)),
    passwordMin,
  );
  return new AppError(400, 'invalid_request', message, { details });
}
