import type { FormEvent } from 'react';
import { couponInputCodeMax } from '@/api/generated/zod/schemas/couponInput.zod.ts';
import { Field } from '@/components/ui/field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { SwitchField } from '../kit/switch-field.tsx';
import { ProductPicks } from './product-picks.tsx';
import type { CouponFormState } from './use-coupon-form.ts';

interface CouponFormProps {
  /** The submit button outside the form refers to it. */
  readonly id: string;
  readonly form: CouponFormState;
}

const kinds = [
  { value: 'percent', label: 'Per cent' },
  { value: 'amount', label: 'Amount' },
];

/** The discount of a code, its products, and its period. */
export function CouponForm({ id, form: { draft, problems, base, change, form } }: CouponFormProps) {
  const text = (name: 'code' | 'value' | 'lastDay' | 'limit') => ({
    name,
    value: draft[name],
    error: problems[name],
    autoComplete: 'off',
    onChange: ({ currentTarget }: FormEvent<HTMLInputElement>) => change({ [name]: currentTarget.value }),
  });
  return (
    <form id={id} noValidate aria-label="Coupon" className="grid gap-2.5" {...form}>
      <SwitchField
        name="active"
        label="Active"
        help={draft.active ? 'Buyers can use it.' : 'It cannot be used; orders keep their price.'}
        checked={draft.active}
        onChange={({ currentTarget }) => change({ active: currentTarget.checked })}
      />
      <Field
        label="Code"
        marked
        maxLength={couponInputCodeMax}
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="EID25"
        help={base && base.uses > 0 ? 'Orders keep the name they were made with.' : 'Small letters count as capitals.'}
        {...text('code')}
      />
      <div className="grid grid-cols-2 gap-4">
        <Field label="Takes off" marked inputMode="decimal" placeholder="25" {...text('value')} />
        <SelectField
          name="kind"
          label="In"
          options={kinds}
          value={draft.kind}
          onChange={({ currentTarget }) => change({ kind: currentTarget.value === 'amount' ? 'amount' : 'percent' })}
        />
      </div>
      <div className="grid gap-x-4 gap-y-2.5 sm:grid-cols-2">
        <Field label="Last day" type="date" help="Leave it empty for no end date." {...text('lastDay')} />
        <Field label="Orders at most" inputMode="numeric" help="Leave it empty for no limit." {...text('limit')} />
      </div>
      <p className="pb-2 text-sm text-muted-foreground">Each person can use it once.</p>
      <ProductPicks chosen={draft.products} onChange={(products) => change({ products })} />
    </form>
  );
}
