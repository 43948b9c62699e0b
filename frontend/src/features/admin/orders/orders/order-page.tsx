import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { useAdminGetOrder, useAdminGetOrderContext } from '@/api/generated/admin-orders/admin-orders.ts';
import type { AdminOrderContext, AdminOrderDetail } from '@/api/generated/model.ts';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { importedOrderText } from '@/components/order/imported-order-text.ts';
import { OrderHistory } from '@/components/order/order-history.tsx';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { chargeText } from '@/lib/charge-text.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatDate, formatMoney } from '@/lib/format.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import { paidWith } from '@/lib/paid-with.ts';
import { ActivityLink } from '../../kit/activity-link.tsx';
import type { UncheckedSearch } from '../../kit/list/list-search.ts';
import { useList } from '../../kit/list/use-list.ts';
import { useRecordSteps } from '../../kit/list/use-record-steps.ts';
import { useOrigin } from '../../kit/record/list-origin.ts';
import { MailRows } from '../../kit/record/mail-rows.tsx';
import { RecordBar } from '../../kit/record/record-bar.tsx';
import { CouponLink, ProductLink } from '../../kit/record/record-links.tsx';
import { RecordColumns, RecordPage } from '../../kit/record/record-page.tsx';
import { ConversationRows, LicenceCard } from '../../kit/record/record-parts.tsx';
import { RecordSection } from '../../kit/record/record-section.tsx';
import { RecordSkeleton } from '../../kit/record/record-skeleton.tsx';
import { RecordStepper } from '../../kit/record-stepper.tsx';
import { BuyerCountryEvidence, hasCountryEvidence } from './buyer-country-evidence.tsx';
import { hasGift, OrderGift } from './order-gift.tsx';
import { OrderInvoiceRows } from './order-invoice-rows.tsx';
import { OrderLedger } from './order-ledger.tsx';
import { hasLines, LineAccess, OrderLines } from './order-lines.tsx';
import { orderList } from './order-list.ts';
import { OrderPayment } from './order-payment.tsx';
import { OrderPerson } from './order-person.tsx';
import { OrderRefundRequest } from './order-refund-request.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderSeats } from './order-seats.tsx';
import { OrderTransitionsBar } from './order-transitions-bar.tsx';
import { hasWithdrawal, OrderWithdrawal } from './order-withdrawal.tsx';
import { chargeLabel, isUnpaid } from './orders-format.ts';

const toMessage = (error: unknown) =>
  isNotFound(error) ? 'Order not found.' : errorMessage(error, 'Failed to fetch order');

interface OrderStepsProps {
  readonly id: string;
  /** The list that led to the page. */
  readonly origin: UncheckedSearch;
}

/** To the orders before and after in the list. */
function OrderSteps({ id, origin }: OrderStepsProps) {
  const navigate = useNavigate();
  const { query, fetchPage } = useList(orderList, origin);
  const steps = useRecordSteps({
    id,
    data: query.data,
    rowId: (order) => order.id,
    fetchPage,
    onStep: (next, page) =>
      void navigate({
        to: '/admin/orders/$id',
        params: { id: next },
        state: { list: { ...origin, page } },
        replace: true,
      }),
  });
  return <RecordStepper steps={steps} />;
}

/** One order with everything that belongs to it. */
export function OrderPage({ id }: { readonly id: string }) {
  const query = useAdminGetOrder(id);
  const origin = useOrigin();
  return (
    <>
      <RecordBar
        back={{
          to: '/admin/orders',
          search: origin && { ...orderList.read(origin), ...orderList.closed },
          label: 'Orders',
        }}
      >
        {origin ? <OrderSteps id={id} origin={origin} /> : null}
      </RecordBar>
      <QueryState
        key={id}
        query={query}
        loading="Loading order"
        skeleton={<RecordSkeleton />}
        failure={ErrorPage}
        toMessage={toMessage}
        isFinal={isNotFound}
      >
        {(order) => <Order order={order} />}
      </QueryState>
    </>
  );
}

/** How it was bought and what was paid. */
const listFacts = ({
  status,
  total,
  charge,
  refunded,
  tier,
  coupon,
  paid_by,
  lines,
  purchaseOrder,
  dueOn,
  movedIn,
}: AdminOrderDetail) => [
  { name: 'Total', value: formatMoney(total) },
  ...(charge ? [{ name: chargeLabel({ status, paid_by }), value: chargeText(charge) }] : []),
  ...(refunded > 0 ? [{ name: 'Refunded', value: formatMoney(refunded) }] : []),
  ...(tier && lines.length === 1 ? [{ name: 'Plan', value: tier }] : []),
  ...(paid_by ? [{ name: 'Paid with', value: paidWith(paid_by) }] : []),
  ...(dueOn && isUnpaid(status) ? [{ name: 'Invoice due', value: formatDate(dueOn) }] : []),
  ...(purchaseOrder ? [{ name: 'Purchase order', value: <bdi>{purchaseOrder}</bdi> }] : []),
  ...(movedIn ? [{ name: 'Imported', value: <bdi>{importedOrderText(movedIn)}</bdi> }] : []),
  ...(coupon
    ? [
        {
          name: 'Coupon',
          value: (
            <>
              <CouponLink code={coupon.code} />
              <span>{` −${formatMoney(coupon.discount)}`}</span>
            </>
          ),
        },
      ]
    : []),
];

