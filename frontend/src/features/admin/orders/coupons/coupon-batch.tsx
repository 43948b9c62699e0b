import { normaliseCouponCode } from '@contract/rules/coupon-discount.ts';
import { findCouponProblem } from '@contract/rules/coupon-input.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { keyFor, settle, settleFailure } from '@/api/attempt.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { adminCreateCoupons, invalidateAdminListCoupons } from '@/api/generated/admin-coupons/admin-coupons.ts';
import type { CouponBatchInput, CouponKind } from '@/api/generated/model.ts';
import {
  couponBatchInputCountMax,
  couponBatchInputPrefixMax,
  couponBatchInputPrefixMin,
  couponBatchInputPrefixRegExp,
} from '@/api/generated/zod/schemas/couponBatchInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { isFormChanged } from '@/lib/form-changed.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { formatCount, shopCurrency } from '@/lib/format.ts';
import { inputMaxLength } from '@/lib/input-max-length.ts';
import { endOf } from '../../kit/last-day.ts';
import { ProductPicker } from '../../kit/product-picker.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { SideSheet } from '../../kit/side-sheet.tsx';

const FORM = 'coupon-batch';
const SUBJECT = 'coupon-batch';
const FIELDS = ['prefix', 'count', 'value', 'kind', 'lastDay'] as const;
type Inputs = Record<(typeof FIELDS)[number], string>;

const KINDS = [
  { value: 'percent', label: 'Percentage' },
  { value: 'amount', label: 'Amount' },
];

const toKind = (kind: string): CouponKind => (kind === 'amount' ? 'amount' : 'percent');

function check({ prefix, count, value, kind }: Inputs): FieldProblems<keyof Inputs> {
  const problems: FieldProblems<keyof Inputs> = {};
  const code = normaliseCouponCode(prefix);
  if (!couponBatchInputPrefixRegExp.test(code) || code.length < couponBatchInputPrefixMin)
    problems.prefix = `${couponBatchInputPrefixMin} to ${couponBatchInputPrefixMax} letters, numbers or hyphens, such as SCHOOL`;
  const wanted = Number(count);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > couponBatchInputCountMax)
    problems.count = `Please enter a number up to ${formatCount(couponBatchInputCountMax)}`;
  const isNumeric = value.trim() !== '' && Number(value) > 0;
  const problem = findCouponProblem(
    { kind: toKind(kind), value: isNumeric ? Number(value) : Number.NaN },
    shopCurrency(),
  );
  if (problem) problems.value = String(problem.message);
  return problems;
}

const toInput = ({ prefix, count, value, kind, lastDay }: Inputs, products: number[]): CouponBatchInput => ({
  prefix: normaliseCouponCode(prefix),
  count: Number(count),
  kind: toKind(kind),
  value: Number(value),
  products,
  endsAt: endOf(lastDay),
});

interface CouponBatchProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called with the beginning of the new codes. */
  readonly onCreated: (prefix: string) => void;
}

/** Creates many codes for one order each. */
export function CouponBatch({ open, onClose, onCreated }: CouponBatchProps) {
  const client = useQueryClient();
  const { show } = useToast();
  const [products, setProducts] = useState<number[]>([]);
  const { form, busy, dirty, failure, problem } = useForm({
    fields: FIELDS,
    check,
    send: async (values) => {
      const input = toInput(values, products);
      try {
        const { prefix, count } = await adminCreateCoupons(input, {
          headers: { 'Idempotency-Key': keyFor(SUBJECT) },
        });
        settle(SUBJECT);
        show({ tone: 'success', text: count === 1 ? '1 code created' : `${formatCount(count)} codes created` });
        await invalidateAdminListCoupons(client);
        onCreated(prefix);
      } catch (error) {
        throw settleFailure(SUBJECT, error);
      }
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to create the codes'),
    isChanged: isFormChanged,
  });
  return (
    <SideSheet
      open={open}
      title="Single-use codes"
      onClose={onClose}
      dirty={dirty && !busy}
      cancel
      footer={
        <Button type="submit" form={FORM} busy={busy}>
          Create codes
        </Button>
      }
    >
      <form id={FORM} noValidate aria-label="Single-use codes" className="grid gap-2.5" {...form}>
        {failure ? <Banner tone="danger">{failure}</Banner> : null}
        <p className="pb-2 text-sm text-muted-foreground">
          Each code is for one order. You can download them as CSV afterwards.
        </p>
        <div className="grid gap-x-4 gap-y-2.5 sm:grid-cols-2">
          <Field
            name="prefix"
            label="Prefix"
            marked
            maxLength={couponBatchInputPrefixMax}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            placeholder="SCHOOL"
            help="Followed by 8 random characters."
            error={problem('prefix')}
          />
          <Field
            name="count"
            label="Number of codes"
            marked
            inputMode="numeric"
            autoComplete="off"
            maxLength={inputMaxLength(couponBatchInputCountMax)}
            placeholder="50"
            error={problem('count')}
          />
        </div>
        <div className="grid grid-cols-2 gap-4">
          <Field
            name="value"
            label="Discount"
            marked
            inputMode="decimal"
            autoComplete="off"
            placeholder="20"
            error={problem('value')}
          />
          <SelectField name="kind" label="Type" options={KINDS} defaultValue="percent" />
        </div>
        <Field
          name="lastDay"
          label="Last day"
          type="date"
          help="Leave empty for no expiry."
          error={problem('lastDay')}
        />
        <ProductPicker selected={products} onChange={setProducts} />
      </form>
    </SideSheet>
  );
}
