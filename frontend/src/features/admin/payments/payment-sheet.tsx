import { messageOf, namesNothing } from '@/api/api-error.ts';
import { useAdminGetPayment } from '@/api/generated/admin-payments/admin-payments.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { useLastValue } from '@/hooks/use-last-value.ts';
import { BesidePanel } from '../kit/beside-panel.tsx';
import { SideSheet } from '../kit/side-sheet.tsx';
import { useMay } from '../kit/use-may.ts';
import { PaymentDecision } from './payment-decision.tsx';
import { PaymentDetail } from './payment-detail.tsx';

interface PaymentSheetProps {
  /** The payment to show; without one the panel is closed. */
  readonly id: string | undefined;
  readonly onClose: () => void;
  /** There is room next to the list. */
  readonly beside?: boolean;
}

const explain = (error: unknown) =>
  namesNothing(error) ? 'Payment not found.' : messageOf(error, 'Failed to fetch payment');

/** One payment next to the list. The last one stays rendered while the panel slides out. */
export function PaymentSheet({ id, onClose, beside = false }: PaymentSheetProps) {
  const shown = useLastValue(id);
  const query = useAdminGetPayment(shown ?? '', { query: { enabled: id !== undefined } });
  const payment = query.data;
  const mayDecide = useMay()('adminDecidePayment');
  const title = payment?.code ?? 'Payment';
  const footer =
    mayDecide && payment && payment.hold !== null && payment.status === 'pending' ? (
      <PaymentDecision key={payment.id} payment={payment} />
    ) : null;
  const content = (
    <QueryState query={query} loading="Loading payment" explain={explain} isFinal={namesNothing}>
      {(detail) => <PaymentDetail payment={detail} />}
    </QueryState>
  );
  if (beside) {
    return id === undefined ? null : (
      <BesidePanel title={title} onClose={onClose} footer={footer}>
        {content}
      </BesidePanel>
    );
  }
  return (
    <SideSheet open={id !== undefined} title={title} onClose={onClose} footer={footer}>
      {content}
    </SideSheet>
  );
}