function Order({ order }: { readonly order: AdminOrderDetail }) {
  const { id, number, product_id, product_name, status, total, created_at, refunds, disputed, lines } = order;
  const context = useAdminGetOrderContext(id);
  const isPaid = total > 0 && (status === 'completed' || status === 'refunded');
  return (
    <RecordPage
      title={`Order #${number}`}
      badges={<StatusBadge status={status} />}
      note={
        <>
          <ProductLink id={lines.length === 1 ? product_id : null}>
            <bdi lang={detectLanguage(product_name)}>{product_name}</bdi>
          </ProductLink>
          <span> · </span>
          <time dateTime={created_at} className="tabular-nums">
            {formatShopTime(created_at)}
          </time>
        </>
      }
      actions={<OrderTransitionsBar key={status} order={order} />}
      facts={listFacts(order)}
    >
      <RecordColumns
        aside={
          <>
            <RecordSection title="Customer">
              <div className="pt-3">
                <OrderPerson order={order} />
              </div>
            </RecordSection>
            {order.seats ? (
              <RecordSection title="Seats">
                <div className="pt-3">
                  <OrderSeats groups={order.seats} />
                </div>
              </RecordSection>
            ) : null}
            {hasGift(order) ? (
              <RecordSection title="Gift">
                <div className="pt-3">
                  <OrderGift order={order} />
                </div>
              </RecordSection>
            ) : null}
            <RecordSection title="History">
              <div className="pt-3">
                <OrderHistory history={order.history} formatTime={formatShopTime} />
              </div>
            </RecordSection>
            <RecordSection title="Wallet">
              <div className="pt-3">
                <OrderLedger movements={order.movements} total={total} />
              </div>
            </RecordSection>
            <ActivityLink kind="order" id={id} />
          </>
        }
      >
        {hasLines(order) ? (
          <RecordSection title="Products" count={lines.length}>
            <OrderLines lines={lines} />
          </RecordSection>
        ) : null}
        {hasCountryEvidence(order.buyerPlace) ? (
          <RecordSection title="Buyer’s place">
            <div className="pt-3">
              <BuyerCountryEvidence place={order.buyerPlace} />
            </div>
          </RecordSection>
        ) : null}
        {hasWithdrawal(order.withdrawal) ? (
          <RecordSection title="Withdrawal from contract">
            <div className="pt-3">
              <OrderWithdrawal order={order} />
            </div>
          </RecordSection>
        ) : null}
        {order.refundRequest ? (
          <RecordSection title="Refund request">
            <div className="pt-3">
              <OrderRefundRequest order={order} request={order.refundRequest} />
            </div>
          </RecordSection>
        ) : null}
        {refunds.length > 0 || disputed ? (
          <RecordSection title="Refunds">
            <div className="pt-3">
              <OrderRefunds order={order} />
            </div>
          </RecordSection>
        ) : null}
        <Context
          context={context}
          email={order.customer?.email ?? ''}
          renderLicence={(licence) => (
            <RecordSection title="Licence and access">
              <div className="grid gap-4 pt-3 text-sm">
                <LineAccess orderId={order.id} lines={lines} status={status} />
                {licence ? (
                  <div>
                    <LicenceCard licence={licence} />
                  </div>
                ) : null}
              </div>
            </RecordSection>
          )}
          invoices={isPaid ? <OrderInvoiceRows order={id} /> : null}
        />
      </RecordColumns>
    </RecordPage>
  );
}

interface ContextProps {
  readonly context: Parameters<typeof QueryState<AdminOrderContext>>[0]['query'];
  /** Of the customer. */
  readonly email: string;
  readonly invoices: ReactNode;
  readonly renderLicence: (licence: AdminOrderContext['licence']) => ReactNode;
}

/** Payment, invoices, access, conversations and emails; the order above is shown before these arrive. */
function Context({ context, email, invoices, renderLicence }: ContextProps) {
  return (
    <QueryState
      query={context}
      loading="Loading payment and messages"
      skeleton={<Skeleton className="h-40 rounded-xl" />}
      toMessage={(error) => errorMessage(error, 'Failed to fetch payment and messages')}
    >
      {(found) => (
        <>
          {found.payment ? (
            <RecordSection title="Payment">
              <OrderPayment payment={found.payment} />
            </RecordSection>
          ) : null}
          {invoices}
          <div>{renderLicence(found.licence)}</div>
          {found.conversations ? (
            <RecordSection title="Conversations" count={found.conversations.length}>
              <ConversationRows conversations={found.conversations} />
            </RecordSection>
          ) : null}
          {found.mails ? (
            <RecordSection title="Emails" count={found.mails.length}>
              <MailRows mails={found.mails} email={email} />
            </RecordSection>
          ) : null}
        </>
      )}
    </QueryState>
  );
}
