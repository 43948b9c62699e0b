import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
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
import { DownloadFile } from './download-file.tsx';
import { authHeaders } from './order-token.ts';

interface GuestFilesProps {
  readonly token: string;
  readonly guest: Pick<GuestOrder, 'order' | 'file_name' | 'licence' | 'invoices'>;
  /** The last step: keeping the order in an account. */
  readonly children: ReactNode;
}

const ACCOUNT_TITLE = t`Keep it in an account`;

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
        <Step title={t`Download your file`}>
          <DownloadFile name={name} load={() => getGuestOrderFile(authHeaders(token))} />
        </Step>
      )}
      {licence === null ? null : (
        <Step title={t`Licence key`}>
          <LicenceKey licence={licence} />
          <SavePaper
            label={t`Licence sheet`}
            of={order.product_name}
            file={`licence-${order.number}.pdf`}
            load={() => getGuestLicenceSheet(authHeaders(token))}
            className="mt-3"
          />
        </Step>
      )}
      {invoices.length === 0 ? null : (
        <Step title={invoices.length === 1 ? t`Invoice` : t`Invoices`}>
          <ul className="grid gap-2">
            {invoices.map((invoice) => (
              <li key={invoice.id} className="flex flex-wrap items-center justify-between gap-3 text-sm">
                <span>
                  <span>{invoice.kind === 'credit_note' ? t`Credit note` : t`Invoice`}</span>{' '}
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

function LicenceKey({ licence }: { readonly licence: string }) {
  const { show } = useToast();
  const copy = async () => {
    if (await copyText(licence, navigator)) show({ tone: 'success', text: t`Licence key copied` });
    else show({ tone: 'danger', text: t`Copying failed. Select the key and copy it yourself.` });
  };
  return (
    <>
      <p className="mb-3 text-sm text-muted-foreground">
        <Trans>Enter it when the program asks for it.</Trans>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-primary-soft py-2.5 pe-2.5 ps-4">
        <span translate="no" className="min-w-0 font-mono text-sm font-semibold wrap-anywhere select-all">
          {licence}
        </span>
        <Button variant="outline" size="sm" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          <Trans>
            Copy<span className="sr-only"> licence key</span>
          </Trans>
        </Button>
      </div>
    </>
  );
}
