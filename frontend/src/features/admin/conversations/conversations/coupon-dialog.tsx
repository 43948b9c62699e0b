import { findCouponProblem } from '@contract/rules/coupon-input.ts';
import { useId, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { useAdminCreateCoupon } from '@/api/generated/admin-coupons/admin-coupons.ts';
import { couponInputCodeMax } from '@/api/generated/zod/schemas/couponInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogHeader, DialogTitle } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { shopCurrency } from '@/lib/format.ts';
import { addBusinessDays } from '../../kit/last-day.ts';
import { createCouponCode, VALID_DAYS } from './coupon-code.ts';

interface CouponDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Of the customer. */
  readonly name: string;
  /** The sentence of the reply that gives the code. */
  readonly sentenceOf: (code: string, percent: number) => string;
  /** The reply has text of its own, to which the sentence is added. */
  readonly isAdded: boolean;
  /** Writes the sentence into the reply. @param isSent whether the reply is then sent */
  readonly onCreated: (sentence: string, isSent: boolean) => void;
}

/** Makes a code for one customer, for one order, filled in so that pressing the button is enough. */
export function CouponDialog({ open, name, ...rest }: CouponDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => next || rest.onClose()}>
      <DialogContent>
        {open ? (
          <>
            <DialogHeader>
              <DialogTitle>
                Coupon for <bdi>{name}</bdi>
              </DialogTitle>
              <p className="text-sm text-muted-foreground">{`For one order of any product, within ${VALID_DAYS} days.`}</p>
            </DialogHeader>
            <CouponForm {...rest} />
          </>
        ) : null}
      </DialogContent>
    </Dialog>
  );
}

type CouponFormProps = Omit<CouponDialogProps, 'open' | 'name'>;

function CouponForm({ sentenceOf, isAdded, onCreated, onClose }: CouponFormProps) {
  const id = useId();
  const [typed, setTyped] = useState(() => ({ code: createCouponCode(), value: '10' }));
  const { mutateAsync } = useAdminCreateCoupon();
  const { busy, failure, form, problem } = useForm({
    fields: ['code', 'value'],
    check: ({ value }) => {
      const found = findCouponProblem({ kind: 'percent', value: Number(value.trim() || Number.NaN) }, shopCurrency());
      return found ? { value: String(found.message) } : {};
    },
    send: async ({ code, value }, { submitter }) => {
      const created = await mutateAsync({
        data: {
          code: code.trim().toUpperCase(),
          kind: 'percent',
          value: Number(value),
          products: [],
          endsAt: addBusinessDays(VALID_DAYS),
          limit: 1,
          active: true,
        },
      });
      onClose();
      onCreated(sentenceOf(created.code, created.value), submitter?.getAttribute('name') === 'send');
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to save the code'),
  });
  return (
    <>
      <form id={id} noValidate aria-label="Coupon" className="grid gap-4 px-6 pt-5 sm:grid-cols-2" {...form}>
        <Field
          name="value"
          label="Discount in percent"
          inputMode="numeric"
          value={typed.value}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, value })}
          error={problem('value')}
        />
        <Field
          name="code"
          label="Code"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={couponInputCodeMax}
          value={typed.code}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, code: value })}
          error={problem('code')}
        />
        <figure className="sm:col-span-2">
          <figcaption className="mb-1.5 text-sm font-semibold">
            {isAdded ? 'Added to your reply' : 'Your reply'}
          </figcaption>
          <blockquote dir="auto" className="rounded-md bg-muted px-3.5 py-3 text-sm wrap-anywhere">
            {sentenceOf(typed.code.trim().toUpperCase(), Number(typed.value) || 0)}
          </blockquote>
        </figure>
        {failure ? (
          <Banner tone="danger" className="sm:col-span-2">
            {failure}
          </Banner>
        ) : null}
      </form>
      <DialogFooter className="max-sm:*:grow">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" form={id} variant="outline" disabled={busy}>
          Insert
        </Button>
        <Button type="submit" form={id} name="send" busy={busy}>
          Create and send
        </Button>
      </DialogFooter>
    </>
  );
}
