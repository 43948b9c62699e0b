import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useToast } from '@/hooks/use-toast.ts';
import { saveFile } from '@/lib/save-file.ts';
import { Button } from '../ui/button.tsx';

export interface SaveInvoiceProps {
  readonly invoice: { readonly id: string; readonly number: string };
  /** Fetches the file of an invoice. */
  readonly load: (id: string) => Promise<Blob>;
}

/** Downloads the invoice as PDF. Fetched with the bearer token, so a plain link would not work. */
export function SaveInvoice({ invoice: { id, number }, load }: SaveInvoiceProps) {
  const { show } = useToast();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => load(id),
    onSuccess: (file) => saveFile(file, `${number}.pdf`),
    onError: () => show({ tone: 'danger', text: 'Failed to create the file. Please try again in a moment.' }),
  });
  return (
    <Button variant="outline" size="sm" busy={isPending} onClick={() => mutate()}>
      {isPending ? null : <FileDown aria-hidden="true" />}
      <span>Download PDF</span>
      <span className="sr-only">{` of ${number}`}</span>
    </Button>
  );
}
