import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { errorMessage, hasStatus } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { getAdminGetOrderQueryKey, useAdminRefundOrder } from '@/api/generated/admin-orders/admin-orders.ts';
import type { AdminOrderDetail, AdminOrderLine, AdminRefundRequest, RefundTarget } from '@/api/generated/model.ts';
import { refundInputReasonMax } from '@/api/generated/zod/schemas/refundInput.zod.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ChoiceGroup } from '@/components/ui/choice-group.tsx';
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { formatMoney } from '@/lib/format.ts';
import { currencyName } from '@/lib/format-amounts.ts';
import { SwitchField } from '../switch-field.tsx';
import {
  amountOf,
  checkRefund,
  hasAccess,
  maxRefund,
  refundConsequences,
  refundFields,
  refundToast,
  remainingAmount,
  toRefund,
} from './refund-rules.ts';
import { NO_SEATS, type SeatChoice, SeatRefundFields } from './seat-refund.tsx';

/** The seats to refund, where the line was bought per seat; without several lines there is only one. */
function useSeatChoice(order: AdminOrderDetail, line: AdminOrderLine | null) {
  const [choice, select] = useState<SeatChoice | null>(null);
  const seatLine = line ?? (order.lines.length === 1 ? (order.lines[0] ?? null) : null);
  const group = order.seats?.find(({ line_id, active }) => line_id === seatLine?.id && active);
  const seats = group && choice ? { group, choice } : null;
  return { group, seats, line: seats ? seatLine : line, select };
}

interface AmountFieldsProps {
  readonly most: number;
  readonly isFull: boolean;
  readonly seatChoice: ReturnType<typeof useSeatChoice>;
  readonly error: string | undefined;
  readonly onShare: (share: 'whole' | 'part' | 'seats') => void;
  readonly onSolve: () => void;
  /** The field of a partial refund. */
  readonly children: ReactNode;
}

/** Everything that is left, a part of it, or single seats. */
function AmountFields({ most, isFull, seatChoice, error, onShare, onSolve, children }: AmountFieldsProps) {
  const { group, seats, select } = seatChoice;
  const share = isFull ? 'whole' : seats ? 'seats' : 'part';
  return (
    <>
      <ChoiceGroup
        legend="Amount"
        name="share"
        options={[
          { value: 'whole', label: formatMoney(most) },
          { value: 'part', label: 'Partial refund' },
          ...(group ? [{ value: 'seats' as const, label: 'Individual seats' }] : []),
        ]}
        value={share}
        className="flex flex-wrap"
        onChange={(next) => {
          select(next === 'seats' ? NO_SEATS : null);
          onShare(next);
        }}
      />
      {share === 'part' ? children : null}
      {seats ? (
        <SeatRefundFields
          {...seats}
          error={error}
          onChange={(next) => {
            select(next);
            onSolve();
          }}
        />
      ) : null}
    </>
  );
}

interface RefundFormProps {
  readonly order: AdminOrderDetail;
  readonly request?: Pick<AdminRefundRequest, 'line_id'> | undefined;
  readonly onClose: () => void;
}

/** The choice of the whole order instead of one of its lines. */
const WHOLE = 'order';

const lineLabel = (line: AdminOrderLine): string =>
  `${line.product_name}${line.tier === null ? '' : `, ${line.tier}`}: ${formatMoney(remainingAmount(line))} left`;

