import { useRef, useState } from 'react';
import { addUnreadableFields } from '@/lib/form-problems.ts';
import { ownSubmit } from '@/lib/own-event.ts';
import { planConsequences } from './plan-consequences.ts';
import { checkDraft } from './product-rules.ts';
import type { ProductFormState } from './use-product-form.ts';

/** Holders of plans are affected by a change: its consequences are shown before it is saved. */
export function useGuardedForm(formId: string, state: ProductFormState) {
  const [pending, setPending] = useState<readonly string[] | null>(null);
  const isAgreed = useRef(false);
  const onSubmit = ownSubmit((event) => {
    const consequences = planConsequences(state.base, state.draft);
    const problems = addUnreadableFields(event.currentTarget, checkDraft(state.draft, state.base));
    const isRight = Object.keys(problems).length === 0;
    if (consequences.length > 0 && isRight && !isAgreed.current) {
      setPending(consequences);
      return;
    }
    isAgreed.current = false;
    state.form.onSubmit(event);
  });
  return {
    guarded: { ...state, form: { ...state.form, onSubmit } },
    /** One sentence each; null while nothing is asked. */
    pending,
    agree: () => {
      isAgreed.current = true;
      setPending(null);
      (document.getElementById(formId) as HTMLFormElement | null)?.requestSubmit();
    },
    decline: () => setPending(null),
  };
}
