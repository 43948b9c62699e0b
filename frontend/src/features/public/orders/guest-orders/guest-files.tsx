import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  getGuestInvoicePdf,
  getGuestLicenceSheet,
  getGuestOrderFile,
  invalidateGetGuestOrder,
} from '@/api/generated/guest-orders/guest-orders.ts';
import type { GuestOrder } from '@/api/generated/model.ts';
import { DownloadDocument, SaveInvoiceFiles } from '@/components/invoice/download-document.tsx';
import { downloadsLeftText } from '@/components/order/downloads-left-text.ts';
import { Button } from '@/components/ui/button.tsx';
import { useCopy } from '@/hooks/use-copy.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { authHeaders } from '../../kit/checkout/order-token.ts';
import { DownloadFile } from './download-file.tsx';

interface GuestFilesProps {
  readonly token: string;
  readonly guest: Pick<GuestOrder, 'order' | 'lines' | 'invoices'>;
  /** The last step: keeping the order in an account. */
  readonly children: ReactNode;
}

const ACCOUNT_TITLE = t`Keep it in an account`;

/** The next steps of an order, numbered: its files, licence keys and invoices, then the account. */
export function GuestFiles({ token, guest, children }: GuestFilesProps) {
  const { order, lines, invoices } = guest;
  const client = useQueryClient();
  const withFile = lines.flatMap(({ id, file_name: name, downloads_left: left }) =>
    name === null ? [] : [{ id, name, left }],
  );
  const withKey = lines.flatMap(({ id, licence }) => (licence === null ? [] : [{ id, licence }]));
  if (withFile.length === 0 && withKey.length === 0 && invoices.length === 0)
    return (
      <section className="mt-8 border-y border-border py-6">
        <h3 className="mb-2 text-lg">{ACCOUNT_TITLE}</h3>
        {children}
      </section>
    );
  const isSeveral = lines.length > 1;
  const nameOf = (id: string) => order.lines.find((line) => line.id === id)?.product_name ?? order.product_name;
  return (
    <ol className="mt-8 border-b border-border [counter-reset:step]">
      {withFile.length === 0 ? null : (
        <Step title={isSeveral ? t`Download your files` : t`Download your file`}>
          <LineList names={isSeveral ? nameOf : undefined} lines={withFile}>
            {({ id, name, left }) => (
              <div className={clsx(isSeveral && 'flex flex-wrap items-center justify-between gap-x-5 gap-y-2')}>
                {isSeveral ? (
                  <p className="min-w-0 grow basis-48 text-sm wrap-anywhere text-muted-foreground">
                    {left === undefined ? name : `${name} · ${downloadsLeftText(left)}`}
                  </p>
                ) : null}
                <DownloadFile
                  name={name}
                  of={isSeveral ? nameOf(id) : undefined}
                  load={() => getGuestOrderFile({ line: id }, authHeaders(token))}
                  left={left}
                  onSaved={left === undefined ? undefined : () => void invalidateGetGuestOrder(client)}
                />
              </div>
            )}
          </LineList>
        </Step>
      )}
      {withKey.length === 0 ? null : (
        <Step title={isSeveral ? t`Licence keys` : t`Licence key`}>
          <p className="mb-3 text-sm text-muted-foreground">
            {isSeveral ? t`Enter each key when its app asks for it.` : t`Enter it when the app asks for it.`}
          </p>
          <LineList names={isSeveral ? nameOf : undefined} lines={withKey}>
            {({ id, licence }) => (
              <>
                <LicenceKey licence={licence} />
                <DownloadDocument
                  label={t`Licence sheet`}
                  of={nameOf(id)}
                  file={
                    isSeveral ? `licence-${order.number}-${keyNumber(withKey, id)}.pdf` : `licence-${order.number}.pdf`
                  }
                  load={() => getGuestLicenceSheet({ line: id }, authHeaders(token))}
                  className="mt-3"
                />
              </>
            )}
          </LineList>
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
                <SaveInvoiceFiles
                  invoice={invoice}
                  load={(id, params) => getGuestInvoicePdf(id, params, authHeaders(token))}
                />
              </li>
            ))}
          </ul>
        </Step>
      )}
      <Step title={ACCOUNT_TITLE}>{children}</Step>
    </ol>
  );
}

/** The place of a key among those of its order, from 1: names of downloaded files differ by it. */
const keyNumber = (lines: readonly { readonly id: string }[], id: string): number =>
  lines.findIndex((line) => line.id === id) + 1;

interface LineListProps<Line> {
  /** Names the product of each line, where there are several. */
  readonly names: ((id: string) => string) | undefined;
  readonly lines: readonly Line[];
  readonly children: (line: Line) => ReactNode;
}

/** What each line of the order gave, below the name of its product. */
function LineList<Line extends { readonly id: string }>({ names, lines, children }: LineListProps<Line>) {
  if (names === undefined) return lines.map((line) => <div key={line.id}>{children(line)}</div>);
  return (
    <ul className="grid gap-5">
      {lines.map((line) => (
        <li key={line.id}>
          <p lang={detectLanguage(names(line.id))} className="mb-1 font-semibold wrap-anywhere">
            {names(line.id)}
          </p>
          {children(line)}
        </li>
      ))}
    </ul>
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
  const copyText = useCopy();
  const copy = () =>
    copyText(licence, {
      copied: t`Licence key copied`,
      failed: t`Failed to copy. Select the key and copy it manually.`,
    });
  return (
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
  );
}
