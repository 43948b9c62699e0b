import { AppError, type ErrorDetail } from '../../lib/errors.ts';

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

const FILL_IN = 'Please fill in all fields';
const EMAIL = 'Please enter a valid email address';
const DETAILS_MAX = 20;
const NAME_MAX = 60;

/** Sentences of the specification for fields that have one whatever the rule. */
const BY_FIELD = new Map([
  ['email', EMAIL],
  ['amount', 'Please enter a valid amount'],
]);

const keywordOf = (problem: ContractProblem): string => problem.errorCode?.split('.')[0] ?? '';

/** `/body/pricing/0/price` becomes `pricing.0.price`. */
function fieldOf(path: string): string {
  const [, , ...rest] = path.split('/');
  return rest.join('.').slice(0, NAME_MAX) || 'body';
}

/** Whether the rejected value is a text without anything in it. */
function isBlank(body: unknown, path: string): boolean {
  const [, place, ...rest] = path.split('/');
  let value: unknown = place === 'body' ? body : undefined;
  for (const key of rest)
    value = value instanceof Object && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
  return typeof value === 'string' && value.trim() === '';
}

function sentence(field: string, problem: ContractProblem, { body, passwordMin }: ContractErrorContext): string {
  const keyword = keywordOf(problem);
  // The validator names no rule for a parameter that the operation does not have.
  if (keyword === 'additionalProperties' || problem.message.startsWith('Unknown query parameter'))
    return 'This field is not known';
  // The wallet's form has one field, and one sentence for whatever is wrong with it.
  if (field !== 'amount' && (keyword === 'required' || isBlank(body, problem.path))) return FILL_IN;
  const fixed = BY_FIELD.get(field);
  if (fixed) return fixed;
  if (keyword === 'minLength' && /password$/i.test(field)) {
    return `Password must be at least ${passwordMin} characters long`;
  }
  if (keyword === 'maxLength')
    return `This text is too long: ${/\d+/.exec(problem.message)?.[0] ?? 'fewer'} characters at most`;
  if (keyword === 'enum') return 'Please choose one of the offered values';
  return 'Please check this value';
}

/**
 * Turns the validator's technical findings into sentences for the person, one per field.
 * The error's own message is the first sentence, or "fill in all fields" when anything is missing.
 */
export function contractError(problems: ContractProblem[], context: ContractErrorContext): AppError {
  const details = new Map<string, ErrorDetail>();
  for (const problem of problems.slice(0, DETAILS_MAX)) {
    const field = fieldOf(problem.path);
    if (!details.has(field)) details.set(field, { field, message: sentence(field, problem, context) });
  }
  const list = [...details.values()];
  const missing = list.find((detail) => detail.message === FILL_IN);
  const message = (missing ?? list[0])?.message ?? 'The request is not valid';
  return new AppError(400, 'invalid_request', message, { details: list });
}
