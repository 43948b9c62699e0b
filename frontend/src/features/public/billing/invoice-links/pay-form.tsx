import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { usePayLinkedInvoice } from '@/api/generated/invoice-links/invoice-links.ts';
import type { LinkedInvoice, PaymentProvider } from '@/api/generated/model.ts';
import { useListPaymentMethods } from '@/api/generated/payments/payments.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { moneyIn } from '@/lib/format-amounts.ts';
import { openPaymentPage } from '@/lib/open-payment-page.ts';
import { PayMethods } from '../../kit/checkout/pay-methods.tsx';
import { InstalmentChoice } from './instalment-choice.tsx';
import { invoiceHeaders } from './invoice-token.ts';

interface PayFormProps {
  readonly token: string;
  readonly invoice: LinkedInvoice;
  readonly onChanged: (invoice: LinkedInvoice) => void;
}

/** The payment methods that are switched on, and the button that pays what is due. */
export function PayForm({ token, invoice, onChanged }: PayFormProps) {
  const { due, left, currency } = invoice;
  const [isAll, setAll] = useState(false);
  const methods = useListPaymentMethods();
  const [chosen, setChosen] = useState<PaymentProvider>();
  const [isLeaving, setLeaving] = useState(false);
  const { mutateAsync, isPending, error } = usePayLinkedInvoice({
    request: invoiceHeaders(token),
  });
  const options = (methods.data?.items ?? []).map(({ provider: value, title: label }) => ({ value, label }));
  const provider = chosen ?? options[0]?.value;
  const sum = isAll ? left : due;
  const amount = moneyIn(currency, sum);

  const pay = async () => {
    if (provider === undefined) return;
    try {
      const invoice = await mutateAsync({ data: { provider, amount: sum } });
      const url = invoice.payment?.checkoutUrl;
      if (url) {
        setLeaving(true);
        await openPaymentPage(url);
        setLeaving(false);
      }
      onChanged(invoice);
    } catch {
      // shown above the button
    }
  };

  if (methods.isPending) return <Skeleton className="mt-5 h-32 w-full rounded-xl" />;
  if (methods.error)
    return (
      <Banner
        tone="danger"
        className="mt-5"
        action={
          <Button variant="ghost" size="sm" busy={methods.isFetching} onClick={() => void methods.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {errorMessage(methods.error, t`Failed to fetch payment methods`)}
      </Banner>
    );
  if (options.length === 0)
    return (
      <p className="mt-5 text-sm text-muted-foreground">
        <Trans>Online payment is currently unavailable. Please contact us.</Trans>
      </p>
    );
  return (
    <div className="mt-5">
      <InstalmentChoice invoice={invoice} isAll={isAll} onChange={setAll} />
      <PayMethods payable="invoice" options={options} value={provider} onChange={setChosen} />
      {error ? (
        <Banner tone="danger" className="mt-4">
          {errorMessage(error, t`Failed to start the payment`)}
        </Banner>
      ) : null}
      <Button size="lg" busy={isPending || isLeaving} onClick={() => void pay()} className="mt-4 w-full">
        <Trans>Pay {amount}</Trans>
      </Button>
    </div>
  );
}
