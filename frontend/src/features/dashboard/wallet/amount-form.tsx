import { getMoneyLimits } from '@contract/rules/money-limits.ts';
import { clsx } from 'clsx';
import { type MouseEvent, useState } from 'react';
import type { PaymentMethod } from '@/api/generated/model.ts';
import { useListPaymentMethods } from '@/api/generated/payments/payments.ts';
import { addFundsInputAmountMin } from '@/api/generated/zod/schemas/addFundsInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { Input } from '@/components/ui/input.tsx';
import { currencySymbol } from '@/lib/currency-symbol.ts';
import { formatMoney, shopCurrency } from '@/lib/format.ts';
import { PaymentMethodField } from './payment-method-field.tsx';
import { PaymentNote } from './payment-note.tsx';
import { useAmountForm } from './use-amount-form.ts';

interface AmountFormProps {
  /** Undefined while unknown. */
  readonly balance: number | undefined;
}

const NOTICE_ID = 'wallet-notice';

/** Adds or withdraws money. The space for the message is always reserved, so nothing moves. */
export function AmountForm({ balance }: AmountFormProps) {
  const methods = useListPaymentMethods().data?.items;
  const [selected, setSelected] = useState<PaymentMethod>();
  const method = selected ?? methods?.[0];
  const { busy, notice, isClosed, form } = useAmountForm(balance, selected?.provider);
  return (
    <form noValidate aria-label="Add or withdraw funds" className="flex grow flex-col" {...form}>
      <FieldFrame
        id="amount"
        label="Amount"
        help={`From ${formatMoney(addFundsInputAmountMin)} to ${formatMoney(getMoneyLimits(shopCurrency()).amount)} at a time`}
      >
        <div className="relative">
          <span
            aria-hidden="true"
            className="absolute inset-y-0 left-3.5 flex items-center text-lg text-muted-foreground"
          >
            {currencySymbol()}
          </span>
          <Input
            id="amount"
            name="amount"
            type="number"
            inputMode="decimal"
            min="0"
            step="0.01"
            placeholder="Enter amount"
            autoComplete="off"
            readOnly={busy !== null}
            aria-invalid={notice?.isAboutAmount || undefined}
            aria-describedby={`${noteId('amount')} ${NOTICE_ID}`}
            onWheel={({ currentTarget }) => currentTarget.blur()} // else scrolling the page would change it
            className={clsx('h-13 text-lg tabular-nums', currencySymbol().length > 1 ? 'pl-16' : 'pl-8')}
          />
        </div>
      </FieldFrame>
      <PaymentMethodField methods={methods ?? []} selected={method} disabled={busy !== null} onChoose={setSelected} />
      <div className="mt-3 grid grid-cols-2 gap-3">
        <Button type="submit" value="add" size="lg" busy={busy === 'add'} disabled={busy !== null} onClick={once}>
          Add Funds
        </Button>
        <Button
          type="submit"
          value="withdraw"
          variant="outline"
          size="lg"
          busy={busy === 'withdraw'}
          disabled={busy !== null}
          onClick={once}
        >
          Withdraw
        </Button>
      </div>
      <div id={NOTICE_ID} className="mt-4 min-h-11">
        {notice ? <Banner tone={notice.tone}>{notice.text}</Banner> : null}
      </div>
      <PaymentNote method={method} isClosed={isClosed || methods?.length === 0} />
    </form>
  );
}

/** The second half of a double click would come after a quick answer and find the amount cleared. */
const once = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};
