import type { FieldProblems } from '@/lib/form-problems.ts';
import { ApiError } from './api-error.ts';

/**
 * The messages of a failed call about these fields; empty when it failed for another reason. An email
 * address that is taken is a problem of its field too, although the server answers it without details.
 */
export function fieldProblems<Field extends string>(error: unknown, fields: readonly Field[]): FieldProblems<Field> {
  const body = error instanceof ApiError ? error.body : undefined;
  const taken = body?.code === 'email_taken' ? [{ field: 'email', message: body.message }] : [];
  const details: unknown[] = Array.isArray(body?.details) ? body.details : [];
  const problems: FieldProblems<Field> = {};
  for (const detail of [...taken, ...details]) {
    const { field, message } = (detail ?? {}) as { field?: unknown; message?: unknown };
    const known = fields.find((name) => name === field);
    if (known && message && typeof message === 'string') problems[known] ??= message;
  }
  return problems;
}
