import { useMutation } from '@tanstack/react-query';
import { ArrowDownToLine } from 'lucide-react';
import {
  getGuestInvoicePdf,
  getGuestLicenceSheet,
  getGuestOrderFile,
} from '@/api/generated/guest-orders/guest-orders.ts';
import type { GuestOrder } from '@/api/generated/model.ts';
import { SaveInvoice, SavePaper } from '@/components/invoice/save-paper.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { saveFile } from '@/lib/save-file.ts';
import { authHeaders } from './order-token.ts';

interface GuestFilesProps {
  readonly token: string;
  readonly guest: Pick<GuestOrder, 'order' | 'file_name' | 'licence' | 'invoices'>;
}

/** The results of the order: file, licence key and invoices. */
export function GuestFiles({ token, guest: { order, file_name: name, licence, invoices } }: GuestFilesProps) {
  const { show } = useToast();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => getGuestOrderFile(authHeaders(token)),
    onSuccess: (file) => saveFile(file, name ?? ''),
    onError: () => show({ tone: 'danger', text: 'Failed to download the file. Please try again in a moment.' }),
  });
  return (
    <>
      {name === null ? null : (
        <div className="mt-6">
          <Button size="lg" busy={isPending} onClick={() => mutate()} className="max-sm:w-full">
            {isPending ? null : <ArrowDownToLine aria-hidden="true" />}
            <span>Download</span>
          </Button>
          <p className="mt-2 text-sm wrap-anywhere text-muted-foreground">{name}</p>
        </div>
      )}
      {licence === null ? null : (
        <div className="mt-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 rounded-md bg-primary-soft px-4 py-3">
          <div className="min-w-0">
            <p className="text-sm text-muted-foreground">Licence key</p>
            <p className="mt-0.5 font-semibold tracking-wide wrap-anywhere tabular-nums">{licence}</p>
          </div>
          <SavePaper
            label="Licence sheet"
            of={order.product_name}
            file={`licence-${order.number}.pdf`}
            load={() => getGuestLicenceSheet(authHeaders(token))}
          />
        </div>
      )}
      {invoices.length === 0 ? null : (
        <ul className="mt-6 grid gap-2 border-t border-border pt-5">
          {invoices.map((invoice) => (
            <li key={invoice.id} className="flex flex-wrap items-center justify-between gap-3 text-sm">
              <span>
                <span>{invoice.kind === 'credit_note' ? 'Credit note' : 'Invoice'}</span>{' '}
                <span className="font-medium tabular-nums">{invoice.number}</span>
              </span>
              <SaveInvoice invoice={invoice} load={(id) => getGuestInvoicePdf(id, authHeaders(token))} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
