import { getMoneyLimits } from '@contract/rules/money-limits.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { Info, TriangleAlert } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import type { PaymentMethod } from '@/api/generated/model.ts';
import { useListPaymentMethods } from '@/api/generated/payments/payments.ts';
import { addFundsInputAmountMin } from '@/api/generated/zod/schemas/addFundsInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FieldFrame, noteId } from '@/components/ui/field-frame.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select.tsx';
import { currencySymbol } from '@/lib/currency-symbol.ts';
import { formatMoney, shopCurrency } from '@/lib/format.ts';
import { useAmountForm } from './use-amount-form.ts';

interface PaymentNoteProps {
  /** The selected provider; undefined while unknown. */
  readonly method: PaymentMethod | undefined;
  /** No funds can be added: there is no payment provider. */
  readonly isClosed: boolean;
}

const CLOSED = t`You can’t add funds right now. You weren’t charged.`;

function explainMethod({ provider, title }: PaymentMethod): string {
  if (provider === 'demo') return t`Demo: funds are added right away and nothing is charged.`;
  if (provider === 'manual')
    return t`Send the transfer (${title}) and enter its reference. We add the money once we confirm it.`;
  return t`You’ll pay on our provider’s page (${title}), then come back here.`;
}

/** What adding funds means here: the demo charges nothing; without a payment provider no funds can be added. */
function PaymentNote({ method, isClosed }: PaymentNoteProps) {
  const Icon = isClosed ? TriangleAlert : Info;
  const text = isClosed ? CLOSED : method && explainMethod(method);
  if (!text) return null;
  return (
    <p className="mt-auto flex gap-2.5 border-t border-border pt-4 text-xs text-muted-foreground">
      <Icon className={isClosed ? 'size-4.5 shrink-0 text-warning' : 'size-4.5 shrink-0'} aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </p>
  );
}

interface PaymentMethodFieldProps {
  readonly methods: readonly PaymentMethod[];
  readonly selected: PaymentMethod | undefined;
  readonly disabled: boolean;
  readonly onChoose: (method: PaymentMethod) => void;
}

/** The payment methods, when there are several. */
function PaymentMethodField({ methods, selected, disabled, onChoose }: PaymentMethodFieldProps) {
  if (methods.length < 2) return null;
  return (
    <div className="mt-1 grid gap-1.5">
      <Label htmlFor="provider">
        <Trans>Payment method</Trans>
      </Label>
      <NativeSelect
        id="provider"
        value={selected?.provider}
        disabled={disabled}
        onChange={({ currentTarget: { value } }) => {
          const method = methods.find(({ provider }) => provider === value);
          if (method) onChoose(method);
        }}
      >
        {methods.map(({ provider, title }) => (
          <NativeSelectOption key={provider} value={provider}>
            {title}
          </NativeSelectOption>
        ))}
      </NativeSelect>
    </div>
  );
}

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
    <form noValidate aria-label={t`Add or withdraw funds`} className="flex grow flex-col" {...form}>
      <FieldFrame
        id="amount"
        label={t`Amount`}
        help={t`${formatMoney(addFundsInputAmountMin)} to ${formatMoney(getMoneyLimits(shopCurrency()).amount)} per transaction`}
      >
        <div className="relative">
          <span
            aria-hidden="true"
            className="absolute inset-y-0 start-3.5 flex items-center text-lg text-muted-foreground"
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
            placeholder={t`Enter amount`}
            autoComplete="off"
            readOnly={busy !== null}
            aria-invalid={notice?.isAboutAmount || undefined}
            aria-describedby={`${noteId('amount')} ${NOTICE_ID}`}
            onWheel={({ currentTarget }) => currentTarget.blur()} // else scrolling the page would change it
            className={clsx('h-13 text-lg tabular-nums', currencySymbol().length > 1 ? 'ps-16' : 'ps-8')}
          />
        </div>
      </FieldFrame>
      <PaymentMethodField methods={methods ?? []} selected={method} disabled={busy !== null} onChoose={setSelected} />
      <div className="mt-3 grid grid-cols-2 gap-3">
        <Button type="submit" value="add" size="lg" busy={busy === 'add'} disabled={busy !== null} onClick={once}>
          <Trans>Add Funds</Trans>
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
          <Trans>Withdraw</Trans>
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
