import { ApiError } from '@/api/api-error.ts';
import type { Error as ErrorBody } from '@/api/generated/model.ts';
import type { DraftProblems } from './product-rules.ts';

/** Properties of a plan with a control of their own; problems of all others appear at its name. */
const PLAN_CONTROLS = new Map([
  ['price', 'price'],
  ['features', 'features'],
  ['launch', 'launchPrice'],
  ['suggestedPrice', 'suggestedPrice'],
  ['countryPrices', 'countryPrices'],
]);

/** Keys of the plans and questions as they were sent. */
export interface SentKeys {
  readonly plans: readonly string[];
  readonly faqs: readonly string[];
}

function controlOf(field: string, { plans, faqs }: SentKeys): string {
  const [name = '', index, part = ''] = field.replace(/^product\./, '').split('.');
  if (name === 'images') return 'picture-0';
  if (name === 'preview') return index ? `preview-${index}` : 'preview';
  if (name === 'faqs') return `${faqs[Number(index ?? 0)]}-${part || 'question'}`;
  if (name === 'pricing') return `${plans[Number(index ?? 0)] ?? plans[0]}-${PLAN_CONTROLS.get(part) ?? 'name'}`;
  return name;
}

/** The server's problems, by the ids of the form's controls. */
export function serverProblems(error: unknown, sent: SentKeys): DraftProblems {
  const body: Partial<ErrorBody> | undefined = error instanceof ApiError ? error.body : undefined;
  return Object.fromEntries((body?.details ?? []).map(({ field, message }) => [controlOf(field, sent), message]));
}
