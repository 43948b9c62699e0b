import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminCreateCoupon, useAdminUpdateCoupon } from '@/api/generated/admin-coupons/admin-coupons.ts';
import type { AdminCoupon } from '@/api/generated/model.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { useDraftForm } from '../../kit/use-draft-form.ts';
import { checkCoupon, couponFields, toCouponInput, toDraft } from './coupon-rules.ts';

interface CouponFormOptions {
  /** Null for a new code, undefined while it loads. */
  readonly saved: AdminCoupon | null | undefined;
  readonly onSaved: () => void;
}

/** State of the form of one code. Later answers of the server never replace typed text. */
export function useCouponForm({ saved, onSaved }: CouponFormOptions) {
  const { show } = useToast();
  const create = useAdminCreateCoupon();
  const update = useAdminUpdateCoupon();
  const form = useDraftForm({
    stored: saved ?? null,
    draftKey: saved === undefined ? undefined : `coupon-${saved?.id ?? 'new'}`,
    draftOf: toDraft,
    fields: couponFields,
    check: checkCoupon,
    save: (draft, base) => {
      const data = toCouponInput(draft, base);
      return base ? update.mutateAsync({ id: base.id, data }) : create.mutateAsync({ data });
    },
    onSaved: ({ code }, before) => {
      show({ tone: 'success', text: before ? `${code} saved` : `${code} created` });
      onSaved();
    },
    toMessage: (error) => errorMessage(error, 'Failed to save the code'),
  });
  const [lastSaved, setLastSaved] = useState(saved);
  if (saved && saved !== lastSaved && !form.dirty) {
    setLastSaved(saved);
    form.begin(saved);
  }
  return form;
}

export type CouponFormState = ReturnType<typeof useCouponForm>;
