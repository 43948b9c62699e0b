import { ApiError } from '@/api/api-error.ts';
import type { Error as ErrorBody } from '@/api/generated/model.ts';
import type { DraftProblems } from './product-rules.ts';

/** Request fields with another name in the form. */
const IDS = new Map([
  ['images', 'picture-0'],
  ['pricing', 'plan-0-name'],
]);

/** The server's problems, by the ids of the form's controls. */
export function serverProblems(error: unknown): DraftProblems {
  const body: Partial<ErrorBody> | undefined = error instanceof ApiError ? error.body : undefined;
  return Object.fromEntries(
    (body?.details ?? []).map(({ field, message }) => {
      const [name = ''] = field.replace(/^product\./, '').split('.');
      return [IDS.get(name) ?? name, message];
    }),
  );
}
