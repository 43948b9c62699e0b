import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { useAdminGetPayment } from '@/api/generated/admin-payments/admin-payments.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { useLastValue } from '@/hooks/use-last-value.ts';
import { SidePanel } from '../kit/side-panel.tsx';
import { SideSheet } from '../kit/side-sheet.tsx';
import { useCan } from '../kit/use-can.ts';
import { PaymentDecision } from './payment-decision.tsx';
import { PaymentDetail } from './payment-detail.tsx';

interface PaymentSheetProps {
  /** The payment to show; without one the panel is closed. */
  readonly id: string | undefined;
  readonly onClose: () => void;
  /** There is room next to the list. */
  readonly isSidePanel?: boolean;
}

const toMessage = (error: unknown) =>
  isNotFound(error) ? 'Payment not found.' : errorMessage(error, 'Failed to fetch payment');

/** One payment next to the list. The last one stays rendered while the panel slides out. */
export function PaymentSheet({ id, onClose, isSidePanel = false }: PaymentSheetProps) {
  const lastId = useLastValue(id);
  const query = useAdminGetPayment(lastId ?? '', { query: { enabled: id !== undefined } });
  const payment = query.data;
  const canDecide = useCan()('adminDecidePayment');
  const title = payment?.code ?? 'Payment';
  const footer =
    canDecide && payment && payment.hold !== null && payment.status === 'pending' ? (
      <PaymentDecision key={payment.id} payment={payment} />
    ) : null;
  const content = (
    <QueryState query={query} loading="Loading payment" toMessage={toMessage} isFinal={isNotFound}>
      {(detail) => <PaymentDetail payment={detail} />}
    </QueryState>
  );
  if (isSidePanel) {
    return id === undefined ? null : (
      <SidePanel title={title} onClose={onClose} footer={footer}>
        {content}
      </SidePanel>
    );
  }
  return (
    <SideSheet open={id !== undefined} title={title} onClose={onClose} footer={footer}>
      {content}
    </SideSheet>
  );
}
