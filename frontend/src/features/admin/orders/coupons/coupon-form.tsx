import type { FormEvent } from 'react';
import { couponInputCodeMax } from '@/api/generated/zod/schemas/couponInput.zod.ts';
import { Field } from '@/components/ui/field.tsx';
import { ProductPicker } from '../../kit/product-picker.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { SwitchField } from '../../kit/switch-field.tsx';
import type { CouponFormState } from './use-coupon-form.ts';

interface CouponFormProps {
  /** The submit button outside the form refers to it. */
  readonly id: string;
  readonly form: CouponFormState;
}

const kinds = [
  { value: 'percent', label: 'Percentage' },
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
        help={draft.active ? 'Customers can use it.' : 'Customers can’t use it. Existing orders are not affected.'}
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
        help={base && base.uses > 0 ? 'Past orders keep the old code.' : 'Not case-sensitive.'}
        {...text('code')}
      />
      <div className="grid grid-cols-2 gap-4">
        <Field label="Discount" marked inputMode="decimal" placeholder="25" {...text('value')} />
        <SelectField
          name="kind"
          label="Type"
          options={kinds}
          value={draft.kind}
          onChange={({ currentTarget }) => change({ kind: currentTarget.value === 'amount' ? 'amount' : 'percent' })}
        />
      </div>
      <div className="grid gap-x-4 gap-y-2.5 sm:grid-cols-2">
        <Field label="Last day" type="date" help="Leave empty for no expiry." {...text('lastDay')} />
        <Field label="Usage limit" inputMode="numeric" help="Leave empty for no limit." {...text('limit')} />
      </div>
      <p className="pb-2 text-sm text-muted-foreground">Each customer can use it once.</p>
      <ProductPicker selected={draft.products} onChange={(products) => change({ products })} />
    </form>
  );
}
