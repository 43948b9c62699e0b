import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useToast } from '@/hooks/use-toast.ts';
import { saveFile } from '@/lib/save-file.ts';
import { Button } from '../ui/button.tsx';

interface SavePaperProps extends Pick<ComponentProps<typeof Button>, 'className'> {
  readonly label: string;
  /** Continues the label for screen readers, as in 'Download PDF of 2026-00012'. */
  readonly of: string;
  /** Name of the file. */
  readonly file: string;
  readonly load: () => Promise<Blob>;
  readonly variant?: 'outline' | 'link' | 'icon';
}

/** A missing file never appears later, so the server's message is shown. */
const toMessage = (error: unknown): string =>
  error instanceof Error && 'status' in error && error.status === 409
    ? error.message
    : t`Failed to create the file. Please try again in a moment.`;

/** Downloads a document, such as a PDF. Fetched with the bearer token, so a plain link would not work. */
export function DownloadDocument({ label, of, file, load, variant = 'outline', className }: SavePaperProps) {
  const { show } = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: load,
    onSuccess: (paper) => saveFile(paper, file),
    onError: (error) => show({ tone: 'danger', text: toMessage(error) }),
  });
  if (variant === 'icon') {
    return (
      <Button variant="ghost" size="icon" title={label} busy={isPending} onClick={() => mutate()} className={className}>
        {isPending ? null : <FileDown aria-hidden="true" />}
        <span className="sr-only">{t`${label} of ${of}`}</span>
      </Button>
    );
  }
  return (
    <Button variant={variant} size="sm" busy={isPending} onClick={() => mutate()} className={className}>
      {isPending || variant === 'link' ? null : <FileDown aria-hidden="true" />}
      <span>{label}</span>
      <span className="sr-only">{t` of ${of}`}</span>
    </Button>
  );
}

export interface SaveInvoiceProps extends Pick<SavePaperProps, 'variant' | 'className'> {
  readonly invoice: { readonly id: string; readonly number: string };
  /** Fetches the file of an invoice. */
  readonly load: (id: string, params?: { readonly format: 'xml' }) => Promise<Blob>;
}

export function SaveInvoice({ invoice: { id, number }, load, ...look }: SaveInvoiceProps) {
  return (
    <DownloadDocument label={t`Download PDF`} of={number} file={`${number}.pdf`} load={() => load(id)} {...look} />
  );
}

/** The invoice as a PDF and as an e-invoice (XML). */
export const SaveInvoiceFiles = ({ invoice, load }: Pick<SaveInvoiceProps, 'invoice' | 'load'>) => (
  <div className="flex flex-wrap justify-end gap-2">
    <DownloadDocument
      label={t`E-invoice (XML)`}
      of={invoice.number}
      file={`${invoice.number}.xml`}
      load={() => load(invoice.id, { format: 'xml' })}
      variant="link"
    />
    <SaveInvoice invoice={invoice} load={load} />
  </div>
);
