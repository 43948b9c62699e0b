import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import {
  getGetLinkedInvoiceQueryKey,
  getLinkedInvoicePdf,
  useGetLinkedInvoice,
} from '@/api/generated/invoice-links/invoice-links.ts';
import type { LinkedInvoice } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { SaveInvoiceFiles } from '@/components/invoice/download-document.tsx';
import { InvoiceDocument } from '@/components/invoice/invoice-document.tsx';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Container } from '@/components/ui/container.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { InvoiceReceipts } from './invoice-receipts.tsx';
import { invoiceHeaders, saveInvoiceToken, useInvoiceToken } from './invoice-token.ts';
import { isWaitingForMoney } from './linked-invoice-rules.ts';
import { PayPanel } from './pay-panel.tsx';

/** Polling interval of an open payment. */
const REFETCH_INTERVAL_MS = 3_000;

const TITLE = t`Your invoice`;

/** An invoice that the studio has written: opened by its token, and polled while a payment is open. */
export function LinkedInvoicePage() {
  const token = useInvoiceToken();
  if (token) return <LoadedInvoice key={token} token={token} />;
  return (
    <Container className="py-12 sm:py-16">
      <h1 className="text-4xl">{TITLE}</h1>
      {token === null ? (
        <p className="mt-4 max-w-160 text-muted-foreground">
          <Trans>Use the link in our email to open your invoice.</Trans>
        </p>
      ) : (
        <Loading />
      )}
    </Container>
  );
}

const Loading = () => (
  <div role="status" className="mt-8 grid gap-8 lg:grid-cols-[1fr_22rem]">
    <span className="sr-only">
      <Trans>Loading your invoice</Trans>
    </span>
    <Skeleton className="h-64 w-full rounded-xl lg:order-last" />
    <Skeleton className="h-120 w-full rounded-xl" />
  </div>
);

function LoadedInvoice({ token }: { readonly token: string }) {
  const queryKey = [...getGetLinkedInvoiceQueryKey(), token] as const;
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useGetLinkedInvoice({
    query: {
      queryKey: queryKey as never,
      refetchInterval: ({ state }) => (state.data && isWaitingForMoney(state.data) ? REFETCH_INTERVAL_MS : false),
    },
    request: invoiceHeaders(token),
  });
  const isUnknown = isNotFound(error);
  useEffect(() => saveInvoiceToken(isUnknown ? null : token), [token, isUnknown]);
  if (data && !isUnknown)
    return <InvoiceView token={token} invoice={data} onChanged={(invoice) => client.setQueryData(queryKey, invoice)} />;
  return (
    <Container className="py-12 sm:py-16">
      <h1 className="text-4xl">{TITLE}</h1>
      {isUnknown ? (
        <Banner tone="danger" className="mt-6 max-w-160">
          <Trans>This link doesn’t work. Please use the one in our latest email, or ask us for a new one.</Trans>
        </Banner>
      ) : error ? (
        <Banner
          tone="danger"
          className="mt-6 max-w-160"
          action={
            <Button variant="ghost" size="sm" busy={isFetching} onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {errorMessage(error, t`Failed to fetch your invoice.`)}
        </Banner>
      ) : (
        <Loading />
      )}
    </Container>
  );
}

interface InvoiceViewProps {
  readonly token: string;
  readonly invoice: LinkedInvoice;
  readonly onChanged: (invoice: LinkedInvoice) => void;
}

/** The paper on one side, the amount due on the other; on a phone the latter comes first. */
function InvoiceView({ token, invoice, onChanged }: InvoiceViewProps) {
  const { number, status, items } = invoice;
  const [document] = items;
  return (
    <Container className="py-10 sm:py-14">
      <header className="mb-8 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-4xl tabular-nums">
          <Trans>Invoice {number}</Trans>
        </h1>
        <StatusBadge status={status} />
        {document?.seller.name ? (
          <p className="w-full text-muted-foreground">
            <Trans>
              from <bdi className="font-medium text-foreground">{document.seller.name}</bdi>
            </Trans>
          </p>
        ) : null}
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <PayPanel token={token} invoice={invoice} onChanged={onChanged} />
        <div className="invoice-papers grid min-w-0 gap-8 lg:order-first">
          {items.map((item) => (
            <div key={item.id} className="min-w-0">
              <div className="mb-3 flex justify-end print:hidden">
                <SaveInvoiceFiles
                  invoice={item}
                  load={(id, params) => getLinkedInvoicePdf(id, params, invoiceHeaders(token))}
                />
              </div>
              <InvoiceDocument invoice={item} />
            </div>
          ))}
          <InvoiceReceipts token={token} invoice={invoice} />
        </div>
      </div>
    </Container>
  );
}
