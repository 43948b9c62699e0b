import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { Download } from '@/api/generated/model.ts';
import { RecentList } from '@/components/ui/recent-list.tsx';
import { formatDate } from '@/lib/format.ts';
import { formatSize } from '@/lib/format-size.ts';
import { FileIcon } from '../../kit/file-icon.tsx';
import { rowLinkClass } from './row-link-class.ts';

interface RecentDownloadsProps {
  readonly downloads: readonly Download[];
  /** Sample files have no links: they do not exist. */
  readonly sample: boolean;
}

/** The latest files, each as a small sheet with its file type and a link to its card. */
export function RecentDownloads({ downloads, sample }: RecentDownloadsProps) {
  return (
    <RecentList
      title={t`Recent Downloads`}
      empty={t`No downloads available`}
      all={(props) => <Link to="/dashboard/downloads" {...props} />}
      rows={downloads.map(({ id, file_name, product_name, version, created_at, size_bytes }) => (
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
        </li>
      ))}
    />
  );
}
