import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Download as DownloadIcon } from 'lucide-react';
import type { Download } from '@/api/generated/model.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { RecentList } from '@/components/ui/recent-list.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { formatDate } from '@/lib/format.ts';
import { formatSize } from '@/lib/format-size.ts';
import { FileIcon } from '../../kit/file-icon.tsx';
import { downloadErrorMessage, useDownload } from '../../kit/use-download.ts';
import { rowLinkClass } from './row-link-class.ts';

/** Downloads a file from its row, as from its card. */
function DownloadButton({ download }: { readonly download: Download }) {
  const { show } = useToast();
  const { mutate, isPending } = useDownload(download);
  const label = isPending ? t`Downloading` : t`Download`;
  return (
    <IconButton
      icon={DownloadIcon}
      label={`${label} ${download.file_name}`}
      aria-disabled={isPending || undefined}
      onClick={() => {
        if (isPending) return;
        mutate(undefined, { onError: (error) => show({ tone: 'danger', text: downloadErrorMessage(error) }) });
      }}
      // Above the link that covers the row.
      className="relative z-1 -my-1.5 -me-2 ms-auto aria-disabled:opacity-50"
    />
  );
}

const isOver = ({ rights }: Download): boolean =>
  Boolean(rights?.grace_until && Date.parse(rights.grace_until) <= Date.now());

interface RecentDownloadsProps {
  readonly downloads: readonly Download[];
  /** Sample files have no links: they do not exist. */
  readonly sample: boolean;
}

/** The latest files, each as a small sheet with its file type, a link to its card, and a button that downloads it. */
export function RecentDownloads({ downloads, sample }: RecentDownloadsProps) {
  return (
    <RecentList
      title={t`Recent Downloads`}
      empty={t`No downloads available`}
      all={(props) => <Link to="/dashboard/downloads" {...props} />}
      rows={downloads.map((download) => {
        const { id, file_name, product_name, version, created_at, size_bytes } = download;
        return (
          <li key={id} className="relative flex items-center gap-3.5 border-t border-border py-3 text-sm">
            <FileIcon fileName={file_name} className="w-9" />
            <span className="grid min-w-0 gap-y-1">
              <span className="font-medium wrap-anywhere">
                {sample ? (
                  <span>{product_name}</span>
                ) : (
                  <Link to="/dashboard/downloads" search={{ file: id }} className={rowLinkClass}>
                    {product_name}
                  </Link>
                )}
                {version ? (
                  <span className="font-normal text-muted-foreground tabular-nums">{` v${version}`}</span>
                ) : null}
              </span>
              <span className="text-xs text-muted-foreground tabular-nums">
                <time dateTime={created_at}>{formatDate(created_at)}</time> <span>{`· ${formatSize(size_bytes)}`}</span>
              </span>
            </span>
            {sample || isOver(download) ? null : <DownloadButton download={download} />}
          </li>
        );
      })}
    />
  );
}
