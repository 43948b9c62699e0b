import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { errorMessage } from '@/api/api-error.ts';
import { getLinkedReceipt } from '@/api/generated/invoice-links/invoice-links.ts';
import type { LinkedInvoice, LinkedReceipt } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { formatDate } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { formatSize } from '@/lib/format-size.ts';
import { saveFile } from '@/lib/save-file.ts';
import { invoiceHeaders } from './invoice-token.ts';

interface InvoiceReceiptsProps {
  readonly token: string;
  readonly invoice: Pick<LinkedInvoice, 'receipts' | 'currency'>;
}

/** Receipts of the expenses on an invoice; absent without any. */
export function InvoiceReceipts({ token, invoice: { receipts, currency } }: InvoiceReceiptsProps) {
  if (receipts.length === 0) return null;
  return (
    <section aria-labelledby="receipts" className="min-w-0 print:hidden">
      <h2 id="receipts" className="border-b border-border pb-2 text-xl">
        <Trans>Receipts</Trans>
      </h2>
      <ul className="divide-y divide-border">
        {receipts.map((receipt) => (
          <Row key={receipt.id} token={token} receipt={receipt} currency={currency} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly token: string;
  readonly receipt: LinkedReceipt;
  readonly currency: string;
}

function Row({ token, receipt, currency }: RowProps) {
  const { id, text, worked_on: day, amount, name, size_bytes: size } = receipt;
  const { show } = useToast();
  const load = useMutation({
    mutationFn: () => getLinkedReceipt(id, invoiceHeaders(token)),
    onSuccess: (content) => saveFile(content, name),
    onError: (error) => show({ tone: 'danger', text: errorMessage(error, t`Failed to download the receipt`) }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 text-sm">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          <bdi>{text}</bdi>
        </p>
        <p className="wrap-anywhere text-muted-foreground tabular-nums">
          <span>{`${formatDate(day)} · ${moneyIn(currency, amount)} · `}</span>
          <bdi>{name}</bdi>
          <span className="whitespace-nowrap">{` · ${formatSize(size)}`}</span>
        </p>
      </div>
      <Button variant="outline" size="sm" busy={load.isPending} onClick={() => load.mutate()}>
        <FileDown aria-hidden="true" />
        <span>
          <Trans>Download</Trans>
        </span>
        <span className="sr-only">{text}</span>
      </Button>
    </li>
  );
}
