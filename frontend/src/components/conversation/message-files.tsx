import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useToast } from '@/hooks/use-toast.ts';
import { formatSize } from '@/lib/format-size.ts';
import { saveFile } from '@/lib/save-file.ts';
import { Spinner } from '../feedback/spinner.tsx';
import type { AttachedFile } from './attached-file.ts';

interface MessageFilesProps {
  readonly files: readonly AttachedFile[];
  /** Fetches a file with the reader's token. */
  readonly load: (id: string) => Promise<Blob>;
}

/** The files of a message. Fetched with the bearer token, so plain links would not work. */
export function MessageFiles({ files, load }: MessageFilesProps) {
  const { show } = useToast();
  const { mutate, isPending, variables } = useMutation({
    networkMode: 'always',
    mutationFn: ({ id }: AttachedFile) => load(id),
    onSuccess: (content, { name }) => saveFile(content, name),
    onError: () => show({ tone: 'danger', text: 'Failed to fetch the file' }),
  });
  return (
    <ul aria-label="Files" className="mt-2 grid gap-1.5">
      {files.map((file) => (
        <li key={file.id}>
          <button
            type="button"
            disabled={isPending}
            onClick={() => mutate(file)}
            className="flex min-h-11 w-full items-center gap-2 rounded-md border border-border bg-background px-3 py-1.5 text-left text-sm transition-colors hover:bg-accent"
          >
            {isPending && variables.id === file.id ? (
              <Spinner className="size-4" />
            ) : (
              <FileDown className="size-4 shrink-0" aria-hidden="true" />
            )}
            <span className="min-w-0">
              <span className="sr-only">Download </span>
              <bdi className="wrap-anywhere">{file.name}</bdi>{' '}
              <span className="whitespace-nowrap text-muted-foreground tabular-nums">
                {formatSize(file.size_bytes)}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
