import type * as z from 'zod/mini';
import { moneyFields, uniqueFields } from '../../contract/generated/request-rules.ts';
import type { BrokenRule, FieldProblem } from '../../contract/rules/field-messages.ts';
import { isMoney } from '../../contract/rules/money.ts';
import { type Place, schemaOf } from './schemas.ts';

export type CheckResult = { value: unknown; problems: FieldProblem[] };

type Issue = z.core.$ZodIssue;
type Located = { path: string[]; rule: BrokenRule; max?: number | undefined };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, key) => (isObject(part) ? Reflect.get(part, key) : undefined), value);

const toBrokenRule = (issue: Issue, place: Place, value: unknown): BrokenRule => {
  if (value === undefined) return 'missing';
  if (place === 'Body' && typeof value === 'string' && value.trim() === '') return 'blank';
  if (issue.code === 'too_small') return 'too-short';
  if (issue.code === 'too_big' && issue.origin === 'string') return 'too-long';
  // A value of the wrong type is refused for its type, before its allowed values are checked.
  return issue.code === 'invalid_value' && typeof value === 'string' ? 'not-offered' : 'other';
};

const locate = (issue: Issue, place: Place, value: unknown): Located[] => {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: [...path, key], rule: 'unknown' }));
  const max = issue.code === 'too_big' ? Number(issue.maximum) : undefined;
  return [{ path, rule: toBrokenRule(issue, place, valueAt(value, issue.path)), max }];
};

/** Values at a path such as `lines.*.price`, with their own paths. */
const valuesAt = (value: unknown, [step, ...rest]: readonly string[], path: string[] = []): [unknown, string[]][] => {
  if (step === undefined) return [[value, path]];
  if (!isObject(value)) return [];
  const keys = step === '*' ? (Array.isArray(value) ? [...value.keys()].map(String) : []) : [step];
  return keys.flatMap((key) => valuesAt(Reflect.get(value, key), rest, [...path, key]));
};

const hasEqualItems = (items: unknown[]) => new Set(items.map((item) => JSON.stringify(item))).size < items.length;

/** Words of the contract that the generated schemas do not check. */
const ruleProblems = (operationId: string, body: unknown): Located[] => {
  const broken = (fields: readonly string[] = [], isWrong: (value: unknown) => boolean) =>
    fields
      .flatMap((field) => valuesAt(body, field.split('.')))
      .filter(([value]) => isWrong(value))
      .map(([, path]) => ({ path, rule: 'other' as const }));
  return [
    ...broken(moneyFields[operationId], (value) => typeof value === 'number' && !isMoney(value)),
    ...broken(uniqueFields[operationId], (value) => Array.isArray(value) && hasEqualItems(value)),
  ];
};

/** The real validator's order within each object: missing fields, unknown fields, then the fields in contract order. */
const inOrder = (found: Located[], names: readonly string[], depth = 0): Located[] => {
  const own = (rule: BrokenRule) => found.filter((one) => one.path.length === depth + 1 && one.rule === rule);
  const self = found.filter(({ path }) => path.length === depth);
  const first = new Set([...self, ...own('missing'), ...own('unknown')]);
  const groups = new Map<string, Located[]>(names.map((name) => [name, []]));
  for (const one of found) {
    if (first.has(one)) continue;
    const name = one.path[depth] ?? '';
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return [
    ...first,
    ...[...groups.values()].flatMap((group) => (group.length > 1 ? inOrder(group, [], depth + 1) : group)),
  ];
};

const namesOf = (schema: z.ZodMiniType): string[] => {
  const { def } = schema._zod;
  return def.type === 'object' ? Object.keys((def as z.core.$ZodObjectDef).shape) : [];
};

/** Checks one part of a request against the contract, as the server's validator does. */
export const checkInput = (operationId: string, place: Place, value: unknown): CheckResult => {
  const schema = schemaOf(operationId, place);
  if (!schema) return { value, problems: [] };
  const result = schema.safeParse(value);
  const issues = result.success ? [] : result.error.issues;
  const found = [
    ...issues.flatMap((issue) => locate(issue, place, value)),
    ...(place === 'Body' ? ruleProblems(operationId, value) : []),
  ];
  const problems = inOrder(found, namesOf(schema)).map(({ path, ...rest }) => ({ field: path.join('.'), ...rest }));
  return { value: result.success ? result.data : value, problems };
};
