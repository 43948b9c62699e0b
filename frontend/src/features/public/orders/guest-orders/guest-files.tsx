import { useMutation } from '@tanstack/react-query';
import { ArrowDownToLine, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  getGuestInvoicePdf,
  getGuestLicenceSheet,
  getGuestOrderFile,
} from '@/api/generated/guest-orders/guest-orders.ts';
import type { GuestOrder } from '@/api/generated/model.ts';
import { SaveInvoice, SavePaper } from '@/components/invoice/save-paper.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { copyText } from '@/lib/copy-text.ts';
import { saveFile } from '@/lib/save-file.ts';
import { authHeaders } from './order-token.ts';

interface GuestFilesProps {
  readonly token: string;
  readonly guest: Pick<GuestOrder, 'order' | 'file_name' | 'licence' | 'invoices'>;
  /** The last step: keeping the order in an account. */
  readonly children: ReactNode;
}

const ACCOUNT_TITLE = 'Keep it in an account';

/** The next steps of an order, numbered: its file, licence key and invoices, then the account. */
export function GuestFiles({ token, guest, children }: GuestFilesProps) {
  const { order, file_name: name, licence, invoices } = guest;
  if (name === null && licence === null && invoices.length === 0)
    return (
      <section className="mt-8 border-y border-border py-6">
        <h3 className="mb-2 text-lg">{ACCOUNT_TITLE}</h3>
        {children}
      </section>
    );
  return (
    <ol className="mt-8 border-b border-border [counter-reset:step]">
      {name === null ? null : (
        <Step title="Download your file">
          <DownloadFile token={token} name={name} />
        </Step>
      )}
      {licence === null ? null : (
        <Step title="Licence key">
          <LicenceKey licence={licence} />
          <SavePaper
            label="Licence sheet"
            of={order.product_name}
            file={`licence-${order.number}.pdf`}
            load={() => getGuestLicenceSheet(authHeaders(token))}
            className="mt-3"
          />
        </Step>
      )}
      {invoices.length === 0 ? null : (
        <Step title={invoices.length === 1 ? 'Invoice' : 'Invoices'}>
          <ul className="grid gap-2">
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
        </Step>
      )}
      <Step title={ACCOUNT_TITLE}>{children}</Step>
    </ol>
  );
}

interface StepProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Step({ title, children }: StepProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-t border-border py-6 [counter-increment:step] before:grid before:size-7 before:place-items-center before:rounded-full before:bg-primary-soft before:text-sm before:font-semibold before:text-primary before:tabular-nums before:content-[counter(step)]">
      <div>
        <h3 className="mb-3 text-lg leading-7">{title}</h3>
        {children}
      </div>
    </li>
  );
}

function DownloadFile({ token, name }: { readonly token: string; readonly name: string }) {
  const { show } = useToast();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => getGuestOrderFile(authHeaders(token)),
    onSuccess: (file) => saveFile(file, name),
    onError: () => show({ tone: 'danger', text: 'Failed to download the file. Please try again in a moment.' }),
  });
  return (
    <>
      <Button size="lg" busy={isPending} onClick={() => mutate()} className="max-sm:w-full">
        {isPending ? null : <ArrowDownToLine aria-hidden="true" />}
        <span>Download</span>
      </Button>
      <p className="mt-2 text-sm wrap-anywhere text-muted-foreground">{name}</p>
    </>
  );
}

function LicenceKey({ licence }: { readonly licence: string }) {
  const { show } = useToast();
  const copy = async () => {
    if (await copyText(licence, navigator)) show({ tone: 'success', text: 'Licence key copied' });
    else show({ tone: 'danger', text: 'Copying failed. Select the key and copy it yourself.' });
  };
  return (
    <>
      <p className="mb-3 text-sm text-muted-foreground">Enter it when the program asks for it.</p>
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-primary-soft py-2.5 pr-2.5 pl-4">
        <span translate="no" className="min-w-0 font-mono text-sm font-semibold wrap-anywhere select-all">
          {licence}
        </span>
        <Button variant="outline" size="sm" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          Copy<span className="sr-only"> licence key</span>
        </Button>
      </div>
    </>
  );
}
