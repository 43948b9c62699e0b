import { type BrokenRule, explain, type FieldProblem } from '../../../shared/field-sentences.ts';
import { AppError, notFound } from '../../lib/errors.ts';

/** What express-openapi-validator attaches to a refused request. */
export interface ContractProblem {
  path: string;
  message: string;
  errorCode?: string;
}

export interface ContractErrorContext {
  /** The body as it was read, to tell an empty field from a wrong one. */
  body: unknown;
  /** Configured smallest length of a password. */
  passwordMin: number;
}

const RULES: Record<string, BrokenRule> = {
  additionalProperties: 'unknown',
  required: 'missing',
  minLength: 'too-short',
  maxLength: 'too-long',
  enum: 'not-offered',
};

const keywordOf = (problem: ContractProblem): string => problem.errorCode?.split('.')[0] ?? '';

/** `/body/pricing/0/price` becomes `pricing.0.price`. */
function fieldOf(path: string): string {
  const [, , ...rest] = path.split('/');
  return rest.join('.');
}

/** Whether the rejected value is a text without anything in it. */
function isBlank(body: unknown, path: string): boolean {
  const [, place, ...rest] = path.split('/');
  let value: unknown = place === 'body' ? body : undefined;
  for (const key of rest)
    value = value instanceof Object && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
  return typeof value === 'string' && value.trim() === '';
}

function ruleOf(problem: ContractProblem, body: unknown): BrokenRule {
  const rule = RULES[keywordOf(problem)] ?? 'other';
  // The validator names no rule for a parameter that the operation does not have.
  if (problem.message.startsWith('Unknown query parameter')) return 'unknown';
  return rule !== 'unknown' && rule !== 'missing' && isBlank(body, problem.path) ? 'blank' : rule;
}

function toFieldProblem(problem: ContractProblem, body: unknown): FieldProblem {
  const rule = ruleOf(problem, body);
  const max = rule === 'too-long' ? /\d+/.exec(problem.message)?.[0] : undefined;
  return { field: fieldOf(problem.path), rule, max: max === undefined ? undefined : Number(max) };
}

/** Turns the validator's technical findings into sentences for the person, one per field; 404 where the address names nothing. */
export function contractError(problems: ContractProblem[], { body, passwordMin }: ContractErrorContext): AppError {
  // An id of another form than ours names nothing, as an unknown one does.
  if (problems.some(({ path }) => path.startsWith('/params/'))) return notFound();
  const { message, details } = explain(
    problems.map((problem) => toFieldProblem(problem, body)),
    passwordMin,
  );
  return new AppError(400, 'invalid_request', message, { details });
}
