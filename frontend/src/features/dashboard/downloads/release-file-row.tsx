import { Copy, Download as DownloadIcon } from 'lucide-react';
import type { OwnReleaseFile } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { copyText } from '@/lib/copy-text.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatSize } from '@/lib/format-size.ts';
import { platformLabel } from './release-format.ts';
import { downloadErrorMessage, useDownload } from './use-download.ts';

interface ReleaseFileRowProps {
  /** Id of the download that contains the file. */
  readonly download: string;
  readonly file: OwnReleaseFile;
}

/** One file of a version: platform, size, checksum and download button. */
export function ReleaseFileRow({ download, file }: ReleaseFileRowProps) {
  const { name, platform, size_bytes, sha256, requirements } = file;
  const { mutate, isPending, error } = useDownload({ id: download, file_name: name, size_bytes });
  const { show } = useToast();
  const copy = async () => {
    if (await copyText(sha256, navigator)) show({ tone: 'success', text: 'SHA-256 copied' });
    else show({ tone: 'danger', text: 'Copying failed. Select it and copy it yourself.' });
  };
  return (
    <div className="rounded-lg border border-border bg-background p-3 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-44">
          <p className="font-semibold">{platformLabel(platform)}</p>
          <p className="text-muted-foreground wrap-anywhere">
            <bdi lang={detectLanguage(name)}>{name}</bdi>,{' '}
            <span className="whitespace-nowrap">{formatSize(size_bytes)}</span>
          </p>
          {requirements ? <p className="text-muted-foreground wrap-anywhere">{`Needs ${requirements}`}</p> : null}
        </div>
        <Button variant="outline" size="sm" busy={isPending} onClick={() => mutate(file.file)}>
          {isPending ? null : <DownloadIcon aria-hidden="true" />}
          <span>{isPending ? 'Downloading' : 'Download'}</span>
          <span className="sr-only">{` ${name}`}</span>
        </Button>
      </div>
      <div className="mt-2 flex items-center gap-2 border-t border-border pt-1">
        <p className="min-w-0 grow text-xs text-muted-foreground">
          SHA-256{' '}
          <code translate="no" className="ml-1 break-all select-all">
            {sha256}
          </code>
        </p>
        <IconButton icon={Copy} label={`Copy the SHA-256 of ${name}`} onClick={() => void copy()} />
      </div>
      {error && !isPending ? (
        <Banner tone="danger" className="mt-2">
          {downloadErrorMessage(error)}
        </Banner>
      ) : null}
    </div>
  );
}