function RefundForm({ order, request, onClose }: RefundFormProps) {
  const client = useQueryClient();
  const { show } = useToast();
  const [to, setTo] = useState<RefundTarget>(order.refundable[0]?.to ?? 'manual');
  const [isFull, setFull] = useState(true);
  const [withdraw, setWithdraw] = useState(true);
  const [typed, setTyped] = useState('');
  const source = order.refundable.find((item) => item.to === to) ?? { to, title: '', most: 0 };
  const [lineId, setLineId] = useState<string>(request?.line_id ?? WHOLE);
  const line = order.lines.find(({ id }) => id === lineId) ?? null;
  const seatChoice = useSeatChoice(order, line);
  const { seats } = seatChoice;
  const plan = { source, line: seatChoice.line, isFull, withdraw, seats };
  const most = maxRefund(plan);
  const openLines = order.lines.length > 1 ? order.lines.filter((one) => remainingAmount(one) > 0) : [];
  const { mutateAsync } = useAdminRefundOrder();
  const { busy, failure, form, problem, solve } = useForm({
    fields: refundFields,
    check: (values) => checkRefund(plan, values),
    send: async (values) => {
      const data = toRefund(order, plan, values);
      try {
        const { refunds } = await mutateAsync({ id: order.id, data });
        show(refundToast(refunds.at(-1)?.status, data.amount));
        onClose();
      } catch (error) {
        // Another administrator changed the order first: the data behind the dialog is stale.
        if (hasStatus(error, 409)) void client.invalidateQueries({ queryKey: getAdminGetOrderQueryKey(order.id) });
        throw error;
      }
    },
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, 'Failed to refund'),
  });
  const amount = amountOf(plan, typed);
  const isSeveral = line === null && order.lines.length > 1;
  return (
    <form noValidate aria-label="Refund" className="mt-5 grid gap-y-5" {...form}>
      {openLines.length === 0 ? null : (
        <ChoiceGroup
          legend="What to refund"
          name="line"
          options={[
            { value: WHOLE, label: `Whole order, ${formatMoney(source.most)} left` },
            ...openLines.map((one) => ({ value: one.id, label: lineLabel(one) })),
          ]}
          value={lineId}
          className="grid"
          onChange={(value) => {
            setLineId(value);
            seatChoice.select(null);
            setFull(true);
            setWithdraw(true);
            solve('amount');
          }}
        />
      )}
      <AmountFields
        most={most}
        isFull={isFull}
        seatChoice={seatChoice}
        error={problem('amount')}
        onShare={(share) => {
          setFull(share === 'whole');
          setWithdraw(share === 'whole');
          solve('amount');
        }}
        onSolve={() => solve('amount')}
      >
        <Field
          name="amount"
          label={`Amount in ${currencyName()}`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={formatMoney(order.total).length + 3}
          value={typed}
          help={`Up to ${formatMoney(most)}`}
          error={problem('amount')}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </AmountFields>
      <ChoiceGroup
        legend="Refund to"
        name="to"
        options={order.refundable.map(({ to: value, title }) => ({ value, label: title }))}
        value={to}
        className="grid"
        onChange={(value) => {
          setTo(value);
          solve('amount');
        }}
      />
      {hasAccess(order, line) && !seats ? (
        <SwitchField
          name="withdraw"
          label={isSeveral ? 'Remove access to the files' : 'Remove access to the file'}
          help={isSeveral ? 'Leave off to let the customer keep them.' : 'Leave off to let the customer keep it.'}
          checked={withdraw}
          onChange={({ currentTarget }) => setWithdraw(currentTarget.checked)}
        />
      ) : null}
      <Field
        name="reason"
        label="Reason"
        help="Shown to the customer."
        maxLength={refundInputReasonMax}
        autoComplete="off"
        defaultValue={request ? 'As you asked' : ''}
        error={problem('reason')}
      />
      <ul aria-label="Summary" className="grid gap-1 border-l-2 border-border pl-4 text-sm text-muted-foreground">
        {refundConsequences(order, plan, amount).map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      {failure ? <Banner tone="danger">{failure}</Banner> : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="destructive" busy={busy}>
          {amount === null ? 'Refund' : `Refund ${formatMoney(amount)}`}
        </Button>
      </div>
    </form>
  );
}

interface RefundDialogProps {
  readonly order: AdminOrderDetail;
  /** The customer's request, which fills the form. */
  readonly request?: Pick<AdminRefundRequest, 'line_id'>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Refunds an order in part or in full: amount, destination, and whether access to the file is removed. */
export function RefundDialog({ order, request, open, onClose }: RefundDialogProps) {
  const id = useId();
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()}>
      <DialogContent aria-labelledby={id}>
        <div className="p-6">
          <h2 id={id} className="text-xl">
            {`Refund order #${order.number}`}
          </h2>
          {open ? <RefundForm order={order} request={request} onClose={onClose} /> : null}
        </div>
      </DialogContent>
    </Dialog>
  );
}
