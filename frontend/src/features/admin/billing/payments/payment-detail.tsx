import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AdminPaymentDetail, PaymentHold, PaymentStatus } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import { providerLabel } from '../../kit/provider-labels.ts';
import { CustomerLink, OrderLink } from '../../kit/record/record-links.tsx';

const HOLD_REASONS: Record<NonNullable<PaymentHold>, string> = {
  transfer: 'The customer says they sent the transfer. Check your account for its number, then confirm or decline.',
  amount: 'The amount received doesn’t match the amount due.',
  currency: 'The money arrived in a different currency.',
  risk: 'Flagged as risky by the provider.',
  wallet: 'The wallet is full, so the money could not be added.',
  account: 'The account was deleted, so the money could not be added.',
  order: 'Paid after the order was cancelled. Confirm to complete it.',
  invoice: 'The payment exceeds the amount due. Return the money, then decline the payment.',
  refund: 'Partly refunded by the provider before it was reported.',
};

const AMOUNT_OWED =
  'Refunded by the provider, but the wallet is short. It is deducted when the balance allows (checked nightly).';

/** Why a payment needs review, or why its credit waits for the wallet after it was paid. */
const holdReason = (hold: NonNullable<PaymentHold>, status: PaymentStatus): string =>
  status === 'pending' ? HOLD_REASONS[hold] : AMOUNT_OWED;

interface PaymentDetailProps {
  readonly payment: AdminPaymentDetail;
}

/** All details of a payment: customer, provider, status, and the provider's reports. */
export function PaymentDetail({ payment }: PaymentDetailProps) {
  const { amount, currency, status, hold, provider, reference, transferNumber, reason, fee, refunded } = payment;
  const { order, invoice, created_at: createdAt, creditedAt, events } = payment;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <p className="font-display text-4xl font-semibold tracking-tight tabular-nums">
          <span>{moneyIn(currency, amount)}</span>
          {moneyIn(currency, amount).includes(currency) ? null : (
            <span className="ml-1.5 text-base font-normal text-muted-foreground">{currency}</span>
          )}
        </p>
        <StatusBadge status={hold === null ? status : 'needs review'} />
      </div>
      {hold === null ? null : (
        <Banner tone="notice" className="mt-4">
          {holdReason(hold, status)}
        </Banner>
      )}
      <dl className="mt-6 grid gap-4 text-sm">
        {transferNumber === null ? null : (
          <Fact name="Transfer reference">
            <span className="text-lg font-semibold">{transferNumber}</span>
          </Fact>
        )}
        {order ? (
          <Fact name="For">
            <OrderLink order={order} className="font-semibold text-primary underline underline-offset-4" />
            <span className="block">
              <bdi lang={detectLanguage(order.product_name)}>{order.product_name}</bdi>
            </span>
          </Fact>
        ) : null}
        {invoice ? (
          <Fact name="For">
            <Link
              to="/admin/orders/invoices"
              search={{ invoice: invoice.id }}
              className="font-semibold text-primary underline underline-offset-4"
            >{`Invoice ${invoice.number}`}</Link>
          </Fact>
        ) : null}
        <Fact name="Customer">
          <Payer payment={payment} />
        </Fact>
        <Fact name="Provider">{providerLabel(provider)}</Fact>
        {reference === null ? null : <Fact name="Provider reference">{reference}</Fact>}
        {reason === null ? null : <Fact name="Reason">{reason}</Fact>}
        {fee === null ? null : <Fact name="Fee">{moneyIn(currency, fee)}</Fact>}
        {refunded === 0 ? null : <Fact name="Refunded">{moneyIn(currency, refunded)}</Fact>}
        <Fact name="Started">{formatShopTime(createdAt)}</Fact>
        {creditedAt === null ? null : (
          <Fact name={order || invoice ? 'Received' : 'Added to the wallet'}>{formatShopTime(creditedAt)}</Fact>
        )}
      </dl>
      <section className="mt-6 border-t border-border pt-5">
        <h3 className="mb-3 font-sans text-xs font-semibold tracking-normal text-muted-foreground">Events</h3>
        {events.length === 0 ? (
          <p className="text-sm text-muted-foreground">No events yet.</p>
        ) : (
          <ol className="grid gap-2 text-sm">
            {events.map(({ id, kind, created_at: at }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4">
                <span className="min-w-0 font-medium wrap-anywhere">{kind}</span>
                <time dateTime={at} className="text-muted-foreground tabular-nums">
                  {formatShopTime(at)}
                </time>
              </li>
            ))}
          </ol>
        )}
      </section>
    </>
  );
}

/** The customer, or the recipient of an invoice without an account. */
function Payer({ payment: { customer, invoice } }: PaymentDetailProps) {
  if (!customer && !invoice) return <span>Account deleted. The payment is kept for your records without a name.</span>;
  return (
    <>
      <span className="block">
        <CustomerLink id={customer?.id ?? null}>
          <bdi>{(customer ?? invoice)?.name}</bdi>
        </CustomerLink>
        {customer?.guest ? <span className="ms-1.5 text-muted-foreground">Guest</span> : null}
      </span>
      <MailLink email={(customer ?? invoice)?.email ?? ''} />
    </>
  );
}

const MailLink = ({ email }: { readonly email: string }) => (
  <a
    href={`mailto:${email}`}
    className="inline-flex min-h-6 items-center text-muted-foreground hover:text-primary hover:underline"
  >
    {email}
  </a>
);

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted-foreground">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
