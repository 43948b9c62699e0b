import { FileSpreadsheet, Upload } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';

interface FilePickerProps {
  readonly file: File | null;
  readonly busy: boolean;
  readonly onChoose: (file: File) => void;
}

/** The CSV file. */
export function FilePicker({ file, busy, onChoose }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const onFileInput = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const selected = currentTarget.files?.[0];
    // Allows selecting the same file again after it was corrected.
    currentTarget.value = '';
    if (selected) onChoose(selected);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border border-dashed border-input bg-card p-4 sm:p-5">
      <FileSpreadsheet className="size-7 shrink-0 text-ink-10" strokeWidth={1.5} aria-hidden="true" />
      <div className="min-w-0 grow basis-56 text-sm">
        <p className="font-semibold wrap-anywhere">
          <bdi>{file?.name ?? 'A CSV file with a header row'}</bdi>
        </p>
        <p className="text-muted-foreground">UTF-8 or UTF-16, comma, semicolon or tab. Up to 20 MB and 100,000 rows.</p>
      </div>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label="CSV file"
        className="sr-only"
        tabIndex={-1}
        onChange={onFileInput}
      />
      <Button variant={file ? 'outline' : 'default'} disabled={busy} onClick={() => input.current?.click()}>
        <Upload aria-hidden="true" />
        <span>{file ? 'Choose another file' : 'Choose file'}</span>
      </Button>
    </div>
  );
}
