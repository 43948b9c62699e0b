import { Download } from 'lucide-react';
import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { saveFile } from '@/lib/save-file.ts';

interface CsvButtonProps {
  /** Name of the saved file, with its extension. */
  readonly file: string;
  /** Fetches the file; request the rows that the list currently shows, without paging. */
  readonly load: () => Promise<Blob>;
  /** Where a list has several files. */
  readonly label?: string;
}

/** Saves the list as a spreadsheet file. */
export function CsvButton({ file, load, label = 'Export CSV' }: CsvButtonProps) {
  const [busy, setBusy] = useState(false);
  const { show } = useToast();
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await load(), file);
    } catch (error) {
      show({ tone: 'danger', text: errorMessage(error, 'Failed to export the list') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="ghost" className="sm:last:-mr-5" busy={busy} onClick={() => void save()}>
      {busy ? null : <Download aria-hidden="true" />}
      <span>{label}</span>
    </Button>
  );
}
