import { Copy, ExternalLink, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminRenewInvoiceLink } from '@/api/generated/admin-invoices/admin-invoices.ts';
import type { DirectInvoice } from '@/api/generated/model.ts';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { useCopy } from '@/hooks/use-copy.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { Can } from '../../kit/can.tsx';

/** The link by which the recipient sees and pays the invoice: it can be copied, and renewed if it has leaked. */
export function InvoiceLink({ invoice: { id, number, link } }: { readonly invoice: DirectInvoice }) {
  const { show } = useToast();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useAdminRenewInvoiceLink();
  const copyText = useCopy();
  const copy = () => copyText(link, { copied: 'Link copied', failed: 'Failed to copy the link' });
  const close = () => {
    setAsking(false);
    reset();
  };
  const renew = () =>
    mutate(
      { id },
      {
        onSuccess: () => {
          close();
          show({ tone: 'success', text: 'Link renewed' });
        },
      },
    );
  return (
    <Card className="mt-6 flex flex-wrap items-center justify-between gap-4 p-5 sm:p-6 print:hidden">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-lg">Payment link</h2>
        <p className="mt-1 text-sm text-muted-foreground">Anyone with it can see and pay this invoice.</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Can do="adminRenewInvoiceLink">
          <Button variant="ghost" className="max-sm:-ms-5" onClick={() => setAsking(true)}>
            <RefreshCw aria-hidden="true" />
            Renew
          </Button>
        </Can>
        <a href={link} target="_blank" rel="noopener" className={buttonVariants({ variant: 'outline' })}>
          <ExternalLink aria-hidden="true" />
          Open
        </a>
        <Button variant="outline" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          Copy link
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        question="Renew the payment link?"
        action="Renew link"
        busy={isPending}
        problem={error ? errorMessage(error, 'Failed to renew the link') : null}
        onConfirm={renew}
        onCancel={close}
      >{`The link in emails of invoice ${number} will stop working. Send the new one yourself.`}</ConfirmDialog>
    </Card>
  );
}
