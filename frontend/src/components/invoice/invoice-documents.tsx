import type { PrintableInvoice } from '@contract/rules/invoice-document-types.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { EmptyState } from '../feedback/empty-state.tsx';
import { QueryState } from '../feedback/query-state.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { SaveInvoiceFiles, type SaveInvoiceProps } from './download-document.tsx';
import { InvoiceDocument } from './invoice-document.tsx';

interface Invoices {
  readonly items: readonly (PrintableInvoice & { readonly id: string })[];
}

interface InvoiceDocumentsProps extends Pick<SaveInvoiceProps, 'load'> {
  readonly query: Parameters<typeof QueryState<Invoices>>[0]['query'];
  /** Turns a failure into a message. */
  readonly toMessage: (error: unknown) => string;
  /** Whether the order does not exist, so that a retry is useless. */
  readonly isFinal?: (error: unknown) => boolean;
}

/** Invoice and credit notes of an order, to read, print and download. */
export function InvoiceDocuments({ query, toMessage, isFinal, load }: InvoiceDocumentsProps) {
  return (
    <QueryState
      query={query}
      loading={t`Loading invoices`}
      skeleton={<InvoiceSkeleton />}
      toMessage={toMessage}
      isFinal={isFinal}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <Card>
          <EmptyState scene="invoices" title={t`No invoice`} line={t`You get an invoice once the order is paid.`} />
        </Card>
      }
    >
      {({ items }) => (
        <div className="invoice-papers grid max-w-216 gap-6">
          {items.map((invoice) => (
            <div key={invoice.id}>
              <div className="mb-3 flex justify-end print:hidden">
                <SaveInvoiceFiles invoice={invoice} load={load} />
              </div>
              <InvoiceDocument invoice={invoice} />
            </div>
          ))}
        </div>
      )}
    </QueryState>
  );
}

/** Opens the browser's print dialog; does nothing while there is nothing to print. */
export function PrintInvoices({ invoices }: { readonly invoices: Invoices | undefined }) {
  if (!invoices?.items.length) return null;
  return (
    <Button variant="outline" onClick={() => window.print()}>
      <Printer aria-hidden="true" />
      <Trans>Print</Trans>
    </Button>
  );
}

/** The sheet of an invoice while it loads: letterhead, parties, one item, total. */
const InvoiceSkeleton = () => (
  <Card className="grid max-w-216 gap-10 p-6 sm:p-10">
    <div className="flex justify-between gap-6">
      <Skeleton className="h-8 w-36" />
      <Skeleton className="h-8 w-28" />
    </div>
    <div className="grid grid-cols-2 gap-6">
      <SkeletonLines />
      <SkeletonLines />
    </div>
    <div className="grid gap-4 border-t border-border pt-6">
      <Skeleton className="h-4 w-3/4" />
      <Skeleton className="ms-auto h-6 w-32" />
    </div>
  </Card>
);

const SkeletonLines = () => (
  <div className="grid content-start gap-2.5">
    <Skeleton className="h-4 w-24" />
    <Skeleton className="h-4 w-full max-w-48" />
    <Skeleton className="h-4 w-full max-w-40" />
  </div>
);
