import { toasts } from '../lib/toasts.ts';

/** Removes what an earlier story has left. */
export const clearToasts = (): void => {
  for (const { id } of toasts.read()) toasts.dismiss(id);
};
